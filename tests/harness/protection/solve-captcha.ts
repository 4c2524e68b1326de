import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import type { FormId } from '../../../src/domain/forms/engine/form.ts'
import type { CaptchaSettings } from '../../../src/services/protection/captcha/challenge.ts'

/** The lowest cost. */
export const captchaOfTests: CaptchaSettings = { key: 'kept by the tests', cost: 2 }

/** Solves a challenge with altcha's own solver; `read` fetches a path. */
export async function solveCaptcha(form: FormId, read: (path: string) => Promise<unknown>): Promise<string> {
  const challenge = (await read(`${apiPaths.captchaChallenge}?form=${form}`)) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}

export function tokenOf(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
