import type { FieldKind } from './engine/field.ts'
import type { Form } from './engine/form.ts'
import { fieldOf } from './engine/visible.ts'

/** How long it takes to answer what every person must answer, in steps of five minutes. */
export function minutesOf(form: Form): number {
  const asked = form.steps.flatMap(({ asks }) => asks.map((name) => fieldOf(form, name)))
  const seconds = asked
    .filter(({ required, when }) => required && !when)
    .map((field) =>
      field.kind === 'longText' && field.suggestedWords
        ? (field.suggestedWords / wordsPerMinute) * 60
        : secondsFor[field.kind],
    )
  const minutes = seconds.reduce((sum, one) => sum + one, 0) / 60
  return Math.max(5, Math.ceil(minutes / 5) * 5)
}

/** Typing speed in a second language. */
const wordsPerMinute = 40

const secondsFor: Readonly<Record<FieldKind, number>> = {
  text: 10,
  longText: 75,
  email: 12,
  phone: 12,
  number: 12,
  year: 8,
  country: 8,
  countriesWithin: 15,
  choice: 6,
  choices: 15,
  languageRows: 20,
  otherLanguage: 8,
  regionRows: 20,
  consent: 20,
  tick: 6,
  file: 45,
}
