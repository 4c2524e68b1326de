import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { csvCell, csvHeader } from '../../domain/forms/engine/csv.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { countries } from '../../domain/lists/countries.ts'
import { findItem } from '../../domain/lists/list.ts'
import { regions } from '../../domain/lists/regions.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { nameOfLocale } from '../../domain/messages/locale-name.ts'
import { translator } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { ApplicationExport, ApplicationFilter } from '../../domain/review/application-query.ts'
import { nounOf } from '../../domain/review/field-noun.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Store } from '../../store/open-store.ts'
import { readFromReplica } from '../../store/postgres/read-replica.ts'
import type { Place } from '../../store/review/application-conditions.ts'
import {
  type ListedApplication,
  listAnswers,
  listApplications,
} from '../../store/review/listed-applications.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type Sheet, type SheetFormat, sheetOf } from './sheet.ts'
import type { SheetCell, SheetColumn } from './workbook.ts'

const t = translator('en', catalogueOf('en'))

type Cell = (row: ListedApplication) => SheetCell

/** Columns besides the answers. */
const facts: Readonly<Record<string, { label: MessageKey; cell: Cell }>> = {
  reference: { label: 'desk.column_reference', cell: ({ kind, number }) => referenceOf(kind, number) },
  status: { label: 'desk.column_status', cell: ({ status }) => status },
  submitted_at: { label: 'desk.column_submitted', cell: ({ submitted_at }) => ({ time: submitted_at }) },
  updated_at: { label: 'desk.column_updated', cell: ({ updated_at }) => ({ time: updated_at }) },
  region: { label: 'desk.column_region', cell: ({ country }) => regionOf(country) },
  assignee: { label: 'desk.column_assignee', cell: ({ assignee_name }) => assignee_name ?? '' },
  tags: { label: 'desk.column_tags', cell: ({ tags }) => tags.join('; ') },
  language: { label: 'desk.column_locale', cell: ({ locale }) => nameOfLocale(locale) },
}

function regionOf(country: string | null): string {
  const item = findItem(regions, countries.find(({ label }) => label === country)?.region)
  return item ? t(item.label) : ''
}

export function columnsOf(kind: ApplicationKind): { name: string; label: string }[] {
  const form = applicationForms[kind]
  return [
    ...Object.entries(facts).map(([name, { label }]) => ({ name, label: t(label) })),
    ...csvHeader(form).map((name) => ({ name, label: nounOf(form, name, t) })),
  ]
}

/** What a spreadsheet should know about a column: names and times fit, and long texts do not push the others away. */
function sheetColumn(form: Form, name: string): SheetColumn {
  const fact = facts[name]
  if (fact) return { name, label: t(fact.label), width: 20 }
  const question = labelOf(form, name, t)
  return {
    name,
    label: nounOf(form, name, t),
    question,
    width: fieldOf(form, name).kind === 'longText' ? 60 : 24,
  }
}

/** Exports the rows of a list. The audit entry is written before the first byte is sent. */
export async function exportApplications(
  store: Store,
  staff: Author & Regional,
  format: SheetFormat,
  { columns: chosen, id: picked, ...filter }: ApplicationExport,
): Promise<Outcome<Sheet>> {
  const known = columnsOf(filter.kind).map(({ name }) => name)
  if (chosen.some((column) => !known.includes(column))) {
    return refuse('invalid_answers', { errors: { columns: 'invalid_choice' } })
  }
  const columns = chosen.length > 0 ? chosen : known
  await writeAudit(store, byStaff(staff), 'applications_exported', ['application_list'], {
    fields: columns,
    after: {
      format,
      filter: { ...withoutWords(filter), ...(picked.length > 0 && { picked: picked.length }) },
    },
  })
  const form = applicationForms[filter.kind]
  const table = {
    columns: columns.map((name) => sheetColumn(form, name)),
    rows: sheetRows(store, staff, { ...filter, picked }, { columns, format }),
  }
  return done(sheetOf(filter.kind, format, table))
}

/** The audit omits search words, which may name a person. */
export function withoutWords({ search, tag, ...filter }: ApplicationFilter): object {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined && [value].flat().length > 0)
  return { ...Object.fromEntries(asked), searched: search !== undefined, tagged: tag.length > 0 }
}

const atOnce = 500

async function* sheetRows(
  store: Store,
  staff: Regional,
  filter: ApplicationFilter & { picked: readonly string[] },
  { columns, format }: { columns: readonly string[]; format: SheetFormat },
) {
  const form = applicationForms[filter.kind]
  let after: Place | undefined
  do {
    const page = { after, atMost: atOnce }
    const { rows, answers } = await readFromReplica(store, (reader) => readRows(reader, staff, filter, page))
    for (const row of rows) {
      const given = answers.get(row.id)
      // An application may have been erased since its page was read.
      if (given) yield columns.map((name) => factCell(name, row, format) ?? answerCell(form, name, given))
    }
    after = rows.length === atOnce ? rows.at(-1)?.place : undefined
  } while (after)
}

async function readRows(
  store: Store,
  staff: Regional,
  filter: ApplicationFilter & { picked: readonly string[] },
  page: { after: Place | undefined; atMost: number },
) {
  const rows = await listApplications(store, staff, { ...filter, reach: 'act' }, page)
  const ids = rows.map(({ id }) => id)
  return { rows, answers: await listAnswers(store, ids) }
}

/** The status has the word of the lists in a workbook, which is for people, and its code in CSV, which is for programs. */
function factCell(name: string, row: ListedApplication, format: SheetFormat): SheetCell | undefined {
  if (name === 'status' && format === 'xlsx') return t(`desk.status_${row.status}`)
  return facts[name]?.cell(row)
}

/** Counts and years are numbers; an older form may have kept something else. */
function answerCell(form: Form, name: string, answers: Answers): SheetCell {
  const { kind } = fieldOf(form, name)
  const value = answers[name]
  const isNumber = (kind === 'number' || kind === 'year') && typeof value === 'number'
  return isNumber ? value : csvCell(form, name, answers, t)
}
