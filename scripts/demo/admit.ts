import { accept } from '../../src/domain/forms/engine/accept.ts'
import type { AnswersOf, Form } from '../../src/domain/forms/engine/form.ts'

/** Validates a demo record with the form that a real one would pass. */
export function admit<F extends Form>(form: F, sent: AnswersOf<F>): AnswersOf<F> {
  const outcome = accept(form, sent)
  if (outcome.ok) return outcome.value
  throw new Error(`The ${form.id} form rejects a demo record: ${JSON.stringify(outcome.refusal)}`)
}
