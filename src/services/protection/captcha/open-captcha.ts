import type { FormId } from '../../../domain/forms/engine/form.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { Store } from '../../../store/open-store.ts'
import { isPassUsed } from '../../../store/protection/used-passes.ts'
import { type CaptchaSettings, issueChallenge, readSolution } from './challenge.ts'
import { readStamp, stampPage } from './page-stamp.ts'
import type { Pass } from './pass.ts'

/** What comes with a form: a solved challenge, or what a page without a script can show instead. */
export type Proof =
  | { token: string | undefined }
  | {
      stamp: string | undefined
      /** What stands in a field that people do not see. */
      trap: string | undefined
      /** To count by; it must not lead back to an address. */
      caller: string
    }

/** As it arrives, before anybody has looked at its proof. */
export type Unproven<Sent extends { pass: unknown }> = Omit<Sent, 'pass'> & { proof: Proof }

export type Captcha = ReturnType<typeof openCaptcha>

/** Nobody reads and fills in a form in less. */
const shortestMs = 3000

/** Keeps programs from sending forms by the thousand, without a riddle for people. */
export function openCaptcha(store: Store, settings: CaptchaSettings) {
  function judge(form: FormId, proof: Proof): Pass | undefined {
    if ('token' in proof) {
      const solved = readSolution(settings, proof.token ?? '')
      return solved?.form === form ? solved.pass : undefined
    }
    const stamp = readStamp(settings, form, proof.stamp ?? '')
    if (!stamp || proof.trap) return undefined
    const { id, expiresAt, ageMs } = stamp
    return { id, expiresAt, caller: proof.caller, isHasty: ageMs < shortestMs }
  }

  return {
    /** Judged before anything else; the pass is redeemed with what it lets through. */
    async guard<T>(
      form: FormId,
      proof: Proof,
      act: (pass: Pass) => Promise<Outcome<T>>,
    ): Promise<Outcome<T>> {
      const pass = judge(form, proof)
      return pass ? act(pass) : refuse('captcha_failed')
    },
    issueChallenge: async (form: FormId) => done(await issueChallenge(settings, form)),
    /** Whether a form would be let through with it; it stays unused. */
    async verify(token: string): Promise<Outcome<{ success: boolean }>> {
      const solved = readSolution(settings, token)
      return done({ success: solved !== undefined && !(await isPassUsed(store, solved.pass.id)) })
    },
    /** A page that is shown again keeps its time, unless its stamp is of no more use. */
    async stampPage(form: FormId, earlier?: string): Promise<string> {
      const known = earlier ? readStamp(settings, form, earlier) : undefined
      return earlier && known && !(await isPassUsed(store, known.id))
        ? earlier
        : stampPage(settings.key, form)
    },
  }
}
