import { brand } from '../../domain/brand.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { judgePassword } from '../../domain/staff/password.ts'
import { type Estimate, type Judged, passwordEstimator } from './estimate-password.ts'

/** Only this many characters are judged, to bound the cost. */
const judgedLength = 64

/** No honest name, address or institution is longer; the forms refuse longer ones. */
const longestNear = 200

const retryAfterSeconds = 10

const estimateInTurn = passwordEstimator()

/**
 * Refuses a password that is short, that many others use or used, or that is made of the person or the place. This is
 * expensive: check the link or the session and all other fields first.
 */
export async function judgeNewPassword(
  password: string,
  { name, email, institution }: { name: string; email: string; institution: string },
  estimate: (judged: Judged) => Promise<Estimate | undefined> = estimateInTurn,
): Promise<Outcome<undefined>> {
  const code = judgePassword(password)
  if (code) return refuse('invalid_answers', { errors: { password: code } })
  const near = [name, email, brand.name, brand.longName, institution]
  const words = near
    .map((text) => text.slice(0, longestNear))
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2)
  const estimated = await estimate({ password: password.slice(0, judgedLength), words })
  if (estimated === 'good') return done(undefined)
  if (estimated === 'guessable') return refuse('invalid_answers', { errors: { password: 'guessable' } })
  return refuse('unavailable', { errors: { password: 'not_checked' }, retryAfterSeconds })
}
