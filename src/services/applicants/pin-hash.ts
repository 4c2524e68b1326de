import { createHmac, randomBytes } from 'node:crypto'
import { matchesHash } from '../protection/hash-password.ts'
import { isSame, type SigningKey } from '../protection/signing-key.ts'

const keyed = /^\$hmac-sha256\$v=1\$([\w+/]{22})\$([\w+/]{43})$/

/** Six digits are found whatever hashing them costs, but not without a key, which the database does not have. */
export function hashPin(pin: string, { key }: SigningKey): string {
  return written(pin, base64(randomBytes(16)), key)
}

/**
 * The hash of a right PIN as it is to be kept from now on; undefined for a wrong one, after as long. It keeps its salt,
 * so that two who renew it at once agree.
 */
export async function provePin(pin: string, hash: string, signing: SigningKey): Promise<string | undefined> {
  const salt = keyed.exec(hash)?.[1]
  if (salt === undefined) {
    const [, , , , nonce = ''] = hash.split('$')
    return (await matchesHash(pin, hash)) ? written(pin, nonce, signing.key) : undefined
  }
  const now = written(pin, salt, signing.key)
  const before = written(pin, salt, signing.formerKey ?? signing.key)
  const [isOfNow, isOfBefore] = [isSame(hash, now), isSame(hash, before)]
  return isOfNow || isOfBefore ? now : undefined
}

/** Of no PIN: to compare with it takes as long as with any other. */
export const nobodysPin = `$hmac-sha256$v=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

function written(pin: string, salt: string, key: string): string {
  const tag = createHmac('sha256', key).update(`${salt}$${pin}`).digest()
  return `$hmac-sha256$v=1$${salt}$${base64(tag)}`
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
