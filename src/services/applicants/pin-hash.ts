import { createHmac, randomBytes } from 'node:crypto'
import { inAscii } from '../../domain/forms/engine/ascii-digits.ts'
import { matchesHash } from '../protection/hash-password.ts'
import { isSame, type SigningKey } from '../protection/signing-key.ts'

const keyed = /^\$hmac-sha256\$v=1\$([\w+/]{22})\$([\w+/]{43})$/

/** HMAC with a key outside the database: no slow hash would protect six digits. */
export function hashPin(pin: string, { key }: SigningKey): string {
  return written(pin, base64(randomBytes(16)), key)
}

/**
 * The current hash of a correct PIN; undefined for a wrong one, in constant time. Reuses the salt, so that concurrent
 * re-hashes agree.
 */
export async function provePin(
  typed: string,
  hash: string,
  signing: SigningKey,
): Promise<string | undefined> {
  const pin = inAscii(typed.trim())
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

/** A dummy hash, for constant-time comparison. */
export const nobodysPin = `$hmac-sha256$v=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

function written(pin: string, salt: string, key: string): string {
  const tag = createHmac('sha256', key).update(`${salt}$${pin}`).digest()
  return `$hmac-sha256$v=1$${salt}$${base64(tag)}`
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
