import { applicationCalls } from '../../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import type { FormPost, Submitted } from '../../page.ts'
import type { Locked } from './native-credentials.ts'
import { hashIn, sessionOf } from './native-edit.ts'

export type Ended = { view: 'ended'; what: 'withdraw' | 'erase' | 'signOut' }
export type Asked = { view: 'ask'; what: 'withdraw' | 'erase'; hash: string; isWrongStatus?: boolean }

/** Withdraws or erases the application that this browser has open; without a session the PIN is asked for again. */
export function endNatively(kind: ApplicationKind, what: 'withdraw' | 'erase') {
  return async (post: FormPost): Promise<Submitted<Ended | Asked | Locked>> => {
    const session = await sessionOf(post, kind)
    const hash = hashIn(post)
    if (!session) return lockedAgain(post)
    const { withdrawApplication, eraseOwnData } = post.services.applicants
    const outcome = await (what === 'withdraw' ? withdrawApplication(session) : eraseOwnData(session))
    if (!outcome.ok)
      return { refusal: outcome.refusal, data: { view: 'ask', what, hash, isWrongStatus: true } }
    return { data: { view: 'ended', what } }
  }
}

export async function signOutNatively(post: FormPost): Promise<Submitted<Ended>> {
  if (post.sessionToken) await post.services.applicants.signOut(post.sessionToken)
  return { data: { view: 'ended', what: 'signOut' } }
}

export async function askNatively(post: FormPost, target: string): Promise<Submitted<Asked>> {
  const what = target === 'erase' ? 'erase' : 'withdraw'
  return { data: { view: 'ask', what, hash: hashIn(post) } }
}

/** Leads to the file, which the browser saves: the page stays. */
export function exportNatively(kind: ApplicationKind) {
  return async (post: FormPost): Promise<Submitted<Locked>> => {
    const session = await sessionOf(post, kind)
    if (!session) return lockedAgain(post)
    return { redirect: `${applicationCalls[kind]}/${session.applicationId}/export` }
  }
}

const lockedAgain = (post: FormPost): Submitted<Locked> => ({
  refusal: { code: 'no_session' },
  data: { view: 'link', hash: hashIn(post), wantsPin: false },
})
