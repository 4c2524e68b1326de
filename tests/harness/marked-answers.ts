import { ofKind, type PerKind } from '../../src/domain/forms/engine/field.ts'
import type { Answers, Form } from '../../src/domain/forms/engine/form.ts'
import { fieldOf } from '../../src/domain/forms/engine/visible.ts'

/** By which an answer is found again. */
export const markOf = (name: string) => `typed-${name.replaceAll('_', '-')}-x`

/** Every field is filled in, also those that exclude each other. */
export function markedAnswers(form: Form): Answers {
  return Object.fromEntries(
    Object.keys(form.fields).map((name) => [name, ofKind(marked, fieldOf(form, name))(name)]),
  )
}

/** What a person types or uploads can be found again in a mail; lists have nothing to hide. */
const marked: PerKind<(name: string) => unknown> = {
  text: () => markOf,
  longText: () => (name) => `${markOf(name)} and more`,
  email: () => (name) => `${markOf(name)}@example.org`,
  phone: () => markOf,
  number: () => () => 7,
  year: () => () => 2020,
  country: () => () => 'Ghana',
  countriesWithin: () => () => ['Ghana'],
  choice:
    ({ list }) =>
    () =>
      list.items.at(-1)?.id,
  choices:
    ({ list, max }) =>
    () =>
      list.items.map(({ id }) => id).slice(-max),
  languageRows: () => () => [{ id: 0, value: 'Other', proficiency: 'Basic' }],
  otherLanguage: () => (name) => `${markOf(name)} - Basic`,
  regionRows: () => () => [{ id: 1, value: 'Africa', years_of_experience: '<5' }],
  consent: () => () => true,
  tick: () => () => true,
  file: () => markOf,
}
