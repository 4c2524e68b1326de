import * as v from 'valibot'
import { countries } from '../lists/countries.ts'
import { languages, OTHER_LANGUAGE } from '../lists/languages.ts'
import type { List } from '../lists/list.ts'
import { regions } from '../lists/regions.ts'
import { specialties } from '../lists/specialties.ts'
import { searched } from '../review/list-parts.ts'

export const availabilities = ['online', 'onsite'] as const

/** How many of 100 points could be judged, at least. */
export const confidences = [50, 70, 90] as const

const asked = <const Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const numbered = <const Id extends number>(ids: readonly Id[]) =>
  asked(v.pipe(v.string(), v.transform(Number), v.picklist(ids)))

const idsOf = <Id extends number>({ items }: List<Id>) => items.map(({ id }) => id)

/** The languages of the list; others are known by their name. */
export const listedLanguages = idsOf(languages).filter((id) => id !== OTHER_LANGUAGE)

/** The query string of a ranking; invalid values are ignored. */
export const expertFilter = v.object({
  /** Searches names, institutions and references. */
  search: asked(searched),
  country: asked(v.picklist(countries.map(({ code }) => code))),
  region: numbered(idsOf(regions)),
  /** A language spoken at Intermediate or better. */
  language: numbered(listedLanguages),
  availability: asked(v.picklist(availabilities)),
  specialty: numbered(idsOf(specialties)),
  confidence: numbered(confidences),
})

export type ExpertFilter = v.InferOutput<typeof expertFilter>
