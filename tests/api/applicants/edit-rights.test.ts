import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert, keepFile } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, postMessage, startApi } from '../api-app.ts'
import { experts, lastMail, openBrowser, pinIn, signIn } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const marks = {
  name: 'Marked-Name',
  surname: 'Marked-Surname',
  phone: '+999 marked 1',
  email: 'marked.person@hospital.example',
  institution: 'Marked-Institution',
  job_title: 'Marked-Title',
  motivation: 'Marked-Motivation',
}

describe('a file', () => {
  test('9.9 is sent to its owner as an attachment with a fixed type and nosniff', async () => {
    const expert = await keepExpert(api.database.store, { name: 'Zoë "Zo"', surname: "Nkrumah/O'Wusu (Jr*)" })
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
    const record = (await browser.call('GET', `${experts}/get-by-email-hash/${expert.hash}`)).json()
    for (const { name } of record.files)
      expect(name).toMatch(/^Zoë-Zo-_[\da-f]{8}_Nkrumah-O'Wusu-\(Jr-\)\.pdf$/)
  })

  test('6.17 is saved under a name that says what it is and whose, also in other alphabets', async () => {
    const expert = await keepExpert(api.database.store, { surname: "Zoë/O'Wusu (Jr*)" })
    const browser = await signIn(api.app, expert)
    const savedAs = async (key: string) =>
      (await browser.call('GET', `${experts}/getFile/${key}`)).headers['content-disposition']
    const whose = '-Zo%C3%AB-O%27Wusu-%28Jr-%29-E-\\d{5}\\.pdf$'
    expect(await savedAs(expert.resume)).toMatch(new RegExp(`^attachment; filename\\*=UTF-8''resume${whose}`))
    expect(await savedAs(expert.endorsement)).toMatch(
      new RegExp(`^attachment; filename\\*=UTF-8''endorsement${whose}`),
    )
  })

  test('of a form that was not submitted cannot be downloaded', async () => {
    const browser = await signIn(api.app, await keepExpert(api.database.store))
    const unclaimed = await keepFile(api.database.store)
    expect((await browser.call('GET', `${experts}/getFile/${unclaimed}`)).statusCode).toBe(404)
  })
})

test('the calls for PINs and e-mail addresses answer 410 and name their replacement', async () => {
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

describe('an applicant who withdraws', () => {
  test('gets a mail, may apply again, and can still export their data', async () => {
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

  test('is refused once the application was declined', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const { db } = api.database.store
    await db.updateTable('application').set({ status: 'declined' }).where('id', '=', expert.id).execute()
    const answer = await browser.call('POST', `${experts}/${expert.id}/withdraw`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('wrong_status')
  })
})

test('an export has all data about the person, and no secrets', async () => {
  const { store } = api.database
  const expert = await keepExpert(store, marks)
  const file = await keepFile(store)
  const first = await signIn(api.app, expert)
  const edit = { fieldsToUpdate: { resume: file, name: 'Marked-2', consent: true } }
  expect((await first.call('PUT', `${experts}/${expert.id}`, edit)).statusCode).toBe(200)
  await first.call('POST', `${experts}/send-new-pin`, { hash: expert.hash })
  const pin = pinIn((await lastMail(store, expert.id))?.text)
  const draft = { form: 'expert', answers: marks, step: 'personal', locale: 'en', email: marks.email }
  expect((await first.call('POST', '/api/drafts', draft)).statusCode).toBe(201)
  const message = { name: 'Marked', email: marks.email.toUpperCase(), message: 'Marked-Message' }
  expect((await postMessage(api.app, { payload: message })).statusCode).toBe(201)

  const browser = await signIn(api.app, { ...expert, pin })
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
    consents: [
      {
        field: 'consent',
        text_version: '2026-11-17',
        text_sha256: expect.stringMatching(/^[\da-f]{64}$/),
        locale: 'en',
        terms_version: 0,
        given_at: expect.any(String),
      },
    ],
    drafts: [{ form: 'expert', email: marks.email, answers: marks, step: 'personal' }],
    messages: [{ status: 'open', answers: message, locale: 'en', received_at: expect.any(String) }],
  })
  expect(data.answersInWords).toContainEqual({ label: 'Specialties', text: 'Clinical pharmacy' })
  expect(data.files.map(({ key }: { key: string }) => key).sort()).toEqual([expert.endorsement, file].sort())
  for (const { href } of data.files) expect((await browser.call('GET', href)).statusCode).toBe(200)
  const mailed = { recipient: marks.email, status: 'queued', queued_at: expect.any(String), sent_at: null }
  const letter = expect.objectContaining({ parts: expect.any(Array) })
  expect(data.mails).toEqual([
    { ...mailed, letter },
    { ...mailed, letter: null },
  ])
  for (const secret of [expert.hash, expert.pin, pin, 'hmac-sha256'])
    expect(answer.body).not.toContain(secret)
})

test('entering another person’s address into an application gives no access to their data', async () => {
  const { store } = api.database
  const stranger = await keepExpert(store)
  const browser = await signIn(api.app, stranger)
  const email = 'somebody.else@hospital.example'
  const draft = { form: 'expert', answers: { name: 'Else' }, step: 'personal', locale: 'en', email }
  await openBrowser(api.app).call('POST', '/api/drafts', draft)
  await postMessage(api.app, { payload: { name: 'Else', email, message: 'Hello' } })
  const own = `${experts}/${stranger.id}`
  expect((await browser.call('PUT', own, { fieldsToUpdate: { email } })).statusCode).toBe(200)
  expect((await browser.call('GET', `${own}/export`)).json()).toMatchObject({ drafts: [], messages: [] })
  expect((await browser.call('DELETE', own)).statusCode).toBe(200)
  for (const table of ['draft', 'contact_message'] as const) {
    expect(await store.db.selectFrom(table).select('id').where('email', '=', email).execute()).toHaveLength(1)
  }
})
