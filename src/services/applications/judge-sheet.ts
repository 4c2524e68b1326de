import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import {
  importForms,
  knownElsewhere,
  languageColumn,
  readColumns,
  type SheetColumns,
  type Verdict,
  verdicts,
} from '../../domain/applications/import-columns.ts'
import type { FileFault } from '../../domain/applications/import-faults.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import { csvCell } from '../../domain/forms/engine/csv.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { type Cells, cellReader } from '../../domain/forms/engine/read-cells.ts'
import { largestSheet, readCsv, type SheetRow } from '../../domain/forms/engine/read-csv.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { localeNamed } from '../../domain/messages/locale-name.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import { countryErrors, isOutside, type Regional } from '../../domain/staff/regions.ts'
import { fileName } from '../../domain/uploads/file-name.ts'
import { listByAddress } from '../../store/applications/application.ts'
import { listWaitingByAddress } from '../../store/applications/entries.ts'
import { saveSheet } from '../../store/applications/import-sheets.ts'
import type { Store } from '../../store/open-store.ts'
import { columnsOf } from '../review/export-applications.ts'
import type { SentFile } from '../uploads/receive-files.ts'

export type ReadSheet = { kind: ApplicationKind; columns: SheetColumns; rows: readonly SheetRow[] }

type Outcome<Value> = { ok: true; value: Value } | { ok: false; fault: FileFault }

/** Stores a file for its dry run, if it is readable. */
export async function receiveSheet(
  store: Store,
  kind: ApplicationKind,
  file: SentFile | undefined,
): Promise<Outcome<{ id: string }>> {
  if (!file || file.bytes.length === 0) return { ok: false, fault: { code: 'no_file' } }
  const text = textOf(file.bytes)
  if (!text.ok) return text
  const read = readSheet(kind, text.value)
  if (!read.ok) return read
  const digest = createHash('sha256').update(file.bytes).digest()
  return {
    ok: true,
    value: await saveSheet(store, { kind, name: fileName(file.name), digest, content: text.value }),
  }
}

export function readSheet(kind: ApplicationKind, text: string): Outcome<ReadSheet> {
  const read = readCsv(text)
  if (!read.ok) return read
  const [header, ...rows] = read.rows
  if (!header || rows.length === 0) return { ok: false, fault: { code: 'no_rows' } }
  const columns = readColumns(
    kind,
    header.cells.map((cell) => fieldNamed(kind, cell)),
  )
  const [column] = columns.repeated
  if (column) return { ok: false, fault: { code: 'repeated_column', column } }
  if (columns.missing.includes('email')) return { ok: false, fault: { code: 'no_email' } }
  return { ok: true, value: { kind, columns, rows } }
}

/** A sheet of an exported workbook has labels in place of the names of fields. */
function fieldNamed(kind: ApplicationKind, heading: string): string {
  const sought = heading.trim().toLowerCase()
  return columnsOf(kind).find(({ label }) => label.toLowerCase() === sought)?.name ?? heading
}

/** Strips the BOM; only UTF-8, since a wrong guess would silently corrupt names. */
function textOf(bytes: Buffer): Outcome<string> {
  if (bytes.length > largestSheet.bytes) return { ok: false, fault: { code: 'too_large' } }
  if (bytes.subarray(0, 4).equals(zipMark)) return { ok: false, fault: { code: 'workbook' } }
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { ok: false, fault: { code: 'not_utf8' } }
  }
}

const zipMark = Buffer.from('PK\x03\x04')

/** Exports are in English, and so are imports. */
const t = translator('en', catalogueOf('en'))
const readers = {
  expert: cellReader(importForms.expert, t),
  hospital: cellReader(importForms.hospital, t),
  trainer: cellReader(importForms.trainer, t),
}

/** `locale` is undefined where the sheet says no language. */
export type JudgedRow = {
  row: number
  name: string
  email: string
  locale: Locale | undefined
  verdict: Verdict
}

export type JudgedSheet = {
  rows: readonly JudgedRow[]
  counts: Readonly<Record<Verdict['is'], number>>
  /** Digest of the plan; it differs if the sheet would be judged differently later. */
  plan: string
}

/** The dry run: nothing is changed. Of applicants outside one's regions it says no more than that they are known. */
export async function judgeSheet(
  store: Store,
  staff: Regional,
  { kind, columns, rows }: ReadSheet,
): Promise<JudgedSheet> {
  const read: ReadRow[] = []
  for (const row of rows) {
    read.push(readRow(staff, kind, row, columns.read))
    // Yields to other requests during a long file.
    if (read.length % 50 === 0) await breathe()
  }
  const addresses = read.flatMap(({ email, refused }) => (refused ? [] : [email]))
  const known = firstByKey(kind, await listByAddress(store, kind, addresses))
  const waiting = firstByKey(kind, await listWaitingByAddress(store, kind, addresses))
  const seen = new Map<string, number>()
  const judged = read.map(({ row, name, email, locale, cells, refused, answers }) => {
    const key = keyOf(kind, { email, answers })
    const earlier = seen.get(key)
    if (!refused && earlier === undefined) seen.set(key, row)
    const application = known.get(key)
    const verdict = (): Verdict => {
      if (refused) return refused
      if (earlier !== undefined) return { is: 'repeated', row: earlier }
      const other = application ?? waiting.get(key)
      if (other && isOutside(staff, other.answers)) return knownElsewhere(email)
      if (application) return compare(kind, cells, answers, application)
      return waiting.has(key) ? { is: 'waiting' } : { is: 'new', answers }
    }
    return { row, name, email, locale, verdict: verdict() }
  })
  const count = (one: Verdict['is']) => judged.filter(({ verdict }) => verdict.is === one).length
  const counts = Object.fromEntries(verdicts.map((one) => [one, count(one)])) as JudgedSheet['counts']
  return { rows: judged, counts, plan: planOf(judged) }
}

type Addressed = { email: string; answers: Answers }

/** A person is known by the address; behind one address there may be several hospitals. */
function keyOf(kind: ApplicationKind, { email, answers }: Addressed): string {
  const hospital = kind === 'hospital' ? `\n${String(answers.name ?? '').trim()}` : ''
  return (email + hospital).toLowerCase()
}

function firstByKey<One extends Addressed>(kind: ApplicationKind, all: readonly One[]): Map<string, One> {
  return new Map(all.toReversed().map((one) => [keyOf(kind, one), one]))
}

type ReadRow = {
  row: number
  name: string
  email: string
  locale: Locale | undefined
  cells: Cells
  answers: Answers
  refused?: Extract<Verdict, { is: 'refused' }>
}

function readRow(
  staff: Regional,
  kind: ApplicationKind,
  { row, cells: given }: SheetRow,
  columns: readonly (string | undefined)[],
): ReadRow {
  const { [languageColumn]: language = '', ...cells }: Record<string, string> = Object.fromEntries(
    columns.flatMap((name, index) => (name ? [[name, given[index] ?? '']] : [])),
  )
  const locale = localeNamed(language)
  const accepted = accept(importForms[kind], readers[kind](cells))
  const answers: Answers = accepted.ok ? accepted.value : {}
  const isUnknown = locale === undefined && language.trim() !== ''
  const errors: FieldErrors = {
    ...(!accepted.ok && accepted.refusal.errors),
    ...countryErrors(staff, answers),
    ...(isUnknown && { [languageColumn]: 'invalid_choice' }),
  }
  const hasMoreCells = given.slice(columns.length).some((cell) => cell.trim() !== '')
  const name = [cells.name, cells.surname].filter(Boolean).join(' ').slice(0, 200)
  const email = (cells.email ?? '').trim().slice(0, 254)
  const isRefused = Object.keys(errors).length > 0 || hasMoreCells
  return {
    ...{ row, name, email: accepted.ok ? String(answers.email) : email, locale, cells, answers },
    ...(isRefused && {
      refused: {
        is: 'refused',
        errors,
        given: refusedCells(kind, { ...cells, language }, errors),
        hasMoreCells,
      },
    }),
  }
}

/** The refused cells; of a list in a cell only the parts that are refused by themselves. */
function refusedCells(kind: ApplicationKind, cells: Cells, errors: FieldErrors): Record<string, string> {
  const form = importForms[kind]
  const isWrong = (name: string, part: string) =>
    name in form.fields && !accept(form, { ...anyAddress, ...readers[kind]({ [name]: part }) }).ok
  const refused = Object.keys(errors).flatMap((name) => {
    const cell = cells[name]?.trim() ?? ''
    const parts = cell.split(';').map((part) => part.trim())
    const wrong = parts.length > 1 ? parts.filter((part) => isWrong(name, part)) : []
    const quoted = wrong.length > 0 ? wrong.join('; ') : cell
    return quoted ? [[name, cut(quoted)] as const] : []
  })
  return Object.fromEntries(refused)
}

const anyAddress = { email: 'a@b.example' }
const longestQuote = 80
const cut = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text)

type Application = Awaited<ReturnType<typeof listByAddress>>[number]

/** Whether the sheet differs from the person's own answers, which stay in any case. */
function compare(
  kind: ApplicationKind,
  cells: Cells,
  answers: Answers,
  { id, number, answers: own }: Application,
): Verdict {
  const of = { id, reference: referenceOf(kind, number) }
  const say = (name: string, of: Answers) => csvCell(importForms[kind], name, of, t)
  const differs = Object.keys(cells).filter(
    (name) => cells[name]?.trim() !== '' && say(name, answers) !== say(name, own),
  )
  return differs.length > 0 ? { is: 'known', of, differs } : { is: 'unchanged', of }
}

function planOf(rows: readonly JudgedRow[]): string {
  const facts = rows.map(({ row, email, verdict }) => [row, email, verdict.is])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
