import { shortlistPath } from '../../../../domain/applicants/applicant-paths.ts'
import type { EditSession } from '../../../../domain/applicants/edit-session.ts'
import type { Shortlist, ShortlistedExpert } from '../../../../domain/matching/shortlist.ts'
import type { FieldErrors, Outcome, Refusal } from '../../../../domain/refusals.ts'
import type { NewPin } from '../../../applicants/authentication-words.ts'
import type { PageRequest } from '../../../page.ts'
import type { Trouble } from '../why-changed.ts'

/** A shortlist on a page that needs no script. */
export type PlainShortlist = {
  hash: string
  /** The shortlist; undefined until e-mail address and PIN are right. */
  shortlist?: Shortlist | undefined
  result?: Result | undefined
  /** The expert whom the hospital is about to choose. */
  asked?: ShortlistedExpert | undefined
  trouble?: Trouble | undefined
  /** The expert whom the hospital wanted and cannot have. */
  lostName: string
  /** Why the credentials were refused. */
  refused?: Refusal | undefined
  /** The outcome of a request for a new PIN. */
  newPin?: Outcome<NewPin>
  /** The session has run out. */
  isExpired?: boolean
  given: { email?: string; expert?: string; reason?: string }
  errors: FieldErrors
}

/** What the page of a shortlist is drawn from; without a hash it explains how choosing works. */
export type SelectionData = {
  hash: string | undefined
  wantsPin: boolean
  plain?: PlainShortlist | undefined
}

type Result = 'made' | 'none'

/** The path of the page; the redirect adds the locale. */
export const plainPath = (hash: string, result: Result | 'open' = 'open') =>
  `${shortlistPath('en', hash)}&plain=${result}`

export const nothingTyped = { lostName: '', given: {}, errors: {} } as const

export async function openPlain(request: PageRequest, hash: string): Promise<PlainShortlist> {
  const result = (['made', 'none'] as const).find((one) => one === request.query.plain)
  const session = await hospitalOf(request)
  return { ...nothingTyped, hash, result, shortlist: session && (await readFor(request, session, hash)) }
}

/** The hospital whose edit session the browser has. */
export async function hospitalOf({ services, sessionToken }: PageRequest): Promise<EditSession | undefined> {
  const session = sessionToken ? await services.applicants.resumeEditSession(sessionToken) : undefined
  return session?.kind === 'hospital' ? session : undefined
}

export async function readFor({ services }: PageRequest, session: EditSession, hash: string) {
  const read = await services.matching.readShortlist(session, hash)
  return read.ok ? read.value : undefined
}
