import { createHash } from 'node:crypto'

/** The key includes a digest of the content, so that other content under a reused key is not lost. */
export function keyOf(idempotencyKey: string, answers: object): string {
  const hash = createHash('sha256').update(idempotencyKey).update(JSON.stringify(answers))
  return hash.digest('hex').slice(0, 32)
}
