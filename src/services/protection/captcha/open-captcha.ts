import type { FormId } from '../../../domain/forms/engine/form.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { Store } from '../../../store/open-store.ts'
import { isPassUsed } from '../../../store/protection/used-passes.ts'
import { type CaptchaSettings, issueChallenge, readSolution } from './challenge.ts'
import { readStamp, stampPage } from './page-stamp.ts'
import { type Pass, shortestSeconds } from './pass.ts'

/** The proof sent with a form: a solved challenge or a page stamp. */
export type Proof = {
  /** Keyed hash of the caller, for rate limits. */
  caller: string
} & (
  | { token: string | undefined }
  | {
      stamp: string | undefined
      /** Value of the honeypot field. */
      trap: string | undefined
    }
)

/** A form before its proof is verified. */
export type Unproven<Sent extends { pass: unknown }> = Omit<Sent, 'pass'> & { proof: Proof }

export type Captcha = ReturnType<typeof openCaptcha>

/** Captcha by proof of work, without a task for people. */
export function openCaptcha(store: Store, settings: CaptchaSettings) {
  function judge(form: FormId, proof: Proof): Pass | undefined {
    const { caller } = proof
    if ('token' in proof) {
      const solved = readSolution(settings, proof.token ?? '')
      return solved?.form === form ? { ...solved.pass, caller, isProven: true } : undefined
    }
    const stamp = readStamp(settings, form, proof.stamp ?? '')
    if (!stamp || proof.trap) return undefined
    const { id, expiresAt, ageMs } = stamp
    return { id, expiresAt, caller, isProven: false, isHasty: ageMs < 1000 * shortestSeconds }
  }

  return {
    /** Verifies the proof first; the pass is redeemed in the transaction of the form. */
    async guard<T>(
      form: FormId,
      proof: Proof,
      act: (pass: Pass) => Promise<Outcome<T>>,
    ): Promise<Outcome<T>> {
      const pass = judge(form, proof)
      return pass ? act(pass) : refuse('captcha_failed')
    },
    issueChallenge: async (form: FormId) => done(await issueChallenge(settings, form)),
    /** Verifies a token without redeeming it. */
    async verify(token: string): Promise<Outcome<{ success: boolean }>> {
      const solved = readSolution(settings, token)
      return done({ success: solved !== undefined && !(await isPassUsed(store, solved.pass.id)) })
    },
    stampPage: (form: FormId): string => stampPage(settings.key, form),
    /** A redisplayed page keeps its stamp while it is valid. */
    async stampPageAgain(form: FormId, earlier: string | undefined): Promise<string> {
      const known = earlier ? readStamp(settings, form, earlier) : undefined
      return earlier && known && !(await isPassUsed(store, known.id))
        ? earlier
        : stampPage(settings.key, form)
    },
  }
}
