import { timingSafeEqual } from 'node:crypto'

/** `key` signs; what the former one has signed is still believed. Both are the same on every instance. */
export type SigningKey = { key: string; formerKey?: string | undefined }

export function isSignedBy(
  { key, formerKey }: SigningKey,
  signature: string,
  sign: (key: string) => string,
): boolean {
  return isSame(signature, sign(key)) || (formerKey !== undefined && isSame(signature, sign(formerKey)))
}

/** Takes as long wherever two texts of one length differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
