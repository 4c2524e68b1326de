import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { addPassedStep } from '../../store/tracking/visit-figures.ts'

/** Counts that somebody has gone past a step of a form, and nothing else about it. */
export async function passStep(
  store: Store,
  form: ApplicationKind,
  step: string,
): Promise<Outcome<undefined>> {
  if (!applicationForms[form].steps.some(({ id }) => id === step)) return refuse('not_found')
  await addPassedStep(store, form, step)
  return done(undefined)
}
