import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { brand } from '../../domain/brand.ts'
import { judgePassword } from '../../domain/first-administrator.ts'
import type { FieldCode } from '../../domain/refusals.ts'

/** More guesses than 10 ^ 10: of four grades, the best. */
const goodEnough = 4
/** What is hard to guess up to here is hard to guess; a longer one would only take longer to judge. */
const judgedLength = 64

let estimator: ZxcvbnFactory | undefined

/** Refuses what is short, what many others use or used, and what is made of the person or the place. */
export function judgeNewPassword(
  password: string,
  { name, email, institution }: { name: string; email: string; institution: string },
): FieldCode | undefined {
  const code = judgePassword(password)
  if (code) return code
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const near = [name, email, brand.name, brand.longName, institution]
  const words = near
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2)
  return estimator.check(password.slice(0, judgedLength), words).score < goodEnough ? 'guessable' : undefined
}
