import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { askedFields } from '../../domain/forms/engine/visible.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Asked } from '../../mail/letters/application-letters.ts'
import type { Application } from '../../store/applications/application.ts'

/** Whether a move may ask for these fields: only `info_requested` asks, and only for fields of the form. */
export function checkAsked(
  { kind }: Pick<Application, 'kind'>,
  to: ApplicationStatus,
  asked: Asked,
): Outcome<undefined> {
  if (to !== 'info_requested') return refuse('invalid_answers', { errors: { asked: 'unknown_field' } })
  const known = askedFields(applicationForms[kind])
  const isKnown = asked.fields.every((name) => known.includes(name))
  return isKnown ? done(undefined) : refuse('invalid_answers', { errors: { asked: 'invalid_choice' } })
}
