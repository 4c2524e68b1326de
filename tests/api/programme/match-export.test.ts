import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchExportPaths } from '../../../src/domain/api/matching/matching-paths.ts'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { readXlsx } from '../../harness/downloads/read-sheet.ts'
import { unzip } from '../../harness/downloads/unzip.ts'
import { keepCollaboration } from '../../harness/programme/kept-collaboration.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { openAs, type StaffCalls } from '../staff/staff-calls.ts'

let api: ApiApp
let coordinator: StaffCalls
beforeAll(async () => {
  api = await startApi()
  coordinator = await openAs(api.app, api.database.store, 'coordinator')
  const { store } = api.database
  const { id } = await keepCollaboration(store, 'completed', {
    hospital: { name: '=cmd()', country: 'Ghana' },
    expert: { name: 'Ana', surname: 'Núñez' },
  })
  await store.db
    .updateTable('report')
    .set({
      status: 'accepted',
      answers: { rating: 'helpful' },
      submitted_at: new Date(),
      settled_at: new Date(),
    })
    .where('match_id', '=', id)
    .where('kind', '=', 'feedback_report')
    .execute()
  await store.db
    .insertInto('match_move')
    .values([
      { match_id: id, from_status: 'suggested', to_status: 'invited', actor: 'system' },
      { match_id: id, from_status: 'active', to_status: 'completed', actor: 'system' },
      { match_id: id, from_status: 'active', to_status: 'on_hold', actor: 'system', undone_at: new Date() },
    ])
    .execute()
  await keepCollaboration(store, 'active', { hospital: { name: 'Lima General', country: 'Peru' } })
})
afterAll(() => api.stop())

const rowsOf = (body: string) => body.replace('\ufeff', '').trimEnd().split('\r\n')
const asCsv = (query = '') => coordinator.call('GET', `${matchExportPaths.csv}?${query}`)

test('16.16 matches are exported as CSV, oldest first, and no cell is a formula', async () => {
  const answer = await asCsv()
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="aster-matches-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'no-store',
  })
  const [head = '', ...rows] = rowsOf(answer.body)
  const names = head.split(',')
  const cell = (row: string | undefined, name: string) => row?.split(',')[names.indexOf(name)]
  expect(rows.map((row) => cell(row, 'hospital'))).toEqual(["'=cmd()", 'Lima General'])
  const [first] = rows
  expect(cell(first, 'expert_name')).toBe('Ana Núñez')
  expect([cell(first, 'status'), cell(first, 'rating')]).toEqual(['Completed', 'Helpful'])
  expect([cell(first, 'starts_on'), cell(first, 'midterm_report')]).toEqual(['2026-01-01', 'Due'])
  for (const name of ['suggested_at', 'invited_at', 'completed_at', 'feedback_report_submitted_at']) {
    expect(cell(first, name), name).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  }
  expect(cell(first, 'interested_at')).toBe('')
})

test('16.16 the same rows are exported as a workbook', async () => {
  const answer = await coordinator.call('GET', matchExportPaths.xlsx)
  expect(answer.headers['content-type']).toContain('spreadsheetml.sheet')
  const [head, ...rows] = readXlsx(answer.rawPayload)
  expect(rows.map((row) => row[head?.indexOf('Hospital') ?? -1])).toEqual(['=cmd()', 'Lima General'])
})

test('16.31 scores are numbers in the workbook, and days and times are dates', async () => {
  const { rawPayload } = await coordinator.call('GET', matchExportPaths.xlsx)
  const parts = unzip(rawPayload)
  const [head = [], first = []] = readXlsx(rawPayload)
  const cell = (name: string) => first[head.indexOf(name)]
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain(`<c><v>${cell('Score')}</v></c>`)
  expect(sheet).toContain(`<c s="1"><v>${cell('First day')}</v></c>`)
  expect(cell('First day')).toBe('46023') // 1 January 2026
  expect(sheet).toContain(`<c s="2"><v>${cell('Suggested')}</v></c>`)
  expect(parts.get('xl/styles.xml')).toContain('formatCode="yyyy\\-mm\\-dd"')
  expect(new Set(head).size).toBe(head.length)
  expect(readXlsx(rawPayload, 2)).toContainEqual(['Mid-term report: due', 'midterm_report_due_on', ''])
})

test('16.16 an export is narrowed by days and by region, and an unknown region is refused', async () => {
  expect(rowsOf((await asCsv('region=5')).body)).toHaveLength(2)
  expect(rowsOf((await asCsv('region=3')).body)).toHaveLength(1)
  expect(rowsOf((await asCsv('to=2020-01-01')).body)).toHaveLength(1)
  expect((await asCsv('region=9')).json()).toMatchObject({ errors: { region: 'invalid_choice' } })
})

test('16.16 an export of matches leaves an audit entry, and needs somebody who may export', async () => {
  await asCsv('region=1')
  const { entries } = (
    await coordinator.call('GET', `${reviewPaths.audit}?action=matches_exported&size=1`)
  ).json()
  expect(entries).toMatchObject([
    {
      staff_name: coordinator.staff.name,
      subject_id: null,
      after: { format: 'csv', filter: { region: '1' } },
    },
  ])
  for (const role of ['viewer', 'editor'] as const) {
    const other = await openAs(api.app, api.database.store, role)
    expect((await other.call('GET', matchExportPaths.csv)).statusCode).toBe(403)
  }
  expect((await api.app.inject({ url: matchExportPaths.xlsx })).statusCode).toBe(401)
})

test('16.16 more matches than fit into one page are exported once each', async () => {
  const { db } = api.database.store
  const { expertId, hospitalId } = await keepCollaboration(api.database.store, 'declined')
  const template = await db
    .selectFrom('match')
    .select(['score', 'confidence', 'petals', 'scale_version'])
    .where('expert_id', '=', expertId)
    .executeTakeFirstOrThrow()
  const one = { ...template, hospital_id: hospitalId, expert_id: expertId, status: 'declined' as const }
  await db.insertInto('match').values(Array(1100).fill(one)).execute()
  expect(rowsOf((await asCsv()).body)).toHaveLength(1 + 2 + 1 + 1100)
})
