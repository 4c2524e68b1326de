import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { readXlsx } from '../../harness/downloads/read-sheet.ts'
import { unzip } from '../../harness/downloads/unzip.ts'
import { keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { openAs, type StaffCalls } from '../staff/staff-calls.ts'

let api: ApiApp
let coordinator: StaffCalls
beforeAll(async () => {
  api = await startApi()
  coordinator = await openAs(api.app, api.database.store, 'coordinator')
  await keepExpert(api.database.store, {
    name: '=Ana',
    surname: 'Núñez',
    country: 'Peru',
    motivation: '"a", <b> & c',
  })
  await keepExpert(api.database.store, { name: 'Bea', country: 'Peru', job_title: 'Two\nlines' })
  await keepExpert(api.database.store, { name: 'Cleo', country: 'Ghana' })
})
afterAll(() => api.stop())

const asCsv = (query: string) => coordinator.call('GET', `${reviewPaths.exportCsv}?kind=expert&${query}`)

test('11.9 a list is exported as CSV, with the filtered rows and the chosen columns', async () => {
  const answer = await asCsv(
    'country=Peru&sort=name&columns=reference&columns=name&columns=surname&columns=specialty_ids',
  )
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="aster-expert-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'no-store',
  })
  expect(answer.body.split('\r\n')).toEqual([
    '\ufeffreference,name,surname,specialty_ids',
    "E-00001,'=Ana,Núñez,Clinical pharmacy",
    'E-00002,Bea,Owusu,Clinical pharmacy',
    '',
  ])
})

test('11.9 without a choice all columns are exported; an unknown column is refused', async () => {
  const { body } = await asCsv('')
  expect(body).toMatch(
    /^\ufeffreference,status,submitted_at,updated_at,region,assignee,tags,language,name,surname,/,
  )
  const refused = await asCsv('columns=password')
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { columns: 'invalid_choice' }])
})

test('11.9 every available column is listed with its label', async () => {
  const { columns } = (await coordinator.call('GET', `${reviewPaths.columns}?kind=expert`)).json()
  expect(columns).toContainEqual({ name: 'job_title', label: 'Job title' })
  const [header = ''] = (await asCsv('')).body.slice(1).split('\r\n')
  expect(columns.map(({ name }: { name: string }) => name)).toEqual(header.split(','))
})

test('35.1 an export names the language of each application', async () => {
  await api.database.store.db
    .updateTable('application')
    .set({ locale: 'fr' })
    .where('name', 'like', 'Cleo%')
    .execute()
  const { body } = await asCsv('sort=name&columns=name&columns=language')
  expect(body).toContain("'=Ana,English\r\nBea,English\r\nCleo,French")
  expect((await asCsv('locale=fr&columns=name')).body).toBe('\ufeffname\r\nCleo\r\n')
  expect((await asCsv('locale=tlh')).statusCode).toBe(400)
})

test('11.9 an export leaves an audit entry without the search words', async () => {
  await asCsv('search=nunez&status=submitted&columns=name')
  const { entries } = (
    await coordinator.call('GET', `${reviewPaths.audit}?action=applications_exported&size=1`)
  ).json()
  expect(entries).toMatchObject([
    {
      staff_name: coordinator.staff.name,
      subject_id: null,
      fields: ['name'],
      after: { format: 'csv', filter: { kind: 'expert', status: ['submitted'], searched: true } },
    },
  ])
  expect(JSON.stringify(entries)).not.toContain('nunez')
})

test('40.1 the right to read applications does not include exporting them', async () => {
  const viewer = await openAs(api.app, api.database.store, 'viewer')
  for (const path of [reviewPaths.exportCsv, reviewPaths.exportXlsx]) {
    expect((await viewer.call('GET', `${path}?kind=expert`)).statusCode).toBe(403)
  }
  expect((await viewer.call('GET', reviewPaths.auditCsv)).statusCode).toBe(403)
  expect((await viewer.call('GET', `${reviewPaths.applications}?kind=expert`)).statusCode).toBe(200)
})

test('11.9 the same rows are exported as a workbook with labels for people', async () => {
  const answer = await coordinator.call(
    'GET',
    `${reviewPaths.exportXlsx}?kind=expert&country=Peru&sort=name&columns=name&columns=motivation&columns=job_title`,
  )
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect([...unzip(answer.rawPayload).keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ])
  expect(readXlsx(answer.rawPayload)).toEqual([
    ['Name', 'Motivation', 'Job title'],
    ['=Ana', '"a", <b> & c', 'Pharmacist'],
    ['Bea', 'To share what worked for us.', 'Two\nlines'],
  ])
})

test('11.9 the status is a word in the workbook, and a code in CSV', async () => {
  const chosen = 'country=Peru&columns=status'
  const { rawPayload } = await coordinator.call('GET', `${reviewPaths.exportXlsx}?kind=expert&${chosen}`)
  expect(readXlsx(rawPayload).slice(0, 2)).toEqual([['Status'], ['New']])
  expect((await asCsv(chosen)).body).toMatch(/^\ufeffstatus\r\nsubmitted\r\n/)
})

test('40.70 a workbook has real dates and numbers, column widths, and a frozen header', async () => {
  const { store } = api.database
  const { id } = await keepRequest(store, 'submitted', [], { num_of_beds: 180 })
  const at = new Date('2026-01-01T12:00:00Z')
  await store.db.updateTable('application').set({ submitted_at: at }).where('id', '=', id).execute()
  const columns = ['reference', 'submitted_at', 'num_of_beds', 'requested_support_reason', 'phone_number']
  const { rawPayload } = await coordinator.call(
    'GET',
    `${reviewPaths.exportXlsx}?kind=hospital&${columns.map((name) => `columns=${name}`).join('&')}`,
  )
  const parts = unzip(rawPayload)
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('<c s="2"><v>46023.5</v></c><c><v>180</v></c>')
  expect(parts.get('xl/styles.xml')).toContain('numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"')
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  const widths = [...sheet.matchAll(/<col min="(\d)" max="\1" width="(\d+)" customWidth="1"\/>/g)]
  expect(widths.map(([, , width]) => width)).toEqual(['20', '20', '24', '60', '24'])
  expect(sheet).toContain('<autoFilter ref="A1:E2"/>')
  const labels = ['Reference', 'Received', 'Beds', 'Reason for the request', 'Phone']
  expect(readXlsx(rawPayload)[0]).toEqual(labels)
  expect(sheet).toContain('<c s="3" t="inlineStr"><is><t xml:space="preserve">Beds</t></is></c>')
  expect(parts.get('xl/workbook.xml')).toMatch(/<sheet name="ASTER".*<sheet name="Columns"/)
  expect(readXlsx(rawPayload, 2)).toEqual([
    ['Column', 'Name of the field', 'Question'],
    ['Reference', 'reference', ''],
    ['Received', 'submitted_at', ''],
    ['Beds', 'num_of_beds', 'Number of beds'],
    [
      'Reason for the request',
      'requested_support_reason',
      'What is the reason for your request for support?',
    ],
    ['Phone', 'phone_number', 'Phone number'],
  ])
})

test('3.17 an export has what was typed for ‘Other’', async () => {
  const typed = { general_availability: 'Other', general_availability_other: 'Two weeks, in spring' }
  await keepExpert(api.database.store, { name: 'Dana', country: 'Kenya', ...typed })
  const columns = 'columns=general_availability&columns=general_availability_other'
  const { body } = await asCsv(`country=Kenya&${columns}`)
  expect(body).toBe(
    '\ufeffgeneral_availability,general_availability_other\r\n"Two weeks, in spring","Two weeks, in spring"\r\n',
  )
})

test('40.43 the selected rows of a list are exported; the audit says how many', async () => {
  const store = api.database.store
  const [one, other] = [await keepExpert(store, { name: 'Dora' }), await keepExpert(store, { name: 'Elif' })]
  const { body } = await asCsv(`columns=name&sort=name&id=${one.id}&id=${other.id}`)
  expect(body.slice(1).split('\r\n')).toEqual(['name', 'Dora', 'Elif', ''])
  const { after } = await store.db
    .selectFrom('audit')
    .select('after')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ filter: { kind: 'expert', picked: 2 } })
  expect((await asCsv('id=all')).statusCode).toBe(400)
})
