import { certificatePath } from '../../domain/api/programme/certificate-paths.ts'
import { filePath } from '../../domain/applicants/applicant-paths.ts'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { isOver } from '../../domain/matching/match-status.ts'
import { toldRequest } from '../../domain/matching/told-request.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { type AgreementText, paragraphsOf } from '../../domain/programme/agreement-text.ts'
import { introduce } from '../../domain/programme/other-side.ts'
import type { OwnAgreementText, OwnMatch, OwnReport } from '../../domain/programme/own-programme.ts'
import { areAcquainted } from '../../domain/programme/own-status.ts'
import { reportAuthor, type Side } from '../../domain/programme/reports.ts'
import { tasksOf } from '../../domain/programme/tasks.ts'
import { done, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { listAgreements, listLetters } from '../../store/programme/agreements.ts'
import { listReports } from '../../store/programme/reports.ts'
import { sideOf } from '../matching/lock-request.ts'
import { shownWords } from '../settings/shown-words.ts'
import { type KnownMatch, listKnownMatches } from './known-matches.ts'
import { readAgreementText, readSignedWords, readTextFor } from './read-agreement-text.ts'

/** What an expert or a hospital knows of its collaborations: what is asked, accepted, due, and what became of it. */
export async function readOwnProgramme(store: Store, session: EditSession, locale: Locale) {
  const side = sideOf(session)
  if (!side) return refuse('not_found')
  const t = await shownWords(store, locale)
  const { told, toChooseFrom } = await listKnownMatches(store, side, session.applicationId)
  const commitments = await commitmentsOf(
    store,
    told.map(({ id }) => id),
  )
  const matches = await Promise.all(
    told.map(async (match) => {
      const signed = commitments.agreements.filter(({ match_id }) => match_id === match.id)
      const text = await textOf(store, { side, locale, status: match.status, signed })
      return matchFor(side, match, { ...commitments, text }, t)
    }),
  )
  return done({
    side,
    to_choose_from: toChooseFrom,
    agreement: shown(await readAgreementText(store, locale)),
    matches: matches.sort((one, other) => placeOf(one) - placeOf(other)),
  })
}

const shown = ({ version, locale, words }: AgreementText): OwnAgreementText => ({
  version,
  locale,
  text: paragraphsOf(words),
})

type TextCase = {
  side: Side
  locale: Locale
  status: KnownMatch['status']
  signed: Commitments['agreements']
}

/** What this side has accepted, or is asked to accept. */
async function textOf(store: Store, { side, locale, status, signed }: TextCase) {
  const own = signed.find((one) => one.side === side)
  if (own) {
    const words = await readSignedWords(store, own)
    return words === null ? null : shown({ version: own.text_version, locale: own.locale as Locale, words })
  }
  return status === 'confirmed' ? shown(await readTextFor(store, side, locale, signed)) : null
}

/** Open tasks first, unsuccessful matches last. */
function placeOf({ tasks, status }: OwnMatch): number {
  if (tasks.length > 0) return 0
  return isOver(status) ? 2 : 1
}

type Commitments = Awaited<ReturnType<typeof commitmentsOf>>

async function commitmentsOf(store: Store, ids: readonly string[]) {
  const [agreements, letters, owed] = await Promise.all([
    listAgreements(store, ids),
    listLetters(store, ids),
    listReports(store, ids),
  ])
  return { agreements, letters, owed }
}

function matchFor(
  side: Side,
  match: KnownMatch,
  { agreements, letters, owed, text }: Commitments & { text: OwnAgreementText | null },
  t: Translate,
): OwnMatch {
  const { id, status, answers, answer_by, starts_on, ends_on } = match
  const isOf = (one: { match_id: string }) => one.match_id === id
  const signed = agreements.filter(isOf)
  const own = signed.find((one) => one.side === side)
  const other = signed.find((one) => one.side !== side)
  const letter = letters.find(isOf)
  const due = status === 'agreement_signed' ? [] : owed.filter(isOf)
  const reports = due.map((one) => reportFor(side, one))
  return {
    id,
    status,
    is_refused: side === 'expert' && match.refused_at !== null && !isOver(status),
    other: introduce(side === 'expert' ? 'hospital' : 'expert', answers, areAcquainted(status), t),
    need: side === 'expert' ? needOf(answers, t) : [],
    tasks: tasksOf(side, { status, hasSigned: own !== undefined, hasLetter: letter !== undefined, reports }),
    answer_by: status === 'invited' ? (answer_by?.toISOString() ?? null) : null,
    agreement: {
      own: own ? { name: own.name, text_version: own.text_version, accepted_at: acceptedAt(own) } : null,
      other_accepted_at: other ? acceptedAt(other) : null,
      text,
    },
    letter: letter
      ? {
          received_at: letter.received_at.toISOString(),
          href: side === 'hospital' && letter.upload_id ? filePath('hospital', letter.upload_id) : null,
        }
      : null,
    starts_on,
    ends_on,
    reports,
    certificate: side === 'expert' && status === 'completed' ? certificatePath('own', id) : null,
  }
}

/** An agreement on paper counts from the day of its signature. */
function acceptedAt({ accepted_at, signed_on }: { accepted_at: Date; signed_on: string | null }): string {
  return (signed_on ? new Date(signed_on) : accepted_at).toISOString()
}

function needOf(answers: Answers, t: Translate): OwnMatch['need'] {
  const { facts, words } = toldRequest(answers, t)
  return [...facts, ...words].map(({ label, text }) => ({ label, text }))
}

/** Hides the other side's report and its review. */
function reportFor(side: Side, report: Commitments['owed'][number]): OwnReport {
  const { kind, status, due_on, submitted_at, settled_at, note, answers } = report
  const is_own = reportAuthor[kind] === side
  return {
    kind,
    is_own,
    status,
    due_on,
    submitted_at: submitted_at?.toISOString() ?? null,
    settled_at: settled_at?.toISOString() ?? null,
    note: is_own ? note : null,
    answers: is_own ? answers : null,
  }
}
