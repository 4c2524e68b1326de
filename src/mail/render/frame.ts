import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { contactIn } from '../../domain/messages/contact-in.ts'
import { type Locale, localeFacts } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { withFacts } from '../../domain/messages/wording-of.ts'
import { tintsOf } from './tints.ts'

export function frameOf({ reason }: Letter, locale: Locale, site: string, registry: RegistryFacts) {
  const t = translator(locale, catalogueOf(locale))
  return {
    locale,
    dir: localeFacts(locale).dir,
    name: registry.name,
    who: withFacts(t('site.organisation'), locale, registry),
    reason,
    reach: piecesOf(t('mail.askUs', { email: '<email>' }), {
      email: contactIn(locale, registry),
    }),
    site,
    tints: tintsOf(registry),
    copyLink: t('mail.copyLink'),
  }
}

export type Frame = ReturnType<typeof frameOf>

export type Piece = { text: string; href?: string }

/** Splits a sentence with links, which may come in any order. */
function piecesOf(sentence: string, links: Readonly<Record<string, Piece>>): Piece[] {
  return sentence.split(/<(\w+)>/).map((piece, at) => (at % 2 === 1 && links[piece]) || { text: piece })
}
