import { referenceOf } from '../../domain/applications/reference.ts'
import { ratings } from '../../domain/forms/feedback-report.ts'
import { findItem } from '../../domain/lists/list.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { countriesOf } from '../../domain/programme/hospital-region.ts'
import type { MatchExport } from '../../domain/programme/match-export.ts'
import { type ReportKind, type ReportStatus, reportKinds } from '../../domain/programme/reports.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
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

/** The names of columns stay the same for spreadsheets that read them; statuses and ratings are said in words. */
const columns: Readonly<Record<string, Cell>> = {
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
  ...Object.fromEntries(
    steps.map((step): [string, Cell] => [`${step}_at`, ({ moved }) => inUtc(moved[step])]),
  ),
  starts_on: ({ starts_on }) => onDay(starts_on),
  ends_on: ({ ends_on }) => onDay(ends_on),
  ...Object.fromEntries(reportKinds.flatMap(columnsOf)),
  rating: ({ rating }) => rating && wordOfRating(rating),
}

/** Exports matches as applications are exported: the audit entry is written before the first byte is sent. */
export async function exportMatches(
  store: Store,
  staff: Author,
  format: SheetFormat,
  { from, to, region }: MatchExport,
): Promise<Outcome<Sheet>> {
  await writeAudit(store, byStaff(staff), 'matches_exported', ['match_list'], {
    fields: Object.keys(columns),
    after: { format, filter: { from, to, region } },
  })
  return done(sheetOf('matches', format, sheetRows(store, { from, to, countries: countriesOf(region) })))
}

const atOnce = 500

async function* sheetRows(store: Store, filter: MatchFilter) {
  yield Object.keys(columns)
  let after: Place | undefined
  do {
    const matches = await listExportedMatches(store, filter, { after, atMost: atOnce })
    for (const match of matches) yield Object.values(columns).map((cell) => cell(match) ?? '')
    after = matches.length === atOnce ? matches.at(-1)?.place : undefined
  } while (after)
}

function columnsOf(kind: ReportKind): [string, Cell][] {
  return [
    [kind, ({ reports }) => wordOfReport(reports[kind]?.status)],
    [`${kind}_due_on`, ({ reports }) => onDay(reports[kind]?.due_on)],
    [`${kind}_submitted_at`, ({ reports }) => inUtc(reports[kind]?.submitted_at)],
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
