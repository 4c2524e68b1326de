import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import type { NewInterview } from '../../domain/review/interview.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { MailWords } from '../../mail/letters/application-letters.ts'
import { wordsOfInterview } from '../../mail/letters/interview-letters.ts'
import { type Application, findApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { insertInterview, listInterviews } from '../../store/review/interviews.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { letterWords } from '../mail/letter-words.ts'
import { partsAround } from './around-words.ts'
import {
  cancellationOf,
  findHeldInvitation,
  findUpcoming,
  type InterviewChange,
  judgeInterview,
} from './interview-of-move.ts'
import { queueWords } from './queue-words.ts'

export type InterviewOrder = {
  id: string
  /** Optimistic lock: the version that was read, if there was an interview. */
  seen: string | null
  /** Null cancels it. */
  interview: NewInterview | null
  /** Replaces the usual words; null sends no mail. */
  mail?: MailWords | null | undefined
}

/** The interview to come, and everything that was decided about interviews. */
export async function readInterviews(store: Store, id: string) {
  const application = await findApplication(store, id)
  if (!application) return refuse('not_found')
  const upcoming = await findUpcoming(store, id)
  const rows = await listInterviews(store, id)
  return done({
    is_open: application.status === 'interview',
    is_held: upcoming !== undefined && (await findHeldInvitation(store, id)) !== undefined,
    /** Whether its mail is held or sent; false also without an interview to come. */
    is_told: upcoming?.isKnown ?? false,
    upcoming: application.status === 'interview' ? (upcoming?.id ?? null) : null,
    interviews: rows.map(({ starts_at, made_at, application_id: _, batch_id: __, ...row }) => ({
      ...row,
      starts_at: starts_at.toISOString(),
      made_at: made_at.toISOString(),
    })),
  })
}

/** Previews the mail about an interview. */
export async function previewInterview(
  store: Store,
  staff: Author,
  { id, interview }: Pick<InterviewOrder, 'id' | 'interview'>,
) {
  const application = await findApplication(store, id)
  if (!application) return refuse('not_found')
  const judged = await judgeChange(store, staff, application, interview)
  if (!judged.ok) return judged
  const change = judged.value
  const t = await letterWords(store, application.locale)
  const isEnglish = application.locale === 'en'
  return done({
    to: application.email,
    locale: application.locale,
    ...wordsOfInterview(t, change.what),
    in_english: isEnglish ? null : wordsOfInterview(await letterWords(store, 'en'), change.what),
    ...partsAround(t, application, change),
  })
}

/** Sets, changes or cancels the interview of an applicant who is invited to one; the mail leaves at once. */
export function setInterview(
  store: Store,
  staff: Author,
  order: InterviewOrder,
): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const { id, interview, seen, mail } = order
    const application = await lockApplication(trx, id)
    if (!application) return refuse('not_found')
    const upcoming = await findUpcoming(trx, id)
    if ((upcoming?.id ?? null) !== seen) return refuse('version_conflict')
    const judged = await judgeChange(trx, staff, application, interview)
    if (!judged.ok) return judged
    const change = judged.value
    const usual = change.what === 'cancelled' && !change.isKnown ? null : undefined
    const words = mail === undefined ? usual : mail
    const sent =
      words === undefined ? wordsOfInterview(await letterWords(trx, application.locale), change.what) : words
    if (sent) await queueWords(trx, application, sent, { heldMs: 0, interview: change })
    await insertInterview(trx, { ...change.row, batch_id: null, mailed: sent !== null }, staff)
    await writeAudit(trx, byStaff(staff), `interview_${change.what}`, ['application', id], {
      ...(upcoming && { before: { starts_at: upcoming.starts_at } }),
      after: { ...(interview && { starts_at: change.row.starts_at }), mail: sent !== null },
    })
    return succeeded
  })
}

async function judgeChange(
  database: Database,
  staff: Author,
  application: Application,
  interview: NewInterview | null,
): Promise<Outcome<InterviewChange>> {
  if (application.status !== 'interview') return refuse('wrong_status')
  const upcoming = await findUpcoming(database, application.id)
  // The held invitation could leave after the mail that changes it.
  if (upcoming && (await findHeldInvitation(database, application.id))) return refuse('act_held')
  if (interview) return judgeInterview(database, staff, application, interview)
  return upcoming ? done(cancellationOf(upcoming)) : refuse('not_found')
}
