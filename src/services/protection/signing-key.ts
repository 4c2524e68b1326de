import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The current secret, and the former one while keys are rotated. */
export type Secrets = { secret: string; secretBefore?: string | undefined }

/** `key` signs; signatures of `formerKey` are still accepted. Both are the same on every instance. */
export type SigningKey = { key: string; formerKey?: string | undefined }

/** Derives one key per purpose (HKDF). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `aster ${purpose}`, 32))
}

export function signingKey({ secret, secretBefore }: Secrets, purpose: string): SigningKey {
  const keyOf = (one: string) => deriveKey(one, purpose).toString('base64url')
  return { key: keyOf(secret), formerKey: secretBefore === undefined ? undefined : keyOf(secretBefore) }
}

export function signerOf(signing: SigningKey) {
  const signWith = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign: (text: string) => signWith(signing.key, text),
    hasSigned: (text: string, mac: string) => isSignedBy(signing, mac, (key) => signWith(key, text)),
  }
}

export function isSignedBy({ key, formerKey }: SigningKey, signature: string, sign: (key: string) => string) {
  return isSame(signature, sign(key)) || (formerKey !== undefined && isSame(signature, sign(formerKey)))
}

/** Constant-time comparison. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
