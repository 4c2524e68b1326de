import { type RemindedOf, remindableFrom, remindersBy } from '../../domain/programme/reminders.ts'
import { type ReportKind, reportAuthor, type Side } from '../../domain/programme/reports.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { findLastReminder, lockReminders, recordReminder } from '../../store/programme/reminders.ts'
import { countReminders, listReports, readToday } from '../../store/programme/reports.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type ApplicantMail, queueApplicantMail } from '../mail/applicant-mail.ts'
import { isShortlistHeld } from '../matching/held-shortlist.ts'
import { changeRequest } from '../matching/lock-request.ts'
import { choosingMail } from '../matching/mail-of-choosing.ts'
import { changeMatch } from './change-match.ts'
import { hasShortlist, isShortlistNew, type Reminded } from './list-reminders.ts'
import { mailOfReminder } from './mail-of-reminder.ts'

export type ReminderOrder = {
  /** The id of the match. */
  id: string
  about: 'agreement' | ReportKind
  side: Side
}

/** Reminds one side of what it owes; replaces the automatic reminders that are due by now. */
export function remindSide(store: Store, staff: Author, { id, about, side }: ReminderOrder) {
  return changeMatch(store, staff, { id }, async (locked) => {
    const { trx, match } = locked
    const mail = await mailOfReminder(trx, locked, { about, side })
    if (!mail) return refuse('wrong_status')
    const reminded = await remind(trx, staff, mail, { about, matchId: match.id })
    if (reminded.ok && about !== 'agreement') await countAutomatic(trx, match.id, about)
    return reminded
  })
}

/** Reminds a hospital that has not chosen yet. */
export function remindOfShortlist(store: Store, staff: Author, hospitalId: string) {
  return changeRequest(store, hospitalId, async (trx, { request }) => {
    if (await isShortlistHeld(trx, request.id)) return refuse('act_held')
    if (!(await hasShortlist(trx, request))) return refuse('wrong_status')
    if (await isShortlistNew(trx, request.id)) return refuse('reminded_already')
    return remind(trx, staff, choosingMail(request, request, 'shortlistReminder'), { about: 'shortlist' })
  })
}

/** From Today: reminds the hospital of a shortlist, or the author of a report. */
export async function sendReminder(store: Store, staff: Author, { about, id }: Reminded) {
  const sent =
    about === 'shortlist'
      ? await remindOfShortlist(store, staff, id)
      : await remindSide(store, staff, { id, about, side: reportAuthor[about] })
  return sent.ok ? done({ sent: true as const }) : sent
}

async function remind(
  trx: Database,
  staff: Author,
  mail: ApplicantMail,
  { about, matchId }: { about: RemindedOf; matchId?: string },
): Promise<Outcome<undefined>> {
  const { id, kind } = mail.to
  await lockReminders(trx, id)
  const last = await findLastReminder(trx, id)
  if (last && remindableFrom(last.sent_at) > new Date()) return refuse('reminded_already')
  await queueApplicantMail(trx, mail)
  await recordReminder(trx, { applicationId: id, about, matchId, staff })
  const subject = matchId ? (['match', matchId] as const) : (['application', id] as const)
  await writeAudit(trx, byStaff(staff), 'reminder_sent', subject, { after: { about, to: kind } })
  return done(undefined)
}

async function countAutomatic(trx: Database, matchId: string, kind: ReportKind): Promise<void> {
  const report = (await listReports(trx, [matchId])).find((one) => one.kind === kind)
  if (report) await countReminders(trx, report.id, remindersBy(await readToday(trx), report.due_on))
}
