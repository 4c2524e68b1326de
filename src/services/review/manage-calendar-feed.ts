import { referenceOf } from '../../domain/applications/reference.ts'
import { brand } from '../../domain/brand.ts'
import { type CalendarEvent, writeCalendar } from '../../domain/mail/calendar.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicationPath } from '../../domain/review/application-screens.ts'
import { isLink } from '../../domain/review/interview.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { regionsOf } from '../../domain/staff/regions.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import * as feeds from '../../store/review/calendar-feeds.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { secondStepDue } from '../staff/require-second-step.ts'
import { endFeed } from './end-calendar-feed.ts'

/** Staff read English. */
const t = translator('en', catalogueOf('en'))

/** Returns a new secret address, of which only a digest is stored; the former one ends. */
export function makeFeed(store: Store, staff: Author, onlyOwn: boolean): Promise<Outcome<{ token: string }>> {
  return transaction(store, async (trx) => {
    const token = newToken()
    await feeds.saveFeed(trx, { staffId: staff.id, tokenDigest: digestOf(token), onlyOwn })
    await writeAudit(trx, byStaff(staff), 'calendar_made', ['staff', staff.id])
    return done({ token })
  })
}

export function revokeFeed(store: Store, staff: Author): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    return (await endFeed(trx, staff, staff.id)) ? succeeded : refuse('not_found')
  })
}

export const readOwnFeed = (store: Store, staff: Author) => feeds.findOwnFeed(store, staff.id)

/** The calendar of a secret address: what its owner may see, and no addresses or telephone numbers of people. */
export async function readFeed(store: Store, token: string, site: URL): Promise<Outcome<string>> {
  const feed = await feeds.findFeed(store, digestOf(token))
  if (!feed || !mayDo(feed.role, 'read_applications')) return refuse('not_found')
  // Like every page of the back office, the feed is closed until its owner has set up a required second step.
  if (!feed.has_two_steps && (await secondStepDue(store, feed.role)) === 0) return refuse('not_found')
  await feeds.noteReading(store, feed.staff_id)
  const owner = feed.only_own ? feed.staff_id : undefined
  const limit = { regions: regionsOf(feed.role, feed.regions) }
  const [interviews, days] = await Promise.all([
    feeds.listInterviewEvents(store, limit, owner),
    feeds.listDayEvents(store, limit, owner),
  ])
  const { name } = await findRegistryFacts(store)
  const whole = (path: string) => new URL(path, site).href
  const writtenAt = new Date()
  const events: CalendarEvent[] = [
    ...interviews.map((one) => ({
      // The same uid as in the mail to the applicant.
      uid: `interview-${one.event_id}@${site.hostname}`,
      sequence: one.sequence,
      title: t('calendar.interview', { name: one.name, reference: referenceOf(one.kind, one.number) }),
      text: [
        t('calendar.with', { name: one.interviewer_name }),
        whole(applicationPath(one.kind, one.application_id)),
      ].join('\n'),
      place: one.place,
      url: isLink(one.place) ? one.place : whole(applicationPath(one.kind, one.application_id)),
      writtenAt: one.made_at,
      startsAt: one.starts_at,
      minutes: one.minutes,
    })),
    ...days.map(({ about, key, day, match_id, hospital, expert }) => ({
      uid: `${about}-${key}@${site.hostname}`,
      sequence: 0,
      title: t(`calendar.${about}`, { hospital, expert }),
      url: whole(paths.adminMatch(match_id)),
      writtenAt,
      day,
    })),
  ]
  return done(writeCalendar({ product: brand.name, name, everyHours: 1, events }))
}
