import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { importColumns } from '../../../src/domain/applications/import-columns.ts'
import { csvLine } from '../../../src/domain/forms/engine/csv.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { type Office, openOffice } from '../office.ts'
import { dryRunOf, fresh, hidden, rowsOf, uploadSheet } from './import-run.ts'

let office: Office
let coordinator: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  coordinator = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

const page = paths.adminImport()

const upload = (content: string | Buffer) => uploadSheet(office, coordinator, content)
const dryRun = (content: string) => dryRunOf(office, coordinator, content)

const waiting = (email: string) =>
  office.store.db
    .selectFrom('draft')
    .innerJoin('entry_on_behalf', 'draft.id', 'draft_id')
    .innerJoin('mail', 'mail.draft_id', 'draft.id')
    .select(['answers', 'source', 'staff_name', 'due_at', 'queued_at', 'letter'])
    .where('draft.email', '=', email)
    .execute()

describe('the dry run of a file', () => {
  test('19.4 shows for each row what would happen, and changes nothing', async () => {
    const known = await keepExpert(office.store, { phone: '+233 1', institution: 'Ridge' })
    const [one, two] = [fresh(), fresh()]
    const { html } = await dryRun(
      [
        'name,surname,email,country,specialty_ids,institution,shoe_size,status',
        `Ama,Mensah,${one},Ghana,Clinical pharmacy,'=Ridge,42,active`,
        `Bea,Owusu,${two},Atlantis,Alchemy,,,`,
        `Cleo,Osei,${one.toUpperCase()},,,,,`,
        `Dora,Addo,${known.email},Ghana,,Korle Bu,,`,
        'Efua,Asare,,,,,,',
        `Fatou,Sow,${fresh()},,,,,,one too many`,
      ].join('\n'),
    )
    const rows = rowsOf(html)
    expect(rows).toHaveLength(6)
    expect(html).toContain(': 6 rows. Nothing is imported yet.')
    const single = await dryRun(`name,surname,email\nAma,Mensah,${fresh()}`)
    expect(single.html).toContain(': 1 row. Nothing is imported yet.')
    expect(rows[0]).toMatch(new RegExp(`^Ama Mensah ${one} 2 New Gets a mail`))
    expect(rows[1]).toMatch(
      /Not possible.*country : “Atlantis”: Please choose from the list.*specialty_ids : “Alchemy”: Please choose/,
    )
    expect(rows[2]).toMatch(/Twice in the file Row 2 has the same email address/)
    expect(rows[3]).toMatch(
      /Already applied E-\d+ has applied already.*differs in: name, surname, institution\.$/,
    )
    expect(rows[4]).toMatch(/Not possible.*email : This field is required/)
    expect(rows[5]).toMatch(/Not possible.*more cells than the file has columns/)
    expect(html).toContain('Unknown columns, which are passed over: shoe_size.')
    expect(html).toMatch(/Columns that the file does not have: phone, job_title/)
    expect(html).toContain('Not imported: status.')
    expect(await waiting(one)).toEqual([])
    const narrowed = await coordinator.browser.open(`${page}?sheet=${hidden(html, 'sheet')}&show=refused`)
    expect(rowsOf(narrowed.html)).toHaveLength(3)
  })

  test('19.5 finds nothing to change in a file that was exported here', async () => {
    const coordinator = await office.signedInAs('coordinator')
    await keepExpert(office.store, { motivation: '=1+1, "quoted"\nsecond line; and more', name: "'=Zoë" })
    const exported = await fetch(`${office.url}${reviewPaths.exportCsv}?kind=expert`, {
      headers: { cookie: coordinator.cookie },
    })
    const { html, order } = await dryRun(await exported.text())
    const rows = rowsOf(html)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row).toMatch(/Unchanged E-\d+ has applied already, with the same answers/)
    expect(html).toContain('There is nobody new in this file.')
    expect(html).not.toContain('Unknown columns')
    expect(html).not.toContain('does not have')
    expect(order.plan).not.toBe('')
  })

  test('19.5 understands the headings of an exported workbook that was saved as CSV', async () => {
    const email = fresh()
    const { html } = await dryRun(
      `Reference,Name,Surname,Email,Employer,Applied in,Shoe size\nE-00001,Ama,Mensah,${email},Ridge,French,42\n`,
    )
    expect(rowsOf(html)[0]).toMatch(new RegExp(`^Ama Mensah ${email} 2 New`))
    expect(html).toContain('Unknown columns, which are passed over: shoe size.')
    expect(html).toContain('Not imported: reference.')
    expect(html).not.toMatch(/does not have: [^.]*institution/)
  })

  test.each([
    ['nothing', '', 'Please choose a file.'],
    ['a header alone', 'name,email\n', 'no rows'],
    ['no column of addresses', 'name\nAma\n', 'no column “email”'],
    ['Latin-1', Buffer.from('name,email\nZoë,a@b.example\n', 'latin1'), 'not UTF-8'],
    ['UTF-16', Buffer.from('\ufeffname,email\nZoë,a@b.example\n', 'utf16le'), 'not UTF-8'],
    ['a workbook', Buffer.from('PK\x03\x04 and more'), 'This is a workbook. Export as CSV, or save'],
    ['NUL', 'name,email\nA\0,b@c.example\n', 'no text'],
    ['a million columns', `email${',x'.repeat(1e6)}\n`, 'more than 200 columns'],
    ['one giant cell', `email\n${'x'.repeat(4e6)}\n`, 'more than 10,000 characters'],
    ['a quote without end', 'email\n"a@b.example\n', 'never closed'],
    ['5,001 rows', `email\n${'a@b.example\n'.repeat(5001)}`, 'more than 5,000 rows'],
    ['more than 5 MB', 'email\n'.padEnd(5 * 1024 * 1024 + 1, 'x\n'), 'larger than 5 MB'],
    ['two columns of one name', 'email,name,Name\na@b.example,A,B\n', 'two columns “name”'],
  ])('19.4 is refused with an explanation if the file has %s', async (_name, content, words) => {
    const { status, html } = await upload(content)
    expect([status, html.includes(words)]).toEqual([422, true])
  })

  test('19.4 treats names that are markup, formulas or prototype members as plain text', async () => {
    const { html } = await dryRun(
      `name,email,__proto__,constructor\n<script>x</script>,${fresh()},1,2\n'=cmd,${fresh()},,\n`,
    )
    expect(html).not.toContain('<script>x')
    expect(rowsOf(html)[1]).toMatch(/^=cmd /)
    expect(html).toContain('__proto__, constructor')
  })
})

describe('an import', () => {
  test('19.6 enters what the dry run showed; nobody is in the registry before they confirm it', async () => {
    const emails = Array.from({ length: 33 }, fresh)
    const content = `name,email,language_proficiency,regional_experience,regional_experience_countries
${emails.map((email) => `Ama,${email},English - Native; french - basic,Africa: 5-10 years,Ghana; Kenya`).join('\n')}\n`
    const { order } = await dryRun(content)
    const done = await coordinator.browser.post(page, order)
    expect([done.status, done.location]).toEqual([303, `${page}?imported=33`])
    expect((await coordinator.browser.open(done.location ?? '')).html).toContain('33 experts are entered')

    const kept = (await Promise.all(emails.map(waiting))).flat()
    expect(kept).toHaveLength(33)
    expect(kept[0]).toMatchObject({
      source: 'import',
      staff_name: coordinator.name,
      answers: {
        name: 'Ama',
        language_proficiency: [
          { id: 1, proficiency: 'Native' },
          { id: 2, proficiency: 'Basic' },
        ],
        regional_experience: [{ id: 1, years_of_experience: '5-10' }],
        regional_experience_countries: ['Ghana', 'Kenya'],
      },
    })
    const waits = kept.map(({ due_at, queued_at }) => (due_at.getTime() - queued_at.getTime()) / 1000)
    expect(waits.slice(-3)).toEqual([60, 62, 64])
    expect(JSON.stringify(kept[0]?.letter)).not.toContain('Ghana')
    const applied = office.store.db.selectFrom('application').select('id').where('email', 'in', emails)
    expect(await applied.execute()).toEqual([])
    const [entry] = await office.store.db
      .selectFrom('audit')
      .select(['staff_name', 'after'])
      .where('action', '=', 'experts_imported')
      .execute()
    expect(entry).toEqual({
      staff_name: coordinator.name,
      after: {
        file_sha256: createHash('sha256').update(content).digest('hex'),
        ...{ new: 33, refused: 0, known: 0, unchanged: 0, waiting: 0, repeated: 0 },
      },
    })
    const again = await coordinator.browser.post(page, order)
    expect([again.status, again.html.includes('This file is no longer here')]).toEqual([409, true])
    expect(rowsOf((await dryRun(content)).html)[0]).toMatch(/Waiting Has been entered already/)
  })

  test('19.6 shows the dry run again if something has changed meanwhile', async () => {
    const [one, two] = [fresh(), fresh()]
    const { order } = await dryRun(`email\n${one}\n${two}\n`)
    await keepExpert(office.store, { email: one })
    const refused = await coordinator.browser.post(page, order)
    expect([refused.status, refused.html.includes('Something has changed since you looked')]).toEqual([
      409,
      true,
    ])
    expect(await waiting(two)).toEqual([])
    const plan = hidden(refused.html, 'plan')
    expect((await coordinator.browser.post(page, { ...order, plan })).location).toBe(`${page}?imported=1`)
    expect(await waiting(two)).toHaveLength(1)
  })

  test('19.6 sends no mail to people who were declined or have withdrawn', async () => {
    const { email } = await keepExpert(office.store, {})
    await office.store.db
      .updateTable('application')
      .set({ status: 'withdrawn' })
      .where('email', '=', email)
      .execute()
    expect(rowsOf((await dryRun(`email\n${email}\n`)).html)[0]).toMatch(/Unchanged/)
  })

  test('19.6 of a long file is shown page by page and carried out in one go', async () => {
    const run = crypto.randomUUID()
    const rows = Array.from(
      { length: 600 },
      (_, row) => `Ama,${row}.${run}@hospital.example,Ghana,English - Native`,
    )
    const { html, order } = await dryRun(`name,email,country,language_proficiency\n${rows.join('\n')}\n`)
    expect(rowsOf(html)).toHaveLength(100)
    expect(html).toContain('after=101')
    expect((await coordinator.browser.post(page, order)).location).toBe(`${page}?imported=600`)
  })

  test('19.4 ends when the coordinator chooses another file', async () => {
    const { location, order } = await dryRun(`email\n${fresh()}\n`)
    expect((await coordinator.browser.post(page, { ...order, _action: 'drop' })).location).toBe(page)
    expect((await coordinator.browser.open(location)).html).toContain('This file is no longer here')
    expect((await coordinator.browser.open(`${page}?sheet=nonsense`)).html).toContain('no longer here')
  })
})

test('19.4 the template has the columns of an export that can be imported', async () => {
  const { status, html } = await coordinator.browser.open(reviewPaths.importTemplate)
  expect([status, html]).toEqual([200, csvLine([...importColumns('expert'), 'language'])])
  expect(importColumns('expert').filter((name) => /resume|consent|level_of/.test(name))).toEqual([])
})

test('19.4 viewers cannot import', async () => {
  const { browser } = await office.signedInAs('viewer')
  expect((await browser.open(page)).status).toBe(403)
  expect((await browser.post(page, { _action: 'import' })).status).toBe(403)
  expect((await browser.open(paths.adminOnBehalf())).status).toBe(403)
})
