import { brand } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Locale, localeFacts } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { withFacts } from '../../domain/messages/wording-of.ts'

export function frameOf({ reason }: Letter, locale: Locale, site: string, registry: RegistryFacts) {
  const t = translator(locale, catalogueOf(locale))
  const { name } = brand
  const { coordinator_email: email } = registry
  return {
    locale,
    dir: localeFacts(locale).dir,
    name,
    who: withFacts(t('site.organisation', { longName: t('languages.longName') }), locale, registry),
    reason,
    reach: piecesOf(t('mail.askUs', { email: '<email>' }), {
      email: { text: email, href: `mailto:${email}` },
    }),
    site,
    copyLink: t('mail.copyLink'),
  }
}

export type Frame = ReturnType<typeof frameOf>

export type Piece = { text: string; href?: string }

/** A sentence with links in it, whose words may stand in any order. */
function piecesOf(sentence: string, links: Readonly<Record<string, Piece>>): Piece[] {
  return sentence.split(/<(\w+)>/).map((piece, at) => (at % 2 === 1 && links[piece]) || { text: piece })
}
