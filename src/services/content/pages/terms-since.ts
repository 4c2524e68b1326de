import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import type { Database } from '../../../store/database.ts'
import { findTermsInForce } from '../../../store/privacy/terms-versions.ts'

/** The day since when the terms apply, as 2026-11-18: of their version, or of the delivered text. */
export async function termsSince(database: Database, kind: ApplicationKind): Promise<string> {
  const version = await findTermsInForce(database, kind)
  return version?.in_force_since.toISOString().slice(0, 10) ?? deliveredSince(kind)
}

/** A release that words the terms differently names its day with the consent. */
function deliveredSince(kind: ApplicationKind): string {
  const { accepts, fields } = applicationForms[kind]
  const days = [accepts?.textVersion, ...Object.values(fields).map(({ textVersion }) => textVersion)]
  return days.reduce<string>((latest, day) => (day && day > latest ? day : latest), '')
}
