import { isUuid } from '../../domain/api/uuid.ts'
import { type RemindedOf, remindableFrom } from '../../domain/programme/reminders.ts'
import { type ReportKind, reportAuthor, reportKinds, type Side } from '../../domain/programme/reports.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { type Application, findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { isActHeld } from '../../store/matching/held-match-moves.ts'
import { findMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { findLastReminder, type LastReminder } from '../../store/programme/reminders.ts'
import { listMoves } from '../../store/review/moves.ts'
import { type ApplicantMail, previewApplicantMail } from '../mail/applicant-mail.ts'
import { textOfLetter } from '../mail/letter-text.ts'
import type { MailPreview } from '../mail/preview-mails.ts'
import { isShortlistHeld } from '../matching/held-shortlist.ts'
import { choosingMail } from '../matching/mail-of-choosing.ts'
import { mailOfReminder } from './mail-of-reminder.ts'

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

/** The reminder of a shortlist; undefined unless the hospital has one to choose from. */
export async function findShortlistReminder(store: Store, hospitalId: string) {
  const request = isUuid(hospitalId) ? await findApplication(store, hospitalId) : undefined
  if (!request || !(await hasShortlist(store, request))) return undefined
  const mail = choosingMail(request, request, 'shortlistReminder')
  const offered = await offer(store, { about: 'shortlist', side: 'hospital', mail })
  return { ...offered, from: offered.from ?? (await isShortlistNew(store, hospitalId)) ?? null }
}

/** `id` is the request of a shortlist, or the match of a report. */
export type Reminded = { about: 'shortlist' | ReportKind; id: string }

/** The words of a reminder, and whether it may go now. */
export async function readReminder(store: Store, { about, id }: Reminded) {
  const offered =
    about === 'shortlist'
      ? await findShortlistReminder(store, id)
      : (await listReminders(store, id)).find((one) => one.about === about)
  if (!offered) return refuse('not_found')
  const { to, locale, letter } = offered.mail
  const from = offered.from?.toISOString() ?? null
  return done({ to: to.join(', '), locale, subject: letter.subject, text: textOfLetter(letter), from })
}

/** The hospital has received a shortlist and has not chosen yet. */
export async function hasShortlist(database: Database, { id, status }: Pick<Application, 'id' | 'status'>) {
  return status === 'shortlist_sent' && !(await isShortlistHeld(database, id))
}

/** The time from which a new shortlist can be reminded of; undefined if that is over. */
export async function isShortlistNew(database: Database, hospitalId: string): Promise<Date | undefined> {
  const sent = (await listMoves(database, hospitalId)).findLast(
    ({ to_status, undone_at }) => to_status === 'shortlist_sent' && undone_at === null,
  )
  const from = sent && remindableFrom(sent.held_until)
  return from && from > new Date() ? from : undefined
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
