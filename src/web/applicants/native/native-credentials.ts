import { editPages } from '../../../domain/applicants/applicant-paths.ts'
import type { EditSession } from '../../../domain/applicants/edit-session.ts'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import type { Outcome, Refusal } from '../../../domain/refusals.ts'
import { stepId } from '../../forms/wizard/progress.ts'
import { type FormPost, fieldOf, type Submitted } from '../../page.ts'
import type { NewPin } from '../authentication-words.ts'
import { credentialNames } from './credential-fields.tsx'
import { hashIn } from './native-edit.ts'

/** The page that asks for address and PIN, for browsers that show no dialog. */
export type Locked = {
  view: 'link'
  hash: string
  wantsPin: boolean
  email?: string
  refusal?: Refusal
  /** What became of a request for a new PIN; the same for known and unknown links. */
  newPin?: Outcome<NewPin>
}

export async function unlockNatively(kind: ApplicationKind, post: FormPost): Promise<Submitted<Locked>> {
  const hash = hashIn(post)
  const email = fieldOf(post, credentialNames.email).trim()
  const answer = await authenticate(kind, post)
  if (answer.ok) {
    const { sessionToken: signIn } = answer.value
    return { redirect: nativePath(kind, hash, stepId(applicationForms[kind], 0)), signIn }
  }
  return {
    refusal: answer.refusal,
    data: { view: 'link', hash, wantsPin: false, email, refusal: answer.refusal },
  }
}

export async function mailPinNatively(kind: ApplicationKind, post: FormPost): Promise<Submitted<Locked>> {
  const hash = hashIn(post)
  const sent = await post.services.applicants.sendNewPin(kind, hash)
  return {
    data: { view: 'link', hash, wantsPin: false, newPin: sent },
    ...(!sent.ok && { refusal: sent.refusal }),
  }
}

export type Opened = { session: EditSession; signIn?: string }

/** The session that credentials in a post open; undefined where there are none, or wrong ones. */
export async function openSession(kind: ApplicationKind, post: FormPost): Promise<Opened | undefined> {
  if (!fieldOf(post, 'pin')) return undefined
  const answer = await authenticate(kind, post)
  if (!answer.ok) return undefined
  const { sessionToken: signIn } = answer.value
  const session = await post.services.applicants.resumeEditSession(signIn)
  return session && { session, signIn }
}

/** The path of the page, without the locale, which a redirect adds. */
export function nativePath(kind: ApplicationKind, hash: string, step: string | undefined): string {
  const place = step === undefined ? 'all' : `step=${step}`
  return `${editPages[kind]()}?h=${encodeURIComponent(hash)}&plain&${place}`
}

async function authenticate(kind: ApplicationKind, post: FormPost) {
  const { services, sessionToken } = post
  const pin = fieldOf(post, 'pin').replaceAll(/\s/g, '')
  const given = { hash: hashIn(post), email: fieldOf(post, credentialNames.email).trim(), pin }
  const answer = await services.applicants.authenticate(kind, given)
  if (!answer.ok) return answer
  if (sessionToken) await services.applicants.signOut(sessionToken)
  return answer
}
