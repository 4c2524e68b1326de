/** An event of a calendar, as RFC 5545 describes it: at a time, or on a whole day. */
export type CalendarEvent = {
  /** Identifies the event in a calendar; stays the same as long as the event exists. */
  uid: string
  /** Calendars keep the version with the highest number. */
  sequence: number
  cancelled?: boolean
  title: string
  text?: string | undefined
  place?: string | undefined
  url?: string | undefined
  /** The time at which this version was written. */
  writtenAt: Date
  organizer?: Mailbox
  attendee?: Mailbox
} & ({ startsAt: Date; minutes: number } | { day: string })

type Mailbox = { name?: string; address: string }

type Calendar = {
  /** The name of the program that writes the calendar. */
  product: string
  /** Only in a mail: whether it invites or cancels the invitation. */
  method?: 'REQUEST' | 'CANCEL'
  name?: string
  /** How often a program that subscribes to it should read it again (RFC 7986). */
  everyHours?: number
  events: readonly CalendarEvent[]
}

/** An iCalendar object (RFC 5545): times in UTC, lines of at most 75 bytes that end with CRLF. */
export function writeCalendar({ product, method, name, everyHours, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(product)}//EN`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`NAME:${textOf(name)}`, `X-WR-CALNAME:${textOf(name)}`] : []),
    ...(everyHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`, `X-PUBLISHED-TTL:PT${everyHours}H`]
      : []),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent): string[] {
  const { uid, sequence, cancelled, title, text, place, url, writtenAt, organizer, attendee } = event
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}`,
    `DTSTAMP:${utcOf(writtenAt)}`,
    `SEQUENCE:${sequence}`,
    ...('day' in event
      ? [
          `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
          `DTEND;VALUE=DATE:${nextDay(event.day).replaceAll('-', '')}`,
          'TRANSP:TRANSPARENT',
        ]
      : [
          `DTSTART:${utcOf(event.startsAt)}`,
          `DTEND:${utcOf(new Date(event.startsAt.getTime() + event.minutes * 60_000))}`,
        ]),
    `SUMMARY:${textOf(title)}`,
    ...(text ? [`DESCRIPTION:${textOf(text)}`] : []),
    ...(place ? [`LOCATION:${textOf(place)}`] : []),
    ...(url ? [`URL:${uriOf(url)}`] : []),
    ...(organizer ? [`ORGANIZER${nameOf(organizer)}:mailto:${uriOf(organizer.address)}`] : []),
    ...(attendee ? [`ATTENDEE${nameOf(attendee)};${answerable}:mailto:${uriOf(attendee.address)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

const answerable = 'ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE'

const utcOf = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Escaped TEXT (3.3.11), without control characters. */
function textOf(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A parameter value cannot hold a quotation mark (3.2). */
const nameOf = ({ name }: Mailbox) => (name ? `;CN="${name.replace(/["\p{Cc}]/gu, '')}"` : '')

/** Removes white space and control characters, which could end the line. */
const uriOf = (address: string) => address.replace(/[\s\p{Cc}]/gu, '')

/** The length of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds long lines: they continue in the next one, behind a space (3.1). No character is split. */
function fold(line: string): string {
  const lines: string[] = []
  let [current, size] = ['', 0]
  for (const character of line) {
    const more = bytesOf(character)
    if (size + more > 75) {
      lines.push(current)
      ;[current, size] = [' ', 1]
    }
    current += character
    size += more
  }
  return [...lines, current].join('\r\n')
}
