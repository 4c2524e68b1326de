import type { Form } from '../../src/domain/engine/form.ts'
import { fieldOf } from '../../src/domain/engine/visible.ts'

/** The fields of a form that take whatever somebody types. */
export function typedFields(form: Form): string[] {
  return Object.keys(form.fields).filter((name) => ['text', 'longText'].includes(fieldOf(form, name).kind))
}
