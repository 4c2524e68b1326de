import type { Answers, Form } from './form.ts'

/** A stored record as the specification's server returns it: countries as one text, some choices also as objects. */
export function wireAnswers(form: Form, stored: Answers): Answers {
  const wire: Record<string, unknown> = { ...stored }
  for (const [name, field] of Object.entries(form.fields)) {
    const value = stored[name]
    const list = Array.isArray(value) ? value : []
    if (field.kind === 'countriesWithin' && value !== undefined) wire[name] = list.join(',')
    if (field.kind === 'choices' && field.objectsAs) wire[field.objectsAs] = list.map((id) => ({ id }))
  }
  return wire
}
