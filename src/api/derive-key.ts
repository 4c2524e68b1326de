import { hkdfSync } from 'node:crypto'
import type { SigningKey } from '../services/signing-key.ts'

/** The secret that signs, and the one before it, which is believed for as long as it is named. */
export type Secrets = { secret: string; secretBefore?: string | undefined }

/** One secret, a key of its own for every purpose: a leaked token of one kind says nothing about another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `aster ${purpose}`, 32))
}

export function signingKey({ secret, secretBefore }: Secrets, purpose: string): SigningKey {
  const keyOf = (one: string) => deriveKey(one, purpose).toString('base64url')
  return { key: keyOf(secret), formerKey: secretBefore === undefined ? undefined : keyOf(secretBefore) }
}
