import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { reviewPaths } from '../../src/domain/review/paths.ts'
import { repeatErasures } from '../../src/store/erase-application.ts'
import { queueMail } from '../../src/store/outbox.ts'
import { keepExpert, keepFile } from '../harness/kept-expert.ts'
import { unzip } from '../harness/unzip.ts'
import { everyValue } from './everything-kept.ts'
import { type Office, openOffice } from './office.ts'
import type { StaffBrowser } from './staff-browser.ts'

let office: Office
let admin: StaffBrowser
let cookie: string
beforeAll(async () => {
  office = await openOffice()
  const staff = await office.signedInAs('administrator')
  admin = staff.browser
  cookie = staff.cookie
})
afterAll(() => office.close())

const letter = { subject: 'Your visit', preview: '', heading: '', parts: [], reason: '' }
const name = (mark: string) => ({ name: 'Zoë', surname: mark })

/** Somebody who has left a trace wherever one can. */
async function someone(mark = `Quartey${randomUUID().slice(0, 8)}`) {
  const { store } = office
  const email = `${mark.toLowerCase()}@hospital.example`
  const expert = await keepExpert(store, { ...name(mark), email })
  const resume = await keepFile(store, '%PDF-1.7 draft')
  const draft = await store.db
    .insertInto('draft')
    .values({
      form: 'trainer',
      email: email.toUpperCase(),
      answers: { ...name(mark), resume },
      step: 'personal',
      locale: 'en',
      token_digest: Buffer.from(randomUUID()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await store.db.updateTable('upload').set({ draft_id: draft.id }).where('id', '=', resume).execute()
  const message = await store.db
    .insertInto('contact_message')
    .values({ answers: { name: `Zoë ${mark}`, email, message: 'May I come?' } })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueMail(store, { to: email, locale: 'en', letter, applicationId: expert.id })
  await queueMail(store, { to: 'team@aster.example', locale: 'en', letter, contactMessageId: message.id })
  await queueMail(store, { to: email.toUpperCase(), locale: 'en', letter, heldMs: 600_000 })
  await store.db
    .insertInto('note')
    .values({ application_id: expert.id, staff_name: 'Ama', text: `Rang ${mark}.` })
    .execute()
  return { ...expert, mark, email, message: message.id, draft: draft.id }
}

const search = (words: string) =>
  admin.open(`${paths.adminPrivacy()}?${new URLSearchParams({ search: words })}`)
const personPage = (email: string) => admin.open(`${paths.adminPerson()}?${new URLSearchParams({ email })}`)

/** The form of erasing as it stands, filled in. */
async function erasing(email: string, more: Record<string, string> = {}) {
  const { html } = await admin.open(`${paths.adminErase()}?${new URLSearchParams({ email })}`)
  const hidden = (field: string) => new RegExp(`name="${field}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  return { _csrf: hidden('_csrf'), email, seen: hidden('seen'), confirmed: email, ...more }
}
const erase = async (email: string, more: Record<string, string> = {}) =>
  admin.post(paths.adminErase(), await erasing(email, more))

function archiveOf(query: [string, string][], sent = cookie) {
  const url = `${office.url}${reviewPaths.exportPerson}?${new URLSearchParams(query)}`
  return fetch(url, { headers: { cookie: sent } })
}

async function readArchive(query: [string, string][]) {
  const answer = await archiveOf(query)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  return { files, record: JSON.parse(files.get('person.json') ?? '') }
}

const lastAudit = (action: string) =>
  office.store.db
    .selectFrom('audit')
    .select(['actor', 'subject_kind', 'subject_id', 'before', 'after'])
    .where('action', '=', action as never)
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('17.1 a person is found by address, name or reference, without accents and capitals, wherever they are', async () => {
  const { id, mark, email } = await someone()
  const { number } = await office.store.db
    .selectFrom('application')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reference = `E-${String(number).padStart(5, '0')}`
  for (const words of [email.toUpperCase(), `zoe ${mark.toLowerCase()}`, `${mark} ZOE`]) {
    const { html } = await search(words)
    expect(html, words).toContain(`Application ${reference}`)
    for (const place of ['Unfinished form', 'Message to the team']) expect(html, words).toContain(place)
  }
  expect((await search(reference)).html).toContain(email)
  const { html } = await personPage(email.toUpperCase())
  for (const held of [
    `Application ${reference}`,
    `File of ${reference}: 2`,
    `Note of staff of ${reference}`,
    `Mail of ${reference}`,
    'Unfinished form',
    'Message to the team',
  ])
    expect(html).toContain(held)
  expect((await search('nobody.at@all.example')).html).toContain('Nothing found')
})

test('17.1 it says until when something stays', async () => {
  const { id, email } = await someone()
  expect((await personPage(email)).html).toContain('Until it is erased')
  await sql`ALTER TABLE application DISABLE TRIGGER USER`.execute(office.store.db)
  await sql`UPDATE application SET status = 'withdrawn', updated_at = '2026-03-04T10:00:00Z' WHERE id = ${id}`.execute(
    office.store.db,
  )
  await sql`ALTER TABLE application ENABLE TRIGGER USER`.execute(office.store.db)
  const { html } = await personPage(email)
  expect(html).toContain('4 March 2027')
  expect(html.split('Until it is erased')).toHaveLength(2) // the mail that waits
})

test('17.1 what somebody else wrote about them is shown, and is not theirs', async () => {
  const { mark, email } = await someone()
  const other = await keepExpert(office.store, { motivation: `As Zoe ${mark} told me.` })
  const { html } = await personPage(email)
  expect(html).toContain('Texts that name them')
  expect(html).toContain(paths.adminExpert(other.id))
  const { record } = await readArchive([['email', email]])
  expect(JSON.stringify(record)).not.toContain(other.email)
  expect((await erase(email)).location).toBe(`${paths.adminPrivacy()}?done=erased`)
  expect(
    (await office.store.db.selectFrom('application').select('id').where('id', '=', other.id).execute())
      .length,
  ).toBe(1)
})

test('17.1 an application belongs to the address that its PIN has proved, not to one that was typed into it', async () => {
  const { db } = office.store
  const email = 'typed.by.another@hospital.example'
  await db
    .insertInto('contact_message')
    .values({ answers: { name: 'V', email, message: 'Hi' } })
    .execute()
  const stranger = await keepExpert(office.store)
  await sql`UPDATE application SET answers = answers || ${JSON.stringify({ email })}::jsonb
    WHERE id = ${stranger.id}`.execute(db)
  const { record } = await readArchive([['email', email]])
  expect(Object.keys(record.held)).toEqual(['contact_message'])
  expect((await personPage(email)).html).toContain(paths.adminExpert(stranger.id))
  await erase(email)
  expect(
    await db.selectFrom('application').select('id').where('id', '=', stranger.id).execute(),
  ).toHaveLength(1)
})

test('17.2 the copy has everything and the files, no secret, nobody else, and leaves an entry', async () => {
  const { id, mark, email, resume, pin } = await someone()
  const mail = await queueMail(office.store, {
    to: email,
    locale: 'en',
    letter: { ...letter, subject: 'Your PIN' },
    secret: true,
  })
  const bystander = await keepExpert(office.store)
  await queueMail(office.store, {
    to: email,
    locale: 'en',
    letter: { ...letter, heading: 'About another' },
    applicationId: bystander.id,
  })
  const { files, record } = await readArchive([['email', email]])
  expect(record.address).toBe(email)
  expect(Object.keys(record.held).sort()).toEqual(
    ['application', 'contact_message', 'draft', 'edit_link', 'mail', 'note', 'upload'].sort(),
  )
  const [application] = record.held.application
  expect(application).toMatchObject({
    kind: 'expert',
    reference: expect.stringMatching(/^E-\d{5}$/),
    status: 'submitted',
  })
  expect(application.answers).toMatchObject({ surname: mark, resume })
  expect(application.answers_in_words).toContainEqual({ label: 'Surname', text: mark })
  expect(record.held.mail).toHaveLength(5)
  expect(record.held.upload).toHaveLength(3)
  for (const { file } of record.held.upload) expect(files.get(file)).toContain('%PDF-1.7')
  expect(files.size).toBe(4)
  const whole = JSON.stringify(record)
  for (const secret of [pin, 'argon2', 'digest', 'Your PIN', 'About another', bystander.email, mail.id]) {
    expect(whole, secret).not.toContain(secret)
  }
  const entry = await lastAudit('person_exported')
  expect(entry).toMatchObject({ actor: 'staff', subject_kind: 'person', subject_id: null })
  expect(entry?.after).toMatchObject({ application: 1, upload: 3, mail: 5 })
  expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${mark}|${id}`, 'i'))
})

test('17.3 whoever is erased is nowhere any more, also after a restore', async () => {
  const { store } = office
  const gone = await someone()
  const rows = await sql<{
    row: object
  }>`SELECT to_jsonb(m) AS row FROM contact_message m WHERE id = ${gone.message}`.execute(store.db)
  const { html } = await admin.open(`${paths.adminErase()}?${new URLSearchParams({ email: gone.email })}`)
  expect(html).toContain('This stays, and why')
  expect((await erase(gone.email)).location).toBe(`${paths.adminPrivacy()}?done=erased`)
  const left = (await everyValue(store)).toLowerCase()
  for (const trace of [gone.mark, gone.email, gone.resume]) expect(left).not.toContain(trace.toLowerCase())
  expect((await search(gone.mark)).html).toContain('Nothing found')
  expect(await lastAudit('person_erased')).toMatchObject({ subject_kind: 'person', subject_id: null })
  expect(await lastAudit('application_erased')).toMatchObject({ actor: 'staff', subject_id: gone.id })

  const [returned] = rows.rows
  await sql`INSERT INTO contact_message (id, status, answers)
    SELECT id, status, answers FROM jsonb_populate_record(NULL::contact_message, ${JSON.stringify(returned?.row)}::jsonb)`.execute(
    store.db,
  )
  await repeatErasures(store)
  expect((await everyValue(store)).toLowerCase()).not.toContain(gone.email)
})

test('17.3 what names them goes only where somebody who has looked says so; a story is taken down', async () => {
  const { store } = office
  const { mark, email } = await someone()
  const other = await keepExpert(store)
  const note = { application_id: other.id, staff_name: 'Ama' }
  const notes = await store.db
    .insertInto('note')
    .values([
      { ...note, text: `Knows ${email} well` },
      { ...note, text: `Zoë ${mark} again` },
    ])
    .returning('id')
    .execute()
  const story = {
    slug: mark.toLowerCase(),
    title: 'A visit',
    synopsis: 'S',
    country_region: 'Ghana',
    position: 1,
  }
  const { id } = await store.db
    .insertInto('story')
    .values({
      ...story,
      content: `<p>Zoë ${mark} came.</p>`,
      status: 'published',
      published_at: new Date(),
      is_sample: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const profile = {
    kind: 'expert',
    slug: mark.toLowerCase(),
    name: `Zoë ${mark}`,
    role: '',
    country: '',
    quote: '',
    biography: '',
  }
  const { id: profileId } = await store.db
    .insertInto('profile')
    .values({ ...profile, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fields = Object.entries(await erasing(email))
  const form = new URLSearchParams([
    ...fields,
    ['also', `note:${notes[0]?.id}`],
    ['also', `story:${id}`],
    ['also', `profile:${profileId}`],
    ['also', `application:${other.id}`],
  ])
  expect((await admin.post(paths.adminErase(), form)).location).toContain('done=erased')
  const of = (table: 'note' | 'profile') =>
    store.db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...notes.map((one) => one.id), profileId])
      .execute()
  expect(await of('note')).toEqual([{ id: notes[1]?.id }])
  expect(await of('profile')).toEqual([])
  expect(await store.db.selectFrom('story').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'draft' },
  ])
  expect(
    await store.db.selectFrom('application').select('id').where('id', '=', other.id).execute(),
  ).toHaveLength(1)
})

test('17.3 without the address typed once more, and after something has come in, nothing is erased', async () => {
  const { email, id } = await someone()
  const wrong = await erase(email, { confirmed: 'somebody.else@hospital.example' })
  expect([wrong.status, wrong.html.includes('This is not the address')]).toEqual([422, true])
  expect(wrong.html).toContain('somebody.else@hospital.example')
  const before = await erasing(email)
  await office.store.db
    .insertInto('contact_message')
    .values({ answers: { name: 'Z', email, message: 'One more' } })
    .execute()
  const late = await admin.post(paths.adminErase(), before)
  expect([late.status, late.html.includes('Nothing is erased yet')]).toEqual([409, true])
  expect(
    await office.store.db.selectFrom('application').select('id').where('id', '=', id).execute(),
  ).toHaveLength(1)
  expect((await erase(email)).status).toBe(303)
})

test('17.3 two who erase at once, or one again, are told that nothing is left', async () => {
  const { email } = await someone()
  const form = await erasing(email)
  const answers = await Promise.all([1, 2, 3].map(() => admin.post(paths.adminErase(), form)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409])
  for (const { status, html } of answers)
    if (status === 409) expect(html).toContain('Nothing is left to erase')
  expect((await admin.post(paths.adminErase(), form)).status).toBe(409)
})

test('17.3 an account of staff stays, an invitation goes', async () => {
  const { email } = await office.signedInAs('viewer')
  await office.store.db
    .insertInto('contact_message')
    .values({ answers: { name: 'V', email, message: 'Hi' } })
    .execute()
  expect((await admin.open(`${paths.adminErase()}?${new URLSearchParams({ email })}`)).html).toContain(
    'Their account of staff',
  )
  expect((await erase(email)).status).toBe(303)
  expect(
    await office.store.db.selectFrom('staff_user').select('id').where('email', '=', email).execute(),
  ).toHaveLength(1)
  expect((await erase(email)).status).toBe(409)

  const invited = 'invited.person@hospital.example'
  const link = {
    purpose: 'invitation',
    email: invited,
    role: 'viewer',
    token_digest: Buffer.alloc(32, 7),
  } as const
  await office.store.db.insertInto('staff_link').values(link).execute()
  expect((await erase(invited)).status).toBe(303)
  expect(await everyValue(office.store)).not.toContain(invited)
})

test('17.4 whatever is typed, the desk answers', async () => {
  for (const words of [
    "'; DROP TABLE mail; --",
    '%%%',
    '___',
    '\\\\\\',
    '<script>alert(1)</script>',
    'x\u0000y',
    'ab',
    'a'.repeat(300),
  ]) {
    const found = await search(words)
    expect([words, found.status]).toEqual([words, 200])
    expect(found.html).not.toContain('<script>alert')
  }
  expect((await search('ab')).html).toContain('Three signs at least.')
  for (const email of ['', 'nobody', '@', 'x\u0000@y']) {
    expect((await personPage(email)).status, email).toBe(404)
    expect([400, 422], email).toContain((await archiveOf([['email', email]])).status)
    expect((await admin.post(paths.adminErase(), { email, confirmed: email })).status, email).toBe(303)
  }
  expect((await personPage("o'brien%@hospital.example")).html).toContain('Nothing is held under this address')
  expect((await archiveOf([['email', 'nobody@hospital.example']])).status).toBe(404)
  const { cookie: coordinator } = await office.signedInAs('coordinator')
  expect((await archiveOf([['email', 'nobody@hospital.example']], coordinator)).status).toBe(403)
})
