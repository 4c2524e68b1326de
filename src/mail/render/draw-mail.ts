import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { localeFacts } from '../../domain/messages/locales.ts'
import { isUsual } from '../../domain/settings/brand-colours.ts'
import { fitted, logoIn } from '../../domain/settings/logo.ts'
import { frameOf } from './frame.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

type MailLogo = { bytes: Buffer; width: number; height: number; isOwn: boolean }

const delivered: MailLogo = {
  bytes: readFileSync(join(import.meta.dirname, 'logo.png')),
  width: 168,
  height: 60,
  isOwn: false,
}

/** An own logo in a mail, in pixels. */
const box = { width: 240, height: 60 }

/** The registry's logo, else the delivered one in its name and colours; undefined where the name is written out. */
export function logoOf(registry: RegistryFacts, own: Buffer | undefined): MailLogo | undefined {
  const size = logoIn(registry)
  if (own && size) return { bytes: own, ...fitted(size, box), isOwn: true }
  return registry.name === brand.name && isUsual(registry) ? delivered : undefined
}

type Written = { letter: Letter; locale: Locale; registry: RegistryFacts }

/** Both looks of a mail; `source` is where its picture comes from. */
export function drawMail(
  mail: Written,
  site: URL,
  logo: MailLogo | undefined,
  source: string,
): { text: string; html: string } {
  const letter = withWholeAddresses(mail.letter, site)
  const frame = frameOf(letter, mail.locale, site.origin + localeFacts(mail.locale).prefix, mail.registry)
  return { text: letterText(letter, frame), html: letterHtml(letter, frame, logo && { ...logo, source }) }
}

/** HTML with an inline logo, so that showing it makes no request. */
export function showMail(mail: Written, site: URL, own?: Buffer): { text: string; html: string } {
  const logo = logoOf(mail.registry, own)
  return drawMail(mail, site, logo, `data:image/png;base64,${logo?.bytes.toString('base64')}`)
}

/** Letters name pages of the site by their paths. */
function withWholeAddresses(letter: Letter, site: URL): Letter {
  const whole = (part: LetterPart) =>
    part.kind === 'link' ? { ...part, href: new URL(part.href, site).href } : part
  return { ...letter, parts: letter.parts.map(whole) }
}
