import { brand, usualFacts } from '../brand.ts'
import type { RegistryFacts } from '../forms/registry.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueOf } from './catalogues.ts'
import { contactIn } from './contact-in.ts'
import { type FactPlace, factPlaces } from './fact-places.ts'
import type { Locale } from './locales.ts'
import { mapMessages } from './map-messages.ts'
import { translator } from './translate.ts'
import { isTranslatedLocale } from './translation.ts'

/** The catalogue as this registry says it: its institution and its coordinator are named, also to islands. */
export function wordingOf(locale: Locale, facts: RegistryFacts): Catalogue {
  const wanted = JSON.stringify(facts)
  if (wanted !== latest.facts) latest = { facts: wanted, wordings: new Map() }
  const known = latest.wordings.get(locale)
  if (known) return known
  const values = factValues(locale, facts) // once: creating plural rules takes longer than filling in all messages
  const wording = mapMessages(catalogueOf(locale), (message) =>
    typeof message === 'string' ? message.replace(places, (_, place: FactPlace) => values[place]) : message,
  )
  latest.wordings.set(locale, wording)
  return wording
}

export function withFacts(
  text: string,
  locale: Locale,
  facts: RegistryFacts,
  write = (fact: string) => fact,
): string {
  const values = factValues(locale, facts)
  return text.replace(mailPlaces, (link, place: FactPlace) =>
    write(
      link.startsWith('mailto:') && values[place].includes('@') ? `mailto:${values[place]}` : values[place],
    ),
  )
}

/** The facts by their places, for a text that is filled in when it is written. */
export function factValues(locale: Locale, facts: RegistryFacts): Readonly<Record<FactPlace, string>> {
  const local = localFacts(locale, facts)
  const values = Object.entries(factPlaces).map(([place, fact]) => [place, local[fact]])
  return {
    ...(Object.fromEntries(values) as Record<FactPlace, string>),
    coordinatorEmail: contactIn(locale, facts).text,
    answerTime: translator(locale, catalogueOf(locale))('periods.answerTime', {
      count: Number(facts.answer_days),
    }),
  }
}

/** Translates the default names; names that an administrator has set stay as they are. */
export function localFacts(locale: Locale, facts: RegistryFacts): RegistryFacts {
  const t = translator(locale, catalogueOf(locale))
  const { institution_name: institution, coordinator_name: coordinator, name, long_name } = facts
  return {
    ...facts,
    institution_name:
      institution === usualFacts.institution_name ? t('languages.usualInstitution') : institution,
    coordinator_name:
      coordinator === usualFacts.coordinator_name
        ? t('languages.usualCoordinator').replace(brand.name, () => name)
        : coordinator,
    long_name:
      (isTranslatedLocale(locale) && facts[`long_name_${locale}`]) ||
      (long_name === usualFacts.long_name ? t('languages.longName') : long_name),
  }
}

const places = new RegExp(`\\{(${Object.keys(factPlaces).join('|')})\\}`, 'g')
const mailPlaces = new RegExp(`(?:mailto:)?${places.source}`, 'g')

/** Compared by value: each reader of the database gets facts of its own. */
let latest = { facts: '', wordings: new Map<Locale, Catalogue>() }
