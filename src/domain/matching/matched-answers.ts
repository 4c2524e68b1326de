import type { Answers } from '../forms/engine/form.ts'
import type { expertForm } from '../forms/expert.ts'
import type { hospitalForm } from '../forms/hospital.ts'
import type { MatchStatus } from './match-status.ts'

type NamesOf<Form extends { fields: object }> = readonly (keyof Form['fields'])[]

/** The answers that matching reads: what `needOf` and `candidateOf` use, and the consent that opens a gate. */
export const matchedFields: {
  readonly hospital: NamesOf<typeof hospitalForm>
  readonly expert: NamesOf<typeof expertForm>
} = {
  hospital: [
    'name',
    'country',
    'field_of_expertise_ids',
    'working_languages',
    'working_languages_other',
    'method_of_support',
    'support_timeframe',
  ],
  expert: [
    'institution',
    'country',
    'specialty_ids',
    'specialty_other',
    'work_experience_range',
    'language_proficiency',
    'language_proficiency_other',
    'regional_experience',
    'regional_experience_countries',
    'general_availability',
    'general_availability_other',
    'general_availability_time',
    'registry_related_experience',
    'consent',
  ],
}

/** Statuses before the work begins, in which changed answers can still change who fits. */
export const undecided = [
  'suggested',
  'invited',
  'interested',
  'shortlisted',
  'selected',
  'confirmed',
  'agreement_signed',
] as const satisfies readonly MatchStatus[]

type Change = {
  readonly before: Answers
  readonly after: Answers
  readonly changed_at: Date
  /** Whether the applicant made the change; corrections by staff are left out. */
  readonly is_own: boolean
}

/** Names of fields, and when the last of them changed. */
export type ChangedSince = { readonly fields: readonly string[]; readonly at: Date }

/**
 * The answers read by matching that the applicant has changed, from the given changes, the oldest first. An answer that
 * has its former value again does not count.
 */
export function changedSince(
  side: keyof typeof matchedFields,
  changes: readonly Change[],
): ChangedSince | null {
  const before: Answers = Object.assign({}, ...changes.toReversed().map((change) => change.before))
  const after: Answers = Object.assign({}, ...changes.map((change) => change.after))
  const isSame = (name: string) =>
    JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null)
  const own = changes.filter(({ is_own }) => is_own)
  const fields = matchedFields[side].filter(
    (name) => !isSame(name) && own.some((change) => name in change.after),
  )
  const last = own.findLast((change) => fields.some((name) => name in change.after))
  return last ? { fields, at: last.changed_at } : null
}
