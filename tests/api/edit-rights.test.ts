import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert, keepFile } from '../harness/kept-expert.ts'
import { type ApiApp, startApi } from './api-app.ts'
import { experts, lastMail, openBrowser, signIn } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Every text in the database, with its place: columns of text and JSON, and bytes read as text. */
async function everyText(): Promise<string> {
  const { db } = api.database.store
  const { rows: columns } = await sql<{ place: string; table: string; column: string }>`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'`.execute(db)
  const texts = columns.map(async ({ table, column }) => {
    const { rows } = await sql<{ text: string | null }>`
      SELECT ${sql.ref(column)}::text AS text FROM ${sql.table(table)}`.execute(db)
    const plain = rows.map(({ text }) => (text?.startsWith('\\x') ? fromHex(text) : text))
    return `${table}.${column}: ${plain.join('\n')}`
  })
  return (await Promise.all(texts)).join('\n')
}

const fromHex = (text: string) => Buffer.from(text.slice(2), 'hex').toString('latin1')

const marks = {
  name: 'Marked-Name',
  surname: 'Marked-Surname',
  phone: '+999 marked 1',
  email: 'marked.person@hospital.example',
  institution: 'Marked-Institution',
  job_title: 'Marked-Title',
  motivation: 'Marked-Motivation',
}

/** A person who has left all the traces that one can leave. */
async function keepMarkedExpert() {
  const expert = await keepExpert(api.database.store, marks)
  const browser = await signIn(api.app, expert)
  const file = await keepFile(api.database.store, '%PDF-1.7 Marked-File')
  await browser.call('PUT', `${experts}/${expert.id}`, { fieldsToUpdate: { resume: file, name: 'Marked-2' } })
  await browser.call('POST', `${experts}/send-new-pin`, { hash: expert.hash })
  await browser.authenticate({ ...expert, pin: 'wrong' })
  const draft = { form: 'expert', answers: marks, step: 'personal', locale: 'en', email: marks.email }
  const kept = await browser.call('POST', '/api/drafts', draft)
  if (kept.statusCode !== 201) throw new Error(kept.body)
  return { expert, browser, file }
}

describe('a file', () => {
  test('9.9 is given to its owner as an attachment that no browser takes for something else', async () => {
    const expert = await keepExpert(api.database.store, { name: 'Zoë "Zo"', surname: 'Nkrumah/Owusu' })
    const browser = await signIn(api.app, expert)
    const answer = await browser.call('GET', `${experts}/getFile/${expert.resume}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(/^%PDF-1\.7 /)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const disposition = String(answer.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''Zo%C3%AB-Zo-_[\da-f]{8}_Nkrumah-Owusu\.pdf$/)
  })

  test('of a form that nobody has sent is given to nobody', async () => {
    const browser = await signIn(api.app, await keepExpert(api.database.store))
    const unclaimed = await keepFile(api.database.store)
    expect((await browser.call('GET', `${experts}/getFile/${unclaimed}`)).statusCode).toBe(404)
  })
})

test('PINs and e-mail addresses are handed to no browser: the calls are gone and name another', async () => {
  const { id } = await keepExpert(api.database.store)
  for (const path of ['get-expert-email', 'get-expert_pin']) {
    const answer = await openBrowser(api.app).call('GET', `${experts}/${path}/${id}`)
    expect(answer.statusCode).toBe(410)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.json()).toMatchObject({
      code: 'replaced',
      replacedBy: 'POST /api/experts-applications/authenticate',
    })
  }
})

describe('who withdraws', () => {
  test('is out of the running, may apply again, and keeps the right to their data', async () => {
    const { db } = api.database.store
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const withdraw = () => browser.call('POST', `${experts}/${expert.id}/withdraw`)
    expect((await withdraw()).json()).toEqual({ status: 'withdrawn' })
    const mail = await lastMail(api.database.store, expert.id)
    expect(mail).toMatchObject({ recipient: expert.email, secret: false })
    expect(mail?.letter.subject).toContain('withdrawn')

    expect((await withdraw()).statusCode).toBe(200)
    const mails = await db.selectFrom('mail').select('id').where('application_id', '=', expert.id).execute()
    expect(mails).toHaveLength(1)
    expect((await browser.call('GET', `${experts}/${expert.id}/export`)).json().application.status).toBe(
      'withdrawn',
    )
    await keepExpert(api.database.store, { email: expert.email })
  })

  test('cannot do so once the application was declined', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const { db } = api.database.store
    await db.updateTable('application').set({ status: 'declined' }).where('id', '=', expert.id).execute()
    const answer = await browser.call('POST', `${experts}/${expert.id}/withdraw`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('wrong_status')
  })
})

test('an export has everything that is held about the person, and no secret', async () => {
  const { expert, browser, file } = await keepMarkedExpert()
  const answer = await browser.call('GET', `${experts}/${expert.id}/export`)
  expect(answer.statusCode).toBe(200)
  const data = answer.json()
  expect(data).toMatchObject({
    application: {
      id: expert.id,
      kind: 'expert',
      status: 'submitted',
      answers: { ...expert.answers, resume: file, name: 'Marked-2' },
    },
    link: { created_at: expect.any(String), pin_created_at: expect.any(String) },
    sessions: [{ created_at: expect.any(String), used_at: expect.any(String) }],
    drafts: [{ form: 'expert', email: marks.email, answers: marks, step: 'personal' }],
  })
  expect(data.answersInWords).toContainEqual({ label: 'Specialties', text: 'Clinical pharmacy' })
  expect(data.files.map(({ key }: { key: string }) => key).sort()).toEqual([expert.endorsement, file].sort())
  for (const { href } of data.files) expect((await browser.call('GET', href)).statusCode).toBe(200)
  expect(data.mails).toEqual([
    expect.objectContaining({
      recipient: marks.email,
      letter: expect.objectContaining({ parts: expect.any(Array) }),
    }),
  ])
  for (const secret of [expert.hash, expert.pin, 'argon2']) expect(answer.body).not.toContain(secret)
  await browser.call('DELETE', `${experts}/${expert.id}`)
})

test('who erases leaves no trace but an entry that names nobody', async () => {
  const { store } = api.database
  const bystander = await keepExpert(store)
  const { expert, browser, file } = await keepMarkedExpert()
  const before = await everyText()
  for (const mark of [...Object.values(marks), 'Marked-File']) expect(before).toContain(mark)

  const answer = await browser.call('DELETE', `${experts}/${expert.id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toMatch(/^EDIT-SESSION=; /)
  const after = await everyText()
  for (const trace of [...Object.values(marks), 'Marked', expert.hash, file, expert.endorsement]) {
    expect(after).not.toContain(trace)
  }
  expect(
    await store.db.selectFrom('erasure').selectAll().where('application_id', '=', expert.id).execute(),
  ).toEqual([{ application_id: expert.id, erased_at: expect.any(Date) }])
  expect(after.split(expert.id)).toHaveLength(2)
  expect(api.logged()).not.toMatch(/marked/i)

  expect((await browser.call('GET', `${experts}/${expert.id}/export`)).statusCode).toBe(401)
  expect((await browser.authenticate(expert)).statusCode).toBe(401)
  expect((await openBrowser(api.app).authenticate(bystander)).statusCode).toBe(200)
})
