import type { Country } from '../../lists/countries.ts'
import type { Field } from './field.ts'
import type { Answers, Form } from './form.ts'
import { isEmpty, normalise } from './normalise.ts'
import { withLevel } from './other-language.ts'
import { fieldOf, visibleAmong } from './visible.ts'

/** The canonical answers: without hidden, unknown and empty fields. */
export function clean(form: Form, answers: unknown): Answers {
  return keepVisible(form, normalise(form, answers))
}

/** The same for normalised answers. */
export function keepVisible(form: Form, given: Answers): Answers {
  const kept: Record<string, unknown> = {}
  for (const name of visibleAmong(form, given)) {
    const value = followOthers(fieldOf(form, name), given[name], given)
    if (!isEmpty(value)) kept[name] = value
  }
  return kept
}

/** Some values follow another field: only countries of the chosen regions, the level of the other language. */
function followOthers(field: Field, value: unknown, answers: Answers): unknown {
  if (field.kind === 'otherLanguage' && typeof value === 'string') return withLevel(value, answers[field.of])
  if (field.kind === 'countriesWithin' && Array.isArray(value) && value.length <= field.list.length) {
    return value.filter((name) => !isElsewhere(field.list, name, answers[field.within]))
  }
  return value
}

/** An unknown country stays, so that validation reports it. */
function isElsewhere(list: readonly Country[], name: unknown, regionRows: unknown): boolean {
  const region = list.find(({ label }) => label === name)?.region
  return region !== undefined && !(Array.isArray(regionRows) && regionRows.some((row) => row?.id === region))
}
