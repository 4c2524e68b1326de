import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { pagePaths } from '../../domain/content/pages/page-names.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { termsPages } from '../../domain/privacy/terms-pages.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { findNewerTerms } from '../../store/privacy/terms-versions.ts'

export type NewerTerms = { path: string; since: string }

/** The terms that came into force after the applicant's consent; whoever answers a request of the team is not asked. */
export async function newerTermsFor(
  database: Database,
  { id, kind, status }: Pick<Application, 'id' | 'kind' | 'status'>,
): Promise<NewerTerms | null> {
  const newer = status === 'info_requested' ? undefined : await findNewerTerms(database, id, kind)
  if (!newer) return null
  return { path: pagePaths[termsPages[kind]], since: newer.in_force_since.toISOString() }
}

/** The consents to the terms; none where sending the form accepts them. */
const consentFields = ({ fields }: Form) =>
  Object.keys(fields).filter((name) => fields[name]?.textVersion !== undefined)

/** The answers to which newer terms ask for a new consent, so that the page shows the question unanswered. */
export function withoutConsents(kind: ApplicationKind, answers: Answers): Answers {
  const asked = consentFields(applicationForms[kind])
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !asked.includes(name)))
}

/** Of an edit under newer terms that does not contain the consent. */
export function missingConsents(form: Form, said: Answers): FieldErrors {
  const missing = consentFields(form).filter((name) => said[name] !== true)
  return Object.fromEntries(missing.map((name) => [name, 'must_accept' as const]))
}
