import MailComposer from 'nodemailer/lib/mail-composer'
import { brand } from '../../domain/brand.ts'
import { writeCalendar } from '../../domain/mail/calendar.ts'
import { isLink } from '../../domain/review/interview.ts'
import type { OutgoingMail } from '../../store/mail/mail-queue.ts'
import { drawMail, logoOf } from './draw-mail.ts'

/** The sender unless the settings name one: the address of envelope and From; links and message ids name the site. */
export type Sender = { address?: string | undefined; site: URL }

export type ComposedMail = { id: string; queuedAt: Date; envelope: Envelope; bytes: Buffer }

type Envelope = { from: string | false; to: string[] }

/**
 * The same mail gives the same bytes each time, so that a receiver can recognise a second delivery. `ownLogo` is the
 * file of the registry's own.
 */
export async function composeMail(
  mail: OutgoingMail,
  { address: usual, site }: Sender,
  ownLogo?: Buffer,
): Promise<ComposedMail> {
  const { id, locale, queuedAt, registry } = mail
  const address = registry.mail_from || usual || registry.coordinator_email || `no-reply@${site.hostname}`
  const replyTo = mail.replyTo ?? (registry.mail_reply_to || registry.coordinator_email)
  const logo = logoOf(registry, ownLogo)
  const cid = `logo@${site.hostname}`
  const message = new MailComposer({
    messageId: `<${id}@${site.hostname}>`,
    date: queuedAt,
    from: { name: oneLine(registry.mail_name || registry.name), address },
    to: { name: '', address: oneLine(mail.to) },
    ...(replyTo && { replyTo: { name: '', address: oneLine(replyTo) } }),
    subject: oneLine(mail.letter.subject),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
    ...drawMail(mail, site, logo, `cid:${cid}`),
    ...calendarFile(mail, site, address),
    attachments: logo ? [{ filename: `${brand.slug}.png`, content: logo.bytes, cid }] : [],
    baseBoundary: id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { id, queuedAt, envelope: message.getEnvelope(), bytes: await message.build() }
}

/** The attachment of a mail about an appointment: mail programs offer to add it to a calendar, or to remove it. */
function calendarFile({ letter, to, queuedAt, registry }: OutgoingMail, site: URL, sender: string) {
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

/** Removes line breaks, against header injection. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')
