import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { brand } from '../domain/brand.ts'
import type { Letter, LetterPart } from '../domain/letter.ts'
import type { OutgoingMail } from '../store/outbox.ts'
import { frameOf } from './render/frame.ts'
import { letterHtml } from './render/letter-html.ts'
import { letterText } from './render/letter-text.ts'

/** Who sends: the address on the envelope and in From, and the site that links and message ids name. */
export type Sender = { address: string; site: URL }

/** A mail as the line carries it. */
export type ComposedMail = { id: string; queuedAt: Date; envelope: Envelope; bytes: Buffer }

type Envelope = { from: string | false; to: string[] }

const logo = readFileSync(join(import.meta.dirname, 'logo.png'))

/** The same mail gives the same bytes each time, so that a receiver can recognise a second delivery. */
export async function composeMail(mail: OutgoingMail, { address, site }: Sender): Promise<ComposedMail> {
  const { id, locale, queuedAt } = mail
  const cid = `logo@${site.hostname}`
  const { subject, text, html } = dress(mail, site, `cid:${cid}`)
  const message = new MailComposer({
    messageId: `<${id}@${site.hostname}>`,
    date: queuedAt,
    from: { name: brand.name, address },
    to: { name: '', address: oneLine(mail.to) },
    replyTo: { name: '', address: oneLine(mail.replyTo ?? mail.registry.coordinator_email) },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
    text,
    html,
    attachments: [{ filename: `${brand.slug}.png`, content: logo, cid }],
    baseBoundary: id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { id, queuedAt, envelope: message.getEnvelope(), bytes: await message.build() }
}

/** A mail as its reader sees it, on a page of ours. */
export function showMail(mail: Worded, site: URL) {
  return dress(mail, site, `data:image/png;base64,${logo.toString('base64')}`)
}

type Worded = Pick<OutgoingMail, 'letter' | 'locale' | 'registry'>

function dress(mail: Worded, site: URL, logoSource: string) {
  const letter = withWholeAddresses(mail.letter, site)
  const frame = frameOf(letter, mail.locale, site.origin, mail.registry)
  return {
    subject: oneLine(letter.subject),
    text: letterText(letter, frame),
    html: letterHtml(letter, frame, logoSource),
  }
}

/** Letters name pages of the site by their paths. */
function withWholeAddresses(letter: Letter, site: URL): Letter {
  const whole = (part: LetterPart) =>
    part.kind === 'link' ? { ...part, href: new URL(part.href, site).href } : part
  return { ...letter, parts: letter.parts.map(whole) }
}

/** Whatever stands after a line break would be a header of its own. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')
