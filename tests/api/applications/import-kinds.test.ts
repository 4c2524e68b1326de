import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { importColumns } from '../../../src/domain/applications/import-columns.ts'
import { csvLine } from '../../../src/domain/forms/engine/csv.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { trainerExample } from '../../../src/domain/forms/trainer-example.ts'
import { paths } from '../../../src/domain/paths.ts'
import { type Office, openOffice } from '../office.ts'
import { dryRunOf, fresh, rowsOf } from './import-run.ts'

let office: Office
let coordinator: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  coordinator = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

const page = paths.adminImport()
type Kind = 'hospital' | 'trainer'
const examples = { hospital: hospitalExample, trainer: trainerExample }

const dryRun = (kind: Kind, content: string) => dryRunOf(office, coordinator, content, kind)
const drafts = (email: string) =>
  office.store.db.selectFrom('draft').select(['form', 'answers']).where('email', '=', email).execute()

describe.each<Kind>(['hospital', 'trainer'])('a file of one %s per row', (kind) => {
  test('41.20 is entered for confirmation, as experts are', async () => {
    const email = fresh()
    const { html, order } = await dryRun(
      kind,
      `name,email,country,language\nRidge,${email},Ghana,French\nBea,${fresh()},Atlantis,Klingon\n`,
    )
    const rows = rowsOf(html)
    expect(rows[0]).toMatch(/^Ridge .* 2 New Gets a mail .* In French\.$/)
    expect(rows[1]).toMatch(/Not possible.*language : “Klingon”: The site does not speak/)
    const done = await coordinator.browser.post(page, order)
    expect(done.location).toBe(`${page}?kind=${kind}&imported=1`)
    expect(await drafts(email)).toEqual([{ form: kind, answers: expect.objectContaining({ name: 'Ridge' }) }])
    const { html: said } = await coordinator.browser.open(done.location ?? '')
    expect(said).toContain(`1 ${kind} is entered, and gets a mail to confirm.`)
    const [entry] = await office.store.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', `${kind}s_imported`)
      .execute()
    expect(entry?.after).toMatchObject({ new: 1, refused: 1 })
    expect(await office.linkMailedTo(email)).not.toBe('')
  })

  test('41.20 has a template of its own, and an export is read back', async () => {
    const template = await coordinator.browser.open(`${reviewPaths.importTemplate}?kind=${kind}`)
    expect(template.html).toBe(csvLine([...importColumns(kind), 'language']))
    const answers = { ...examples[kind], email: fresh() }
    await office.store.db.insertInto('application').values({ kind, answers }).execute()
    const exported = await coordinator.browser.open(`${reviewPaths.exportCsv}?kind=${kind}`)
    const { html } = await dryRun(kind, exported.html)
    expect(rowsOf(html)).toHaveLength(1)
    expect(rowsOf(html)[0]).toMatch(/Unchanged [HT]-\d{5} has applied already, with the same answers/)
    expect(html).not.toContain('Unknown columns')
  })
})

test('41.20 two hospitals may share an address; a duplicate hospital is reported', async () => {
  const email = fresh()
  const file = `name,email\nRidge,${email}\nKorle Bu,${email}\nridge,${email.toUpperCase()}\n`
  const { html, order } = await dryRun('hospital', file)
  expect(rowsOf(html).map((row) => /New|Twice/.exec(row)?.[0])).toEqual(['New', 'New', 'Twice'])
  expect(rowsOf(html)[2]).toContain('Row 2 has the same hospital and email address.')
  await coordinator.browser.post(page, order)
  expect(await drafts(email)).toHaveLength(2)
  const again = await dryRun('hospital', `${file}Accra,${email}\n`)
  expect(rowsOf(again.html).map((row) => /New|Twice|Waiting/.exec(row)?.[0])).toEqual([
    'Waiting',
    'Waiting',
    'Twice',
    'New',
  ])
})

test('41.21 an error quotes the refused value: of a list only the wrong items, truncated if it is long', async () => {
  const { html } = await dryRun(
    'hospital',
    [
      'name,email,num_of_beds,working_languages,field_of_expertise_ids,country',
      `Ridge,${fresh()},many,English; Elvish; Orkish,,Ghana`,
      `Osu,not an address,40,,,${'x'.repeat(100)}`,
    ].join('\n'),
  )
  const [first, second] = rowsOf(html)
  expect(first).toMatch(/num_of_beds : “many”: Please enter/)
  expect(first).toContain('working_languages : “Elvish; Orkish”: Please choose from the list')
  expect(second).toContain('email : “not an address”: ')
  expect(second).toContain(`country : “${'x'.repeat(80)}…”: `)
})
