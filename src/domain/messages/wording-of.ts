import type { RegistryFacts } from '../forms/registry.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueOf } from './catalogues.ts'
import { type FactPlace, factPlaces } from './fact-places.ts'
import type { Locale } from './locales.ts'
import { mapMessages } from './map-messages.ts'

/** The catalogue as this registry says it: its institution and its coordinator are named, also to islands. */
export function wordingOf(locale: Locale, facts: RegistryFacts): Catalogue {
  const known = filled.get(facts)?.get(locale)
  if (known) return known
  const wording = mapMessages(catalogueOf(locale), (message) =>
    typeof message === 'string' ? withFacts(message, facts) : message,
  )
  filled.set(facts, new Map(filled.get(facts)).set(locale, wording))
  return wording
}

export function withFacts(text: string, facts: RegistryFacts, write = (fact: string) => fact): string {
  return text.replace(places, (_, place: keyof typeof factPlaces) => write(facts[factPlaces[place]]))
}

/** The facts by their places, for a text that is filled in when it is written. */
export function factValues(facts: RegistryFacts): Readonly<Record<FactPlace, string>> {
  const values = Object.entries(factPlaces).map(([place, fact]) => [place, facts[fact]])
  return Object.fromEntries(values) as Record<FactPlace, string>
}

const places = new RegExp(`\\{(${Object.keys(factPlaces).join('|')})\\}`, 'g')

const filled = new WeakMap<RegistryFacts, Map<Locale, Catalogue>>()
