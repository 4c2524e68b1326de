import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { paths } from '../../../src/domain/paths.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { confirming, type EntryOffice, hidden, openEntryOffice, pdf, typed } from './entry-office.ts'

let office: EntryOffice
beforeAll(async () => {
  office = await openEntryOffice()
}, 60_000)
afterAll(() => office.close())

const page = paths.adminOnBehalf()
const dead = 'This link does not work any more'

describe('an application that a coordinator enters', () => {
  test('19.1 waits for the person’s confirmation: until then it is no application and is in no review queue', async () => {
    const { email, letter, count } = await office.entered({ name: 'Wanjiku' })
    expect(await office.applications(email)).toEqual([])
    const today = await office.coordinator.browser.open(reviewPaths.today)
    expect(today.html).not.toContain('Wanjiku')
    expect(count).toBe(1)
    for (const answer of ['Wanjiku', 'Mensah', 'I want to help']) expect(letter).not.toContain(answer)
    expect(letter).toContain(office.coordinator.name)
    const [entry] = await office.audited('entry_made')
    expect(entry).toMatchObject({
      staff_name: office.coordinator.name,
      after: { kind: 'expert', source: 'telephone' },
    })
    expect(JSON.stringify(entry)).not.toContain(email)
    const { html } = await office.coordinator.browser.open(page)
    expect(html).toContain('Wanjiku Mensah')
    expect(html).toContain('By telephone')
  })

  test('19.1 needs neither consent nor proof of work nor files', async () => {
    const { html } = await office.coordinator.browser.open(`${page}?kind=expert&source=paper`)
    expect(html).not.toMatch(/name="(consent|_stamp|website)"/)
    expect(html).toContain('name="resume"')
    const said = await office.enter(typed({ consent: 'yes' }))
    expect(said.status).toBe(303)
    const [{ answers } = { answers: {} }] = await office.store.db
      .selectFrom('draft')
      .select('answers')
      .orderBy('created_at', 'desc')
      .execute()
    expect(answers).not.toHaveProperty('consent')
  })

  test('19.1 is shown again with its input, its errors and the uploaded file', async () => {
    const { status, html } = await office.enter(
      typed({ surname: '', email: 'ama@', resume: pdf('cv <1>.pdf') }),
    )
    expect(status).toBe(422)
    expect(html).toContain('Surname: This field is required')
    expect(html).toContain('Invalid email format')
    expect(html).toContain('value="Ridge Hospital"')
    expect(html).toContain('cv &lt;1&gt;.pdf')
    const resume = hidden(html, 'resume')
    const all = typed({ resume })
    expect((await office.enter(all)).status).toBe(303)
    const { open } = await office.linksTo(String(all.email))
    expect(await office.read(open)).toContain('cv &lt;1&gt;.pdf')
  })

  test('19.1 may lack answers if the coordinator says so, but not the address', async () => {
    const some = { _key: crypto.randomUUID(), name: 'Efua', email: `${crypto.randomUUID()}@a.example` }
    expect((await office.enter(some)).status).toBe(422)
    expect((await office.enter({ ...some, may_lack: 'on' })).status).toBe(303)
    const without = await office.enter({ ...some, email: '', may_lack: 'on' })
    expect([without.status, without.html.includes('Email: This field is required')]).toEqual([422, true])
  })

  test('19.1 is refused for a known address, as in the public form', async () => {
    const { email, open } = await office.entered()
    const again = await office.enter(typed({ email: email.toUpperCase() }))
    expect([again.status, again.html.includes('Email already exists')]).toEqual([406, true])
    const form = await office.read(open)
    await office.send(paths.applyExpert(), confirming(form, { email }), '')
    expect(await office.applications(email)).toHaveLength(1)
    expect((await office.enter(typed({ email }))).status).toBe(406)
  })

  test.each(['hospital', 'trainer'])('19.1 may be of any kind: %s', async (kind) => {
    const { html } = await office.coordinator.browser.open(`${page}?kind=${kind}&source=other`)
    expect(html).not.toMatch(
      /name="(terms_and_conditions|information_accuracy_confirmation|confirm_support)"/,
    )
    const email = `${crypto.randomUUID()}@hospital.example`
    const { status } = await office.enter(
      { name: hospitalExample.name, email, may_lack: 'on' },
      'other',
      kind,
    )
    expect(status).toBe(303)
    const { open } = await office.linksTo(email)
    expect(await office.read(open)).toContain('Entered for you by')
  })
})

describe('the mailed link', () => {
  test('19.2 shows what was entered, by whom, when and from which source, also without JavaScript', async () => {
    const { open } = await office.entered({ institution: 'Korle Bu' }, 'paper')
    const { status, html } = await office.newBrowser().open(open)
    expect(status).toBe(200)
    expect(html).toContain('value="Korle Bu"')
    expect(html).toMatch(
      new RegExp(`Entered for you by ${office.coordinator.name} from your paper form, on \\d+ \\w+ \\d{4}`),
    )
    expect(html).not.toMatch(/name="consent"[^>]*checked/)
  })

  test('19.2 makes it an application once the person consents and sends it, with their corrections', async () => {
    const { email, open } = await office.entered({ job_title: 'Nurse' })
    const { html } = await office.newBrowser().open(open)
    const without = await office.send(paths.applyExpert(), confirming(html, { email, consent: null }), '')
    expect([without.status, without.html.includes('Entered for you by')]).toEqual([422, true])
    const sent = await office.send(
      paths.applyExpert(),
      confirming(html, { email, job_title: 'Pharmacist' }),
      '',
    )
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('?sent=')])

    const [application] = await office.applications(email)
    expect(application).toMatchObject({
      status: 'submitted',
      answers: { job_title: 'Pharmacist', consent: true },
    })
    const id = application?.id ?? ''
    const consents = await office.store.db
      .selectFrom('consent')
      .select('field')
      .where('application_id', '=', id)
      .execute()
    expect(consents).toEqual([{ field: 'consent' }])
    const read = await office.coordinator.browser.open(reviewPaths.application.replace(':id', id))
    expect(JSON.parse(read.html).entered).toMatchObject({
      source: 'telephone',
      staff_name: office.coordinator.name,
    })
    const [entry] = await office.audited('entry_confirmed')
    expect(entry).toMatchObject({ actor: 'applicant', subject_id: id, after: { source: 'telephone' } })
    expect(await office.read(open)).toContain(dead)
    expect(await office.waiting()).not.toContain(email)
  })

  test('19.3 lets the person refuse after a confirmation; then everything is deleted', async () => {
    const { email, refuse } = await office.entered({ resume: pdf('theirs.pdf') })
    const person = office.newBrowser()
    const { html } = await person.open(refuse)
    expect(html).toContain('Delete what was entered for you?')
    expect(await office.waiting()).toContain(email)
    const token = hidden(html, 'token')
    const deleted = await person.post(paths.notMe(), { token })
    expect([deleted.status, deleted.html.includes('Everything is deleted')]).toEqual([200, true])
    const { db } = office.store
    expect(await db.selectFrom('draft').select('id').where('email', '=', email).execute()).toEqual([])
    expect(await db.selectFrom('mail').select('id').where('recipient', '=', email).execute()).toEqual([])
    const files = db.selectFrom('upload').select('id').where('name', '=', 'theirs.pdf')
    expect(await files.execute()).toEqual([])
    const erased = db.selectFrom('erasure').select('row_id').where('row_table', '=', 'draft')
    expect(await erased.execute()).toHaveLength(1)
    expect((await office.audited('entry_refused'))[0]).toMatchObject({
      actor: 'applicant',
      subject_kind: 'entry_on_behalf',
    })
    expect((await person.post(paths.notMe(), { token })).status).toBe(410)
    expect((await person.open(refuse)).html).toContain(dead)
  })

  test('19.3 expires after 30 days, and the entry with it', async () => {
    const { email, open } = await office.entered()
    await office.store.db
      .updateTable('draft')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute()
    expect(await office.read(open)).toContain(dead)
    expect(await office.waiting()).not.toContain(email)
    await forgetExpired(office.store)
    const kept = office.store.db.selectFrom('entry_on_behalf').select('id').where('draft_id', 'is not', null)
    const drafts = office.store.db.selectFrom('draft').select('id')
    expect(await kept.execute()).toHaveLength((await drafts.execute()).length)
  })
})

describe('an entry that waits for confirmation', () => {
  const idOf = async (email: string) =>
    office.store.db
      .selectFrom('entry_on_behalf')
      .innerJoin('draft', 'draft.id', 'draft_id')
      .select('entry_on_behalf.id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()

  test('19.3 can be mailed again with a new link, which replaces the old one', async () => {
    const { email, open } = await office.entered()
    const { id } = await idOf(email)
    const again = await office.coordinator.browser.post(page, { _action: 'mailed', id })
    expect([again.status, again.location]).toEqual([303, `${page}?done=mailed`])
    expect(await office.waiting(`?done=mailed`)).toContain('new link is on its way')
    const newer = await office.linksTo(email)
    expect([newer.count, newer.open === open]).toEqual([1, false])
    expect(await office.read(open)).toContain(dead)
    expect(await office.read(newer.open)).toContain('Entered for you by')
    const mail = () => office.coordinator.browser.post(page, { _action: 'mailed', id })
    for (let sent = 2; sent < 5; sent++) await mail()
    expect((await mail()).status).toBe(429)
  })

  test('19.3 can be removed by a coordinator, with an audit entry', async () => {
    const { email, open } = await office.entered()
    const { id } = await idOf(email)
    expect((await office.coordinator.browser.post(page, { _action: 'removed', id })).status).toBe(303)
    expect(await office.read(open)).toContain(dead)
    expect((await office.audited('entry_removed'))[0]).toMatchObject({
      subject_id: id,
      before: { source: 'telephone' },
    })
    const order = (_action: string, of = id) => ({ _action, id: of })
    for (const fields of [order('removed'), order('mailed', 'x'), order('entered'), {}]) {
      const refused = await office.coordinator.browser.post(page, fields as Record<string, string>)
      expect([refused.status, refused.html.includes('This was not done')]).toEqual([422, true])
    }
  })

  test('19.3 is listed page by page', async () => {
    for (let one = 0; one < 51; one++) {
      const email = `page-${one}@hospital.example`
      const draft = { form: 'trainer', email, answers: {}, step: '', locale: 'en' } as const
      const { id } = await office.store.db
        .insertInto('draft')
        .values({ ...draft, token_digest: Buffer.from(email), expires_at: new Date(Date.now() + 86_400_000) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await office.store.db
        .insertInto('entry_on_behalf')
        .values({ source: 'import', staff_name: 'Ama', draft_id: id })
        .execute()
    }
    const first = await office.coordinator.browser.open(page)
    expect(first.html).toContain('page-50@')
    expect(first.html).not.toContain('page-0@')
    const [, before] = /\?before=(\d+)/.exec(first.html) ?? []
    expect(await office.waiting(`?before=${before}`)).toContain('page-0@')
    expect(await office.waiting(`?before=x`)).toContain('page-50@')
  })
})
