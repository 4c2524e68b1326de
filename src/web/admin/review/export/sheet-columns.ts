import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { type ColumnName, columnNames } from '../chosen-columns.tsx'

type Shown = Exclude<ColumnName, 'country' | 'areas' | 'languages'>

const same: Readonly<Record<Shown, string>> = {
  reference: 'reference',
  status: 'status',
  assignee: 'assignee',
  tags: 'tags',
  submitted: 'submitted_at',
  updated: 'updated_at',
}

const own = {
  expert: {
    name: ['name', 'surname'],
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

/** What a list shows, as the columns of its sheet: the name, then the chosen ones. */
export function sheetColumns(kind: ApplicationKind, chosen: readonly ColumnName[]): string[] {
  const { name, ...rest } = own[kind]
  const all: Record<ColumnName, string> = { ...same, ...rest }
  return [...name, ...columnNames.filter((one) => chosen.includes(one)).map((one) => all[one])]
}
