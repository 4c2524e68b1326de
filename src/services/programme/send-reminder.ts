import { type ReportKind, reportAuthor } from '../../domain/programme/reports.ts'
import { done, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { textOfLetter } from '../mail/letter-text.ts'
import { findShortlistReminder, listReminders, remindOfShortlist, remindSide } from './remind-by-hand.ts'

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

export async function sendReminder(store: Store, staff: Author, { about, id }: Reminded) {
  const sent =
    about === 'shortlist'
      ? await remindOfShortlist(store, staff, id)
      : await remindSide(store, staff, { id, about, side: reportAuthor[about] })
  return sent.ok ? done({ sent: true as const }) : sent
}
