import { accept } from '../../src/domain/forms/engine/accept.ts'
import type { AnswersOf, Form } from '../../src/domain/forms/engine/form.ts'
import type { Outcome } from '../../src/domain/refusals.ts'

/** The demo keeps only what the registry would have kept if a person had sent it. */
export function admit<F extends Form>(form: F, sent: AnswersOf<F>): AnswersOf<F> {
  return kept(form, accept(form, sent))
}

export function kept<T>(form: Form, outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`The ${form.id} form refuses a demo record: ${JSON.stringify(outcome.refusal)}`)
}
