import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { type ColumnName, columnNames } from '../../../../domain/review/list-columns.ts'

const renamed = { submitted: 'submitted_at', updated: 'updated_at', locale: 'language' } as const

const own = {
  expert: {
    name: ['name', 'surname'],
    institution: 'institution',
    country: 'country',
    areas: 'specialty_ids',
    languages: 'language_proficiency',
  },
  hospital: {
    name: ['name'],
    country: 'country',
    areas: 'field_of_expertise_ids',
    languages: 'working_languages',
  },
  trainer: {
    name: ['name', 'surname'],
    country: 'country_origin',
    areas: 'field_of_expertise_ids',
    languages: 'language_proficiency',
  },
} as const satisfies Record<ApplicationKind, Record<string, string | readonly string[]>>

/** The columns of a sheet that shows what the list shows: the name, then the chosen columns. Only experts name an institution. */
export function sheetColumns(kind: ApplicationKind, chosen: readonly ColumnName[]): string[] {
  const { name, ...rest } = own[kind]
  const names: Partial<Record<ColumnName, string>> = { ...renamed, ...rest }
  const shown = columnNames.filter((one) => chosen.includes(one) && (one !== 'institution' || one in rest))
  return [...name, ...shown.map((one) => names[one] ?? one)]
}
