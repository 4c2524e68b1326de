import type { Answers, Form } from './form.ts'

/** A stored record as the specification's server returns it: countries as one text, some choices also as objects. */
export function wireAnswers(form: Form, stored: Answers): Answers {
  const wire: Record<string, unknown> = { ...stored }
  for (const [name, field] of Object.entries(form.fields)) {
    const value = stored[name]
    if (!Array.isArray(value)) continue
    if (field.kind === 'countriesWithin') wire[name] = value.join(',')
    if (field.kind === 'choices' && field.objectsAs) wire[field.objectsAs] = value.map((id) => ({ id }))
  }
  return wire
}
