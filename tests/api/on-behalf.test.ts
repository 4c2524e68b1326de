import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospitalExample } from '../../src/domain/forms/hospital-example.ts'
import { paths } from '../../src/domain/paths.ts'
import { reviewPaths } from '../../src/domain/review/paths.ts'
import { forgetExpired } from '../../src/store/forget-expired.ts'
import { pageOpened } from '../harness/page-opened.ts'
import { honestPdf } from '../harness/pdfs/honest-pdfs.ts'
import { nativeExpert } from './native-expert.ts'
import { type Office, openOffice } from './office.ts'

let office: Office
let coordinator: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  coordinator = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

const page = paths.adminOnBehalf()
const pdf = (name: string) =>
  new File([new Uint8Array(honestPdf(2000))], name, { type: 'application/pdf' })

type Fields = Record<string, string | File | null>

/** As a browser posts it, with files; null leaves a field out. */
async function send(path: string, fields: Fields, cookie = coordinator.browser.cookie) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.append(name, value)
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.8.0.${++calls % 250}` }
  const answer = await fetch(office.url + path, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
}
let calls = 0

/** What a coordinator types: everything but what only the person can say or have. */
const typed = (changes: Fields = {}): Fields => ({ ...nativeExpert(), consent: null, _stamp: null, ...changes })

const enter = (fields: Fields, source = 'telephone', kind = 'expert') =>
  send(`${page}?kind=${kind}&source=${source}`, fields)

async function linksTo(email: string) {
  const mails = await office.store.db
    .selectFrom('mail')
    .select(['letter', 'secret'])
    .where('recipient', '=', email)
    .orderBy('queued_at')
    .execute()
  const letter = mails.at(-1)?.letter
  const hrefs = letter?.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : [])) ?? []
  return { count: mails.length, letter: JSON.stringify(letter), open: hrefs[0] ?? '', refuse: hrefs[1] ?? '' }
}

const entered = async (fields: Fields = {}, source = 'telephone') => {
  const all = typed(fields)
  const answer = await enter(all, source)
  if (answer.status !== 303) throw new Error(answer.html)
  return { email: String(all.email), ...(await linksTo(String(all.email))) }
}

const applications = (email: string) =>
  office.store.db.selectFrom('application').select(['id', 'answers', 'status']).where('email', '=', email).execute()

const audited = async (action: string) =>
  office.store.db
    .selectFrom('audit')
    .select(['actor', 'staff_name', 'subject_kind', 'subject_id', 'before', 'after'])
    .where('action', '=', action as 'entry_made')
    .orderBy('id', 'desc')
    .execute()

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

describe('an application that a coordinator enters', () => {
  test('19.1 waits for its person: it is no application, and stands in no queue of the reviewers', async () => {
    const { email, letter, count } = await entered({ name: 'Wanjiku' })
    expect(await applications(email)).toEqual([])
    const today = await coordinator.browser.open(reviewPaths.today)
    expect(today.html).not.toContain('Wanjiku')
    expect(count).toBe(1)
    for (const answer of ['Wanjiku', 'Mensah', 'I want to help']) expect(letter).not.toContain(answer)
    expect(letter).toContain(coordinator.name)
    const [entry] = await audited('entry_made')
    expect(entry).toMatchObject({ staff_name: coordinator.name, after: { kind: 'expert', source: 'telephone' } })
    expect(JSON.stringify(entry)).not.toContain(email)
    const { html } = await coordinator.browser.open(page)
    expect(html).toContain('Wanjiku Mensah')
    expect(html).toContain('By telephone')
  })

  test('19.1 is asked neither for consent nor for proof, and may do without files', async () => {
    const { html } = await coordinator.browser.open(`${page}?kind=expert&source=paper`)
    expect(html).not.toMatch(/name="(consent|_stamp|website)"/)
    expect(html).toContain('name="resume"')
    const said = await enter(typed({ consent: 'yes' }))
    expect(said.status).toBe(303)
    const [{ answers } = { answers: {} }] = await office.store.db
      .selectFrom('draft')
      .select('answers')
      .orderBy('created_at', 'desc')
      .execute()
    expect(answers).not.toHaveProperty('consent')
  })

  test('19.1 comes back with what was typed, what is wrong, and the file that had arrived', async () => {
    const { status, html } = await enter(typed({ surname: '', email: 'ama@', resume: pdf('cv <1>.pdf') }))
    expect(status).toBe(422)
    expect(html).toContain('Surname: This field is required')
    expect(html).toContain('Invalid email format')
    expect(html).toContain('value="Ridge Hospital"')
    expect(html).toContain('cv &lt;1&gt;.pdf')
    const resume = hidden(html, 'resume')
    const all = typed({ resume })
    expect((await enter(all)).status).toBe(303)
    const { open } = await linksTo(String(all.email))
    expect((await office.newBrowser().open(open)).html).toContain('cv &lt;1&gt;.pdf')
  })

  test('19.1 may lack answers if the coordinator says so; the address is needed all the same', async () => {
    const some = { _key: crypto.randomUUID(), name: 'Efua', email: `${crypto.randomUUID()}@a.example` }
    expect((await enter(some)).status).toBe(422)
    expect((await enter({ ...some, may_lack: 'on' })).status).toBe(303)
    const without = await enter({ ...some, email: '', may_lack: 'on' })
    expect([without.status, without.html.includes('Email: This field is required')]).toEqual([422, true])
  })

  test('19.1 is refused as in the public form where the address is known', async () => {
    const { email, open } = await entered()
    const again = await enter(typed({ email: email.toUpperCase() }))
    expect([again.status, again.html.includes('Email already exists')]).toEqual([406, true])
    const form = (await office.newBrowser().open(open)).html
    await send(paths.applyExpert(), confirming(form, { email }), '')
    expect(await applications(email)).toHaveLength(1)
    expect((await enter(typed({ email }))).status).toBe(406)
  })

  test.each(['hospital', 'trainer'])('19.1 may be of any kind: %s', async (kind) => {
    const { html } = await coordinator.browser.open(`${page}?kind=${kind}&source=other`)
    expect(html).not.toMatch(/name="(terms_and_conditions|information_accuracy_confirmation|confirm_support)"/)
    const email = `${crypto.randomUUID()}@hospital.example`
    const { status } = await enter({ name: hospitalExample.name, email, may_lack: 'on' }, 'other', kind)
    expect(status).toBe(303)
    const { open } = await linksTo(email)
    expect((await office.newBrowser().open(open)).html).toContain('Entered for you by')
  })
})

/** What the person posts from the page of their link. */
const confirming = (form: string, changes: Fields = {}): Fields => ({
  ...nativeExpert(),
  _draft: hidden(form, '_draft'),
  _stamp: pageOpened('expert'),
  resume: pdf('cv.pdf'),
  endorsement: pdf('letter.pdf'),
  ...changes,
})

describe('the mailed link', () => {
  test('19.2 shows what was entered, by whom, when and from where, also without a script', async () => {
    const { open } = await entered({ institution: 'Korle Bu' }, 'paper')
    const { status, html } = await office.newBrowser().open(open)
    expect(status).toBe(200)
    expect(html).toContain('value="Korle Bu"')
    expect(html).toMatch(new RegExp(`Entered for you by ${coordinator.name} from your paper form, on \\d+ \\w+ \\d{4}`))
    expect(html).not.toMatch(/name="consent"[^>]*checked/)
  })

  test('19.2 makes it an application once the person has agreed and sent it, with what they corrected', async () => {
    const { email, open } = await entered({ job_title: 'Nurse' })
    const { html } = await office.newBrowser().open(open)
    const without = await send(paths.applyExpert(), confirming(html, { email, consent: null }), '')
    expect([without.status, without.html.includes('Entered for you by')]).toEqual([422, true])
    const sent = await send(paths.applyExpert(), confirming(html, { email, job_title: 'Pharmacist' }), '')
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('?sent=')])

    const [application] = await applications(email)
    expect(application).toMatchObject({ status: 'submitted', answers: { job_title: 'Pharmacist', consent: true } })
    const id = application?.id ?? ''
    const consents = await office.store.db
      .selectFrom('consent')
      .select('field')
      .where('application_id', '=', id)
      .execute()
    expect(consents).toEqual([{ field: 'consent' }])
    const read = await coordinator.browser.open(reviewPaths.application.replace(':id', id))
    expect(JSON.parse(read.html).entered).toMatchObject({ source: 'telephone', staff_name: coordinator.name })
    const [entry] = await audited('entry_confirmed')
    expect(entry).toMatchObject({ actor: 'applicant', subject_id: id, after: { source: 'telephone' } })
    expect((await office.newBrowser().open(open)).html).toContain('This link does not work any more')
    expect((await coordinator.browser.open(page)).html).not.toContain(email)
  })

  test('19.3 is refused by whoever does not want it, after a question; then nothing of it is kept', async () => {
    const { email, refuse } = await entered({ resume: pdf('theirs.pdf') })
    const person = office.newBrowser()
    const { html } = await person.open(refuse)
    expect(html).toContain('Delete what was entered for you?')
    expect((await coordinator.browser.open(page)).html).toContain(email)
    const token = hidden(html, 'token')
    const deleted = await person.post(paths.notMe(), { token })
    expect([deleted.status, deleted.html.includes('Everything is deleted')]).toEqual([200, true])
    for (const table of ['draft', 'mail'] as const) {
      const column = table === 'draft' ? 'email' : 'recipient'
      expect(await office.store.db.selectFrom(table).select('id').where(column, '=', email).execute()).toEqual([])
    }
    const files = office.store.db.selectFrom('upload').select('id').where('name', '=', 'theirs.pdf')
    expect(await files.execute()).toEqual([])
    expect((await audited('entry_refused'))[0]).toMatchObject({ actor: 'applicant', subject_kind: 'entry_on_behalf' })
    expect((await person.post(paths.notMe(), { token })).status).toBe(410)
    expect((await person.open(refuse)).html).toContain('This link does not work any more')
  })

  test('19.3 runs out after 30 days, and the entry with it', async () => {
    const { email, open } = await entered()
    await office.store.db
      .updateTable('draft')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute()
    expect((await office.newBrowser().open(open)).html).toContain('This link does not work any more')
    expect((await coordinator.browser.open(page)).html).not.toContain(email)
    await forgetExpired(office.store)
    const kept = office.store.db.selectFrom('entry_on_behalf').select('id').where('draft_id', 'is not', null)
    const drafts = office.store.db.selectFrom('draft').select('id')
    expect(await kept.execute()).toHaveLength((await drafts.execute()).length)
  })
})

describe('what waits', () => {
  const idOf = async (email: string) =>
    office.store.db
      .selectFrom('entry_on_behalf')
      .innerJoin('draft', 'draft.id', 'draft_id')
      .select('entry_on_behalf.id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()

  test('19.3 is mailed again with another link; the one before does not work any more', async () => {
    const { email, open } = await entered()
    const { id } = await idOf(email)
    const again = await coordinator.browser.post(page, { act: 'mailed', id })
    expect([again.status, again.location]).toEqual([303, `${page}?done=mailed`])
    expect((await coordinator.browser.open(`${page}?done=mailed`)).html).toContain('new link is on its way')
    const newer = await linksTo(email)
    expect([newer.count, newer.open === open]).toEqual([1, false])
    expect((await office.newBrowser().open(open)).html).toContain('This link does not work any more')
    expect((await office.newBrowser().open(newer.open)).html).toContain('Entered for you by')
    for (let sent = 2; sent < 5; sent++) await coordinator.browser.post(page, { act: 'mailed', id })
    expect((await coordinator.browser.post(page, { act: 'mailed', id })).status).toBe(429)
  })

  test('19.3 is removed by a coordinator, with an entry in the audit', async () => {
    const { email, open } = await entered()
    const { id } = await idOf(email)
    expect((await coordinator.browser.post(page, { act: 'removed', id })).status).toBe(303)
    expect((await office.newBrowser().open(open)).html).toContain('This link does not work any more')
    expect((await audited('entry_removed'))[0]).toMatchObject({ subject_id: id, before: { source: 'telephone' } })
    for (const fields of [{ act: 'removed', id }, { act: 'mailed', id: 'x' }, { act: 'entered', id }, {}]) {
      const refused = await coordinator.browser.post(page, fields as Record<string, string>)
      expect([refused.status, refused.html.includes('This was not done')]).toEqual([422, true])
    }
  })

  test('19.3 is read page by page', async () => {
    for (let one = 0; one < 51; one++) {
      const email = `page-${one}@hospital.example`
      const draft = { form: 'trainer', email, answers: {}, step: '', locale: 'en' } as const
      const { id } = await office.store.db
        .insertInto('draft')
        .values({ ...draft, token_digest: Buffer.from(email) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await office.store.db
        .insertInto('entry_on_behalf')
        .values({ source: 'import', staff_name: 'Ama', draft_id: id })
        .execute()
    }
    const first = await coordinator.browser.open(page)
    expect(first.html).toContain('page-50@')
    expect(first.html).not.toContain('page-0@')
    const [, before] = /\?before=(\d+)/.exec(first.html) ?? []
    expect((await coordinator.browser.open(`${page}?before=${before}`)).html).toContain('page-0@')
    expect((await coordinator.browser.open(`${page}?before=x`)).html).toContain('page-50@')
  })
})
