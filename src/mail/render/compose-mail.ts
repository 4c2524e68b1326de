import MailComposer from 'nodemailer/lib/mail-composer'
import { brand } from '../../domain/brand.ts'
import type { OutgoingMail } from '../../store/mail/outbox.ts'
import { calendarFile } from './calendar-file.ts'
import { drawMail, logo } from './draw-mail.ts'

/** Who sends: the address on the envelope and in From, and the site that links and message ids name. */
export type Sender = { address: string; site: URL }

export type ComposedMail = { id: string; queuedAt: Date; envelope: Envelope; bytes: Buffer }

type Envelope = { from: string | false; to: string[] }

/** The same mail gives the same bytes each time, so that a receiver can recognise a second delivery. */
export async function composeMail(mail: OutgoingMail, { address, site }: Sender): Promise<ComposedMail> {
  const { id, locale, queuedAt } = mail
  const cid = `logo@${site.hostname}`
  const message = new MailComposer({
    messageId: `<${id}@${site.hostname}>`,
    date: queuedAt,
    from: { name: brand.name, address },
    to: { name: '', address: oneLine(mail.to) },
    replyTo: { name: '', address: oneLine(mail.replyTo ?? mail.registry.coordinator_email) },
    subject: oneLine(mail.letter.subject),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
    ...drawMail(mail, site, `cid:${cid}`),
    ...calendarFile(mail, site),
    attachments: [{ filename: `${brand.slug}.png`, content: logo, cid }],
    baseBoundary: id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { id, queuedAt, envelope: message.getEnvelope(), bytes: await message.build() }
}

/** Against header injection by line breaks. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')
