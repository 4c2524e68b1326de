import { createHash, randomBytes, randomInt } from 'node:crypto'
import { pinOf, pins } from '../../domain/applicants/pin.ts'

/** Only digests of tokens are stored, so that a database dump grants no access. */
export const digestOf = (token: string): Buffer =>
  createHash('sha256').update(token.slice(0, longestToken)).digest()

/** Cuts overlong input, which cannot match, to bound the cost of hashing. */
const longestToken = 300

/** 128 bits, for links and sessions. */
export const newToken = (): string => randomBytes(16).toString('base64url')

export const newPin = (): string => pinOf(randomInt(pins))

/** The key includes a digest of the content, so that other content under a reused key is not lost. */
export function keyOf(idempotencyKey: string, answers: object): string {
  const hash = createHash('sha256').update(idempotencyKey).update(JSON.stringify(answers))
  return hash.digest('hex').slice(0, 32)
}
