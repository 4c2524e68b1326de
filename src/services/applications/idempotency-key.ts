import { createHash } from 'node:crypto'

/** What is sent is part of the key: under a key used before, anything else would otherwise be lost. */
export function keyOf(idempotencyKey: string, answers: object): string {
  const hash = createHash('sha256').update(idempotencyKey).update(JSON.stringify(answers))
  return hash.digest('hex').slice(0, 32)
}
