import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

/** The position of a frame is authenticated, so that frames cannot be reordered, repeated or removed. */
export type Place = { number: number; isLast: boolean }

/** Encrypts frames with a key, or adds only a checksum. */
export type Seal = {
  close(content: Buffer, place: Place): Buffer
  /** Decrypts a frame; undefined if authentication fails. */
  open(closed: Buffer, place: Place): Buffer | undefined
}

/** The parameters of key derivation in the header. */
export type Lock = { cipher: 'aes-256-gcm'; derivation: 'scrypt'; cost: number; salt: string; check: string }

export const sealBytes = 16

/** 2 to this power: 128 MiB and about half a second for each guess. */
const usualCost = 17
const keyBytes = 32
const blockSize = 8

export async function makeLock(passphrase: string): Promise<{ lock: Lock; key: Buffer }> {
  const salt = crypto.randomBytes(16)
  const { key, check } = await derive(passphrase, salt, usualCost)
  const facts = { cost: usualCost, salt: salt.toString('base64'), check: check.toString('base64') }
  return { lock: { cipher: 'aes-256-gcm', derivation: 'scrypt', ...facts }, key }
}

export async function openLock(lock: Lock, passphrase: string): Promise<Buffer | undefined> {
  const { key, check } = await derive(passphrase, Buffer.from(lock.salt, 'base64'), lock.cost)
  return check.equals(Buffer.from(lock.check, 'base64')) ? key : undefined
}

/** `about` is the additional authenticated data. */
export function keyedSeal(key: Buffer, about: Buffer): Seal {
  return {
    close(content, place) {
      const cipher = crypto.createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(about)
      return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
    },
    open(closed, place) {
      const content = closed.subarray(0, -sealBytes)
      const cipher = crypto.createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: sealBytes })
      cipher.setAAD(about).setAuthTag(closed.subarray(-sealBytes))
      try {
        return Buffer.concat([cipher.update(content), cipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

export function keylessSeal(about: Buffer): Seal {
  const sumOf = (content: Buffer, place: Place) =>
    crypto
      .createHash('sha256')
      .update(about)
      .update(nonceOf(place))
      .update(content)
      .digest()
      .subarray(0, sealBytes)
  return {
    close: (content, place) => Buffer.concat([content, sumOf(content, place)]),
    open(closed, place) {
      const content = closed.subarray(0, -sealBytes)
      return crypto.timingSafeEqual(sumOf(content, place), closed.subarray(-sealBytes)) ? content : undefined
    },
  }
}

/** Every file has its own key, so that frame numbers are unique nonces. */
function nonceOf({ number, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

async function derive(passphrase: string, salt: Buffer, cost: number) {
  const N = 2 ** cost
  const options = { N, r: blockSize, p: 1, maxmem: 256 * N * blockSize }
  const length = keyBytes + sealBytes
  const derived = await (promisify(crypto.scrypt) as Scrypt)(
    passphrase.normalize('NFKC'),
    salt,
    length,
    options,
  )
  return { key: derived.subarray(0, keyBytes), check: derived.subarray(keyBytes) }
}

type Scrypt = (password: string, salt: Buffer, length: number, options: object) => Promise<Buffer>
