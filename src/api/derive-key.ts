import { hkdfSync } from 'node:crypto'

/** One secret, a key of its own for every purpose: a leaked token of one kind says nothing about another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `aster ${purpose}`, 32))
}
