import { isUuid } from '../../domain/api/uuid.ts'
import { type RemindedOf, remindableFrom, remindersBy } from '../../domain/programme/reminders.ts'
import { type ReportKind, reportAuthor, reportKinds, type Side } from '../../domain/programme/reports.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { type Application, findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { isActHeld } from '../../store/matching/held-match-moves.ts'
import { findMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import {
  findLastReminder,
  type LastReminder,
  lockReminders,
  recordReminder,
} from '../../store/programme/reminders.ts'
import { countReminders, listReports, readToday } from '../../store/programme/reports.ts'
import { listMoves } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type ApplicantMail, previewApplicantMail, queueApplicantMail } from '../mail/applicant-mail.ts'
import type { MailPreview } from '../mail/preview-mails.ts'
import { isShortlistHeld } from '../matching/held-shortlist.ts'
import { changeRequest } from '../matching/lock-request.ts'
import { choosingMail } from '../matching/mail-of-choosing.ts'
import { mailOfReminder } from './mail-of-reminder.ts'
import { steerMatch } from './steer-match.ts'

export type ReminderOrder = {
  /** The id of the match. */
  id: string
  about: 'agreement' | ReportKind
  side: Side
}

/** Reminds one side of what it owes; replaces the automatic reminders that are due by now. */
export function remindSide(store: Store, staff: Author, { id, about, side }: ReminderOrder) {
  return steerMatch(store, staff, { id }, async (steered) => {
    const { trx, match } = steered
    const mail = await mailOfReminder(trx, steered, { about, side })
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

export type OfferedReminder = {
  about: RemindedOf
  side: Side
  mail: MailPreview
  /** The last reminder that this side received, of any kind. */
  last: LastReminder | undefined
  /** The moment from which it may be sent; null if it may be sent now. */
  from: Date | null
}

/** The reminders that staff can send to the sides of a match, with the text of each mail. */
export async function listReminders(store: Store, id: string): Promise<OfferedReminder[]> {
  const match = isUuid(id) ? await findMatch(store, id) : undefined
  const hospital = match && (await findApplication(store, match.hospital_id))
  const expert = match && (await findApplication(store, match.expert_id))
  if (!match || !hospital || !expert || (await isActHeld(store, id))) return []
  const waiting = [
    { about: 'agreement', side: 'hospital' },
    { about: 'agreement', side: 'expert' },
    ...reportKinds.map((kind) => ({ about: kind, side: reportAuthor[kind] })),
  ] as const
  const offered: OfferedReminder[] = []
  for (const { about, side } of waiting) {
    const mail = await mailOfReminder(store, { match, hospital, expert }, { about, side })
    if (mail) offered.push(await offer(store, { about, side, mail }))
  }
  return offered
}

/** The hospital has received a shortlist and has not chosen yet. */
async function hasShortlist(database: Database, { id, status }: Pick<Application, 'id' | 'status'>) {
  return status === 'shortlist_sent' && !(await isShortlistHeld(database, id))
}

/** The time from which a new shortlist can be reminded of; undefined if that is over. */
async function isShortlistNew(database: Database, hospitalId: string): Promise<Date | undefined> {
  const sent = (await listMoves(database, hospitalId)).findLast(
    ({ to_status, undone_at }) => to_status === 'shortlist_sent' && undone_at === null,
  )
  const from = sent && remindableFrom(sent.held_until)
  return from && from > new Date() ? from : undefined
}

/** The reminder of a shortlist; undefined unless the hospital has one to choose from. */
export async function findShortlistReminder(store: Store, hospitalId: string) {
  const request = isUuid(hospitalId) ? await findApplication(store, hospitalId) : undefined
  if (!request || !(await hasShortlist(store, request))) return undefined
  const mail = choosingMail(request, request, 'shortlistReminder')
  const offered = await offer(store, { about: 'shortlist', side: 'hospital', mail })
  return { ...offered, from: offered.from ?? (await isShortlistNew(store, hospitalId)) ?? null }
}

async function offer(
  store: Store,
  { about, side, mail }: Pick<OfferedReminder, 'about' | 'side'> & { mail: ApplicantMail },
): Promise<OfferedReminder> {
  const last = await findLastReminder(store, mail.to.id)
  const from = last ? remindableFrom(last.sent_at) : null
  return {
    about,
    side,
    mail: await previewApplicantMail(store, mail),
    last,
    from: from && from > new Date() ? from : null,
  }
}
