import type { Field } from './field.ts'
import type { Form } from './form.ts'
import { fieldOf } from './visible.ts'

/**
 * The form for an entry on behalf: files optional, without consents, declarations and texts for applicants. If it may
 * be incomplete, only the e-mail address is required.
 */
export function formForStaff(form: Form, { mayLack = false } = {}): Form {
  const isAsked = (name: string) => !isPromise(fieldOf(form, name))
  const isSure = ({ kind }: Field) => kind === 'email' || !(mayLack || kind === 'file')
  const fields = Object.entries(form.fields).filter(([name]) => isAsked(name))
  return {
    ...form,
    fields: Object.fromEntries(
      fields.map(([name, field]) => [name, isSure(field) ? field : optional(field)]),
    ),
    steps: form.steps
      .map(({ id, title, asks }) => ({ id, title, asks: asks.filter(isAsked) }))
      .filter(({ asks }) => asks.length > 0),
  }
}

const isPromise = ({ kind, required }: Field) => Boolean(required) && (kind === 'consent' || kind === 'tick')

function optional({ required: _, ...field }: Field): Field {
  return field
}
