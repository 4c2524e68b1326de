import type { ReportKind } from '../../../domain/programme/reports.ts'
import { done, type FieldErrors, type Outcome } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { ReadMatch } from '../../../services/programme/read-match.ts'
import { type PageRequest, signedIn } from '../../page.ts'

/** What staff can do about a match, and about one of its reports. */
export const actionNames = [
  'confirm',
  'undo',
  'decline',
  'begin',
  'hold',
  'resume',
  'end',
  'complete',
  'story',
  'accept',
  'return',
  'waive',
  'reopen',
  'day',
] as const

export type ActionName = (typeof actionNames)[number]

/** What came back, with what was typed about which version. */
export type Refused = {
  action: ActionName
  kind?: ReportKind | undefined
  version?: number | undefined
  fields: Readonly<Record<string, readonly string[]>>
  errors: FieldErrors
}

export type MatchData = {
  match: ReadMatch
  mayChange: boolean
  result?: ActionName | undefined
  trouble?: 'version_conflict' | 'wrong_status' | 'too_late' | 'no_consent'
  refused?: Refused
}

export async function openMatch(request: PageRequest): Promise<Outcome<MatchData>> {
  const { services, params, query } = request
  const match = await services.programme.readMatch(params.id ?? '')
  if (!match.ok) return match
  return done({
    match: match.value,
    mayChange: mayDo(signedIn(request).role, 'review_applications'),
    result: actionNames.find((name) => name === query.done),
  })
}
