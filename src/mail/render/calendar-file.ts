import { brand } from '../../domain/brand.ts'
import { writeCalendar } from '../../domain/mail/calendar.ts'
import { isLink } from '../../domain/review/interview.ts'
import type { OutgoingMail } from '../../store/mail/mail-queue.ts'

/** The attachment of a mail about an appointment: mail programs offer to add it to a calendar, or to remove it. */
export function calendarFile({ letter, to, queuedAt, registry }: OutgoingMail, site: URL, sender: string) {
  const { calendar } = letter
  if (!calendar) return undefined
  const { method, id, startsAt, place, ...event } = calendar
  const content = writeCalendar({
    product: brand.name,
    method,
    events: [
      {
        ...event,
        uid: `${id}@${site.hostname}`,
        cancelled: method === 'CANCEL',
        place,
        ...(isLink(place) && { url: place }),
        startsAt: new Date(startsAt),
        writtenAt: queuedAt,
        organizer: { name: registry.name, address: registry.coordinator_email || sender },
        attendee: { address: to },
      },
    ],
  })
  return { icalEvent: { method, filename: `${brand.slug}.ics`, content } }
}
