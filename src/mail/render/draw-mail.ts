import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { localeFacts } from '../../domain/messages/locales.ts'
import { frameOf } from './frame.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

export const logo = readFileSync(join(import.meta.dirname, 'logo.png'))

type Written = { letter: Letter; locale: Locale; registry: RegistryFacts }

/** Both looks of a mail; `logoSource` is where its picture comes from. */
export function drawMail(mail: Written, site: URL, logoSource: string): { text: string; html: string } {
  const letter = withWholeAddresses(mail.letter, site)
  const frame = frameOf(letter, mail.locale, site.origin + localeFacts(mail.locale).prefix, mail.registry)
  return { text: letterText(letter, frame), html: letterHtml(letter, frame, logoSource) }
}

/** HTML with an inline logo, so that showing it makes no request. */
export function showMail(mail: Written, site: URL): { text: string; html: string } {
  return drawMail(mail, site, `data:image/png;base64,${logo.toString('base64')}`)
}

/** Letters name pages of the site by their paths. */
function withWholeAddresses(letter: Letter, site: URL): Letter {
  const whole = (part: LetterPart) =>
    part.kind === 'link' ? { ...part, href: new URL(part.href, site).href } : part
  return { ...letter, parts: letter.parts.map(whole) }
}
