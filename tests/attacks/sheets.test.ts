import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewPaths } from '../../src/domain/api/review/review-paths.ts'
import { applicationForms } from '../../src/domain/forms/application-forms.ts'
import { readCsv as readBack } from '../../src/domain/forms/engine/read-csv.ts'
import { byStaff } from '../../src/domain/staff/audit.ts'
import { writeAudit } from '../../src/store/staff/audit.ts'
import { type ApiApp, startApi } from '../api/api-app.ts'
import { openAs, type StaffCalls } from '../api/staff/staff-calls.ts'
import { readCsv, readXlsx } from '../harness/downloads/read-sheet.ts'
import { unzip } from '../harness/downloads/unzip.ts'
import { tellFigures } from '../harness/setup/trial.ts'
import { formulaStrings, isFormula } from './formula-strings.ts'
import { typedFields } from './typed-fields.ts'

const kinds = ['expert', 'hospital', 'trainer'] as const

let api: ApiApp
let staff: StaffCalls
beforeAll(async () => {
  api = await startApi()
  staff = await openAs(api.app, api.database.store, 'administrator')
  const { db } = api.database.store
  for (const kind of kinds) {
    const names = typedFields(applicationForms[kind])
    // Inserted as rows, since even stored text that a form would refuse must not run.
    const rows = formulaStrings.map((text) => ({
      kind,
      status: 'submitted' as const,
      answers: {
        ...Object.fromEntries(names.map((name) => [name, text])),
        email: `${randomUUID()}@a.example`,
      },
      tags: [text],
    }))
    await db.insertInto('application').values(rows).execute()
  }
  for (const text of formulaStrings)
    await writeAudit(
      api.database.store,
      byStaff({ id: staff.staff.id, name: text }),
      'applications_exported',
      ['application_list'],
      { fields: [text], after: { text } },
    )
})
afterAll(() => api.stop())

/** Reads the file with another separator; a quote counts only at the start of a cell. */
function readElsewhere(file: string, mark: ';' | '\t'): string[] {
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|)([^${mark}\\r\\n]*)(?:${mark}|\\r\\n|\\r|\\n|$)`, 'g')
  return [...file.slice(1).matchAll(cells)].map(([, quoted = '', plain = '']) => quoted + plain)
}

const found = (cells: readonly string[]) => [...new Set(cells)].filter(isFormula)

test.each(kinds)('31.7 no cell of the CSV of a %s is a formula, and none has lost its text', async (kind) => {
  const { body } = await staff.call('GET', `${reviewPaths.exportCsv}?kind=${kind}`)
  expect(found(readCsv(body).flat())).toEqual([])
  for (const mark of [';', '\t'] as const) expect(found(readElsewhere(body, mark)), mark).toEqual([])
  const read = readBack(body.slice(1))
  const cells = new Set(read.ok ? read.rows.flatMap(({ cells }) => cells) : [])
  expect(formulaStrings.filter((text) => !cells.has(text))).toEqual([])
  tellFigures(`cells of CSV, ${kind}`, { read: readCsv(body).flat().length, live: 0 })
})

test.each(kinds)('31.7 every cell of the workbook of a %s is unchanged text', async (kind) => {
  const { rawPayload } = await staff.call('GET', `${reviewPaths.exportXlsx}?kind=${kind}`)
  const sheet = unzip(rawPayload).get('xl/worksheets/sheet1.xml') ?? ''
  // Besides text there are times, counts and years, which we write as numbers.
  expect(sheet.match(/<c (?!(?:s="3" )?t="inlineStr">|s="2"><v>[\d.]+<\/v>)|<f|<v>(?![\d.]+<)/g)).toBeNull()
  const cells = new Set(readXlsx(rawPayload).flat())
  expect(formulaStrings.filter((text) => !cells.has(text))).toEqual([])
})

test('31.7 no cell of the audit log is a formula', async () => {
  const { body } = await staff.call('GET', reviewPaths.auditCsv)
  const cells = readCsv(body).flat()
  expect(cells.length).toBeGreaterThan(formulaStrings.length)
  expect(found(cells)).toEqual([])
  for (const mark of [';', '\t'] as const) expect(found(readElsewhere(body, mark)), mark).toEqual([])
})

test('the check detects an unguarded sheet', () => {
  const naive = `\ufeff${formulaStrings.map((text) => `x,"${text.replaceAll('"', '""')}"\r\n`).join('')}`
  expect(found(readCsv(naive).flat()).length).toBeGreaterThan(100)
  expect(found(readElsewhere(naive, ';')).length).toBeGreaterThanOrEqual(8)
})
