import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { pagePaths } from '../../domain/content/pages/page-names.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { consentFields } from '../../domain/forms/engine/consent.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { termsPages } from '../../domain/privacy/terms-pages.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { findNewerTerms } from '../../store/privacy/terms-versions.ts'

export type NewerTerms = { path: string; since: string }

/** The terms that came into force after the applicant's last consent. Null while an information request is open. */
export async function newerTermsFor(
  database: Database,
  { id, kind, status }: Pick<Application, 'id' | 'kind' | 'status'>,
): Promise<NewerTerms | null> {
  const newer = status === 'info_requested' ? undefined : await findNewerTerms(database, id, kind)
  if (!newer) return null
  return { path: pagePaths[termsPages[kind]], since: newer.in_force_since.toISOString() }
}

/** Removes the consents, so that the page shows their questions unanswered. */
export function withoutConsents(kind: ApplicationKind, answers: Answers): Answers {
  const asked = consentFields(applicationForms[kind])
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !asked.includes(name)))
}

/** The field errors of an edit without consent; none for a form that accepts the terms by being sent. */
export function missingConsents(form: Form, said: Answers): FieldErrors {
  const missing = consentFields(form).filter((name) => said[name] !== true)
  return Object.fromEntries(missing.map((name) => [name, 'must_accept' as const]))
}
