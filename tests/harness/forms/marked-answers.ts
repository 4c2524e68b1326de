import { ofKind, type PerKind } from '../../../src/domain/forms/engine/field.ts'
import type { Answers, Form } from '../../../src/domain/forms/engine/form.ts'
import { fieldOf } from '../../../src/domain/forms/engine/visible.ts'

/** Identifies the answer of a field. */
export const markOf = (name: string) => `typed-${name.replaceAll('_', '-')}-x`

/** Fills in every field, even mutually exclusive ones. */
export function markedAnswers(form: Form): Answers {
  return Object.fromEntries(
    Object.keys(form.fields).map((name) => [name, ofKind(marked, fieldOf(form, name))(name)]),
  )
}

/** Marks typed text and files, which must not leak into mails; options of lists are not personal. */
const marked: PerKind<(name: string) => unknown> = {
  text: () => markOf,
  longText: () => (name) => `${markOf(name)} and more`,
  email: () => (name) => `${markOf(name)}@example.org`,
  phone: () => (name) => `${markOf(name)} 233`,
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
