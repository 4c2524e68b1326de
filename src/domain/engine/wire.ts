import type { Answers, Form } from './form.ts'

/** A stored record as the specification's server returns it: a list of countries as one text. */
export function wireAnswers(form: Form, stored: Answers): Answers {
  const entries = Object.entries(stored).map(([name, value]) => {
    const isList = form.fields[name]?.kind === 'countriesWithin' && Array.isArray(value)
    return [name, isList ? value.join(',') : value]
  })
  return Object.fromEntries(entries)
}
