import { applicationForms } from '../forms/application-forms.ts'
import { csvHeader } from '../forms/engine/csv.ts'
import type { Answers, Form } from '../forms/engine/form.ts'
import { fileFields } from '../forms/engine/inline-file.ts'
import { formForStaff } from '../forms/engine/staff-form.ts'
import { askedFields } from '../forms/engine/visible.ts'
import type { FieldErrors } from '../refusals.ts'
import type { ApplicationKind } from './application-status.ts'

export const verdicts = ['new', 'refused', 'known', 'unchanged', 'waiting', 'repeated'] as const

type Known = { id: string; reference: string }

export type Verdict =
  | { is: 'new'; answers: Answers }
  | {
      is: 'refused'
      errors: FieldErrors
      /** The refused cells by column; none where an answer is missing. */
      given: Readonly<Record<string, string>>
      hasMoreCells: boolean
    }
  | { is: 'known'; of: Known; differs: readonly string[] }
  | { is: 'unchanged'; of: Known }
  | { is: 'waiting' }
  | { is: 'repeated'; row: number }

/** Tells neither the reference nor the answers of an applicant outside one's regions. */
export const knownElsewhere = (email: string): Verdict => ({
  is: 'refused',
  errors: { email: 'known_elsewhere' },
  given: { email },
  hasMoreCells: false,
})

const importable = (kind: ApplicationKind) => formForStaff(applicationForms[kind], { mayLack: true })

export const importForms: Readonly<Record<ApplicationKind, Form>> = {
  expert: importable('expert'),
  hospital: importable('hospital'),
  trainer: importable('trainer'),
}

/** The fields that staff may enter, without files. */
export function importColumns(kind: ApplicationKind): readonly string[] {
  const form = importForms[kind]
  return askedFields(form).filter((name) => !fileFields(form).includes(name))
}

/** The language of a person's mails; a sheet may do without it. */
export const languageColumn = 'language'

/** Columns of an export besides the answers. */
const factColumns = [
  'reference',
  'status',
  'submitted_at',
  'updated_at',
  'region',
  'assignee',
  'tags',
] as const

export type SheetColumns = {
  /** The field of each column; undefined for a column that is not read. */
  read: readonly (string | undefined)[]
  /** Columns of an export that an import ignores. */
  left: readonly string[]
  unknown: readonly string[]
  missing: readonly string[]
  repeated: readonly string[]
}

/** The columns that the header names; case-insensitive. */
export function readColumns(kind: ApplicationKind, header: readonly string[]): SheetColumns {
  const names = header.map((name) => name.trim().toLowerCase()).map((name) => name || undefined)
  const given = names.filter((name) => name !== undefined)
  const columns = importColumns(kind)
  const known: readonly string[] = [...factColumns, ...csvHeader(applicationForms[kind])]
  const isImported = (name: string) => name === languageColumn || columns.includes(name)
  return {
    read: names.map((name) => (name && isImported(name) ? name : undefined)),
    left: given.filter((name) => known.includes(name) && !isImported(name)),
    unknown: given.filter((name) => !known.includes(name) && !isImported(name)),
    missing: columns.filter((name) => !given.includes(name)),
    repeated: [...columns, languageColumn].filter((name) => given.indexOf(name) !== given.lastIndexOf(name)),
  }
}
