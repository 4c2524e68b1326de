import { referenceOf } from '../../domain/applications/reference.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { ratings } from '../../domain/forms/feedback-report.ts'
import { findItem } from '../../domain/lists/list.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { countriesOf } from '../../domain/programme/hospital-region.ts'
import type { MatchExport } from '../../domain/programme/match-export.ts'
import { reportForms } from '../../domain/programme/report-forms.ts'
import { type ReportKind, type ReportStatus, reportKinds } from '../../domain/programme/reports.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Store } from '../../store/open-store.ts'
import { readFromReplica } from '../../store/postgres/read-replica.ts'
import {
  type ExportedMatch,
  listExportedMatches,
  type MatchFilter,
} from '../../store/programme/exported-matches.ts'
import type { Place } from '../../store/review/application-conditions.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type Sheet, type SheetFormat, sheetOf } from '../review/sheet.ts'
import type { SheetCell } from '../review/workbook.ts'

const t = translator('en', catalogueOf('en'))

type Cell = (match: ExportedMatch) => SheetCell | null | undefined

/** The moves whose times are exported. */
const steps = [
  'invited',
  'interested',
  'declined',
  'shortlisted',
  'selected',
  'confirmed',
  'agreement_signed',
  'active',
  'completed',
  'ended_early',
] as const satisfies readonly MatchStatus[]

type Column = { label: string; cell: Cell; width?: number }

/** The names of columns stay the same for spreadsheets that read them; statuses and ratings are said in words. */
const columns: Readonly<Record<string, Column>> = {
  ...named({
    request: ({ hospital_number }) => referenceOf('hospital', hospital_number),
    hospital: ({ hospital }) => hospital,
    hospital_country: ({ hospital_country }) => hospital_country,
    expert: ({ expert_number }) => referenceOf('expert', expert_number),
    expert_name: ({ expert }) => expert,
    expert_country: ({ expert_country }) => expert_country,
    status: ({ status }) => t(`match.status_${status}`),
    score: ({ score }) => score,
    confidence: ({ confidence }) => confidence,
    suggested_at: ({ suggested_at }) => ({ time: suggested_at }),
  }),
  ...Object.fromEntries(
    steps.map((step): [string, Column] => [
      `${step}_at`,
      { label: t(`match.status_${step}`), cell: ({ moved }) => inUtc(moved[step]), width: 20 },
    ]),
  ),
  ...named({
    starts_on: ({ starts_on }) => onDay(starts_on),
    ends_on: ({ ends_on }) => onDay(ends_on),
  }),
  ...Object.fromEntries(reportKinds.flatMap(columnsOf)),
  ...named({ rating: ({ rating }) => rating && wordOfRating(rating) }),
}

type NameOf<Key> = Key extends `nouns.match_${infer Name}` ? Name : never

function named(cells: { readonly [Name in NameOf<MessageKey>]?: Cell }): Record<string, Column> {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const width = /^(hospital|expert_name)$/.test(name) ? 36 : 20
      return [name, { label: t(`nouns.match_${name as NameOf<MessageKey>}`), cell, width }]
    }),
  )
}

/** Exports matches as applications are exported: the audit entry is written before the first byte is sent. */
export async function exportMatches(
  store: Store,
  staff: Author & Regional,
  format: SheetFormat,
  { from, to, region }: MatchExport,
): Promise<Outcome<Sheet>> {
  await writeAudit(store, byStaff(staff), 'matches_exported', ['match_list'], {
    fields: Object.keys(columns),
    after: { format, filter: { from, to, region } },
  })
  return done(
    sheetOf('matches', format, {
      columns: Object.entries(columns).map(([name, { label, width }]) => ({ name, label, width })),
      rows: sheetRows(store, { from, to, countries: countriesOf(region), staff }),
    }),
  )
}

const atOnce = 500

async function* sheetRows(store: Store, filter: MatchFilter) {
  let after: Place | undefined
  do {
    const page = { after, atMost: atOnce }
    const matches = await readFromReplica(store, (reader) => listExportedMatches(reader, filter, page))
    for (const match of matches) yield Object.values(columns).map(({ cell }) => cell(match) ?? '')
    after = matches.length === atOnce ? matches.at(-1)?.place : undefined
  } while (after)
}

function columnsOf(kind: ReportKind): [string, Column][] {
  const report = labelOf(reportForms[kind], 'title', t)
  const [dueOn, submittedAt] = [t('nouns.dueOn', { report }), t('nouns.submittedAt', { report })]
  return [
    [kind, { label: report, cell: ({ reports }) => wordOfReport(reports[kind]?.status) }],
    [`${kind}_due_on`, { label: dueOn, cell: ({ reports }) => onDay(reports[kind]?.due_on) }],
    [
      `${kind}_submitted_at`,
      { label: submittedAt, cell: ({ reports }) => inUtc(reports[kind]?.submitted_at) },
    ],
  ]
}

const wordOfReport = (status: ReportStatus | undefined) => status && t(`board.report_${status}`)

/** Shows an unknown rating as it is. */
function wordOfRating(id: string): string {
  const rating = findItem(ratings, id)
  return rating ? t(rating.label) : id
}

const onDay = (day: string | null | undefined) => (day ? { day } : undefined)

/** PostgreSQL writes times in JSON with its own offset. */
const inUtc = (time: string | null | undefined) => (time ? { time: new Date(time) } : undefined)
