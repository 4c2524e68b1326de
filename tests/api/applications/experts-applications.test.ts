import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualFacts } from '../../../src/domain/brand.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { renamedJpeg } from '../../harness/uploads/pdfs/hostile-pdfs.ts'
import { type ApiApp, captchaHeader, startApi } from '../api-app.ts'
import { createCaller, newExpert } from './expert-application.ts'

let api: ApiApp
let caller: ReturnType<typeof createCaller>
beforeAll(async () => {
  api = await startApi()
  caller = createCaller(api)
})
afterAll(() => api.stop())

const db = () => api.database.store.db
const applicationsOf = (email: string) =>
  db().selectFrom('application').selectAll().where('email', '=', email).execute()
const mailsOf = (id: string) => db().selectFrom('mail').selectAll().where('application_id', '=', id).execute()
const claimOf = (upload: string) =>
  db().selectFrom('upload').select(['application_id', 'field']).where('id', '=', upload).executeTakeFirst()

test('9.8 an application is stored with its files and its mails before the 201 response', async () => {
  const pdf = honestPdf(2000)
  const answers = {
    ...newExpert(),
    resume: await caller.arrived(pdf),
    endorsement: await caller.arrived(pdf),
  }
  const answer = await caller.apply(answers)
  expect(answer.statusCode).toBe(201)
  const [row, ...others] = await applicationsOf(answers.email)
  expect(others).toEqual([])
  expect(row).toMatchObject({ kind: 'expert', status: 'submitted', locale: 'en', answers })
  const { id, reference } = answer.json()
  expect(id).toBe(row?.id)
  expect(reference).toBe(`E-${String(row?.number).padStart(5, '0')}`)
  expect(await claimOf(answers.resume)).toEqual({ application_id: id, field: 'resume' })
  expect(await claimOf(answers.endorsement)).toEqual({ application_id: id, field: 'endorsement' })
  const mails = await mailsOf(id)
  expect(mails.map(({ recipient, reply_to, locale }) => [recipient, reply_to, locale]).sort()).toEqual(
    [
      [answers.email, null, 'en'],
      [usualFacts.coordinator_email, null, 'en'],
    ].sort(),
  )
  for (const { letter } of mails) expect(letter.subject).toContain(reference)
  expect(JSON.stringify(mails)).toContain('answer within 14 days')
})

test('the receipt is in the applicant’s preferred language', async () => {
  const answers = await caller.complete()
  const { id } = (await caller.apply(answers, { 'accept-language': 'ar-XB, en;q=0.5' })).json()
  expect(await applicationsOf(answers.email)).toMatchObject([{ locale: 'ar-XB' }])
  const locales = Object.fromEntries((await mailsOf(id)).map(({ recipient, locale }) => [recipient, locale]))
  expect(locales).toEqual({ [answers.email]: 'ar-XB', [usualFacts.coordinator_email]: 'en' })
})

test('5.19 missing, wrong and unknown fields get error codes, and nothing is stored', async () => {
  const answers = await caller.complete()
  const answer = await caller.apply({ ...answers, name: ' ', consent: false, country: 'Narnia', id: 7 })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'invalid_answers',
    errors: { name: 'required', consent: 'must_accept', country: 'invalid_choice', id: 'unknown_field' },
  })
  expect(await applicationsOf(answers.email)).toEqual([])
  expect((await claimOf(answers.resume))?.application_id).toBeNull()
})

describe('a known address', () => {
  test('8.6 is refused with 406 in any capitalisation, and nothing is stored', async () => {
    const first = await caller.complete()
    await caller.apply(first)
    const again = { ...(await caller.complete()), email: first.email.toUpperCase() }
    const answer = await caller.apply(again)
    expect(answer.statusCode).toBe(406)
    expect(answer.json()).toMatchObject({ code: 'email_taken', title: 'Email already exists' })
    expect(await applicationsOf(first.email)).toHaveLength(1)
    expect((await claimOf(again.resume))?.application_id).toBeNull()
  })

  test('is reported only if nothing else is wrong', async () => {
    const first = await caller.complete()
    await caller.apply(first)
    const again = { ...(await caller.complete()), email: first.email }
    const resume = await caller.arrived(renamedJpeg())
    const refused = [
      await caller.apply({ ...again, surname: '' }),
      await caller.apply({ ...again, resume }),
      await caller.apply({ ...again, endorsement: randomUUID() }),
      await caller.apply({ ...again }, { 'idempotency-key': 'again' }),
      await caller.apply({ ...again }, { 'x-xsrf-token': 'none' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 400, 403])
    expect(refused.map((answer) => answer.json().errors)).toEqual([
      { surname: 'required' },
      { resume: 'not_pdf' },
      { endorsement: 'upload_gone' },
      { 'idempotency-key': 'invalid_type' },
      undefined,
    ])
  })

  test('3.14 is taken once by concurrent applications', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => caller.complete()))
    const { email = '' } = people[0] ?? {}
    const answers = await Promise.all(people.map((person) => caller.apply({ ...person, email })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 406, 406, 406])
  })
})

describe('an application sent again under its idempotency key', () => {
  test('is stored once and gets the same response, also concurrently', async () => {
    const answers = await caller.complete()
    const key = { 'idempotency-key': randomUUID() }
    const first = await Promise.all([1, 2, 3, 4].map(() => caller.apply(answers, key)))
    const later = await caller.apply(answers, key)
    expect([...first, later].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    const bodies = new Set([...first, later].map(({ body }) => body))
    expect(bodies.size).toBe(1)
    expect(await applicationsOf(answers.email)).toHaveLength(1)
    expect(await mailsOf(later.json().id)).toHaveLength(2)
  })

  test('is stored separately if its answers differ', async () => {
    const answers = await caller.complete()
    const key = { 'idempotency-key': randomUUID() }
    const first = await caller.apply(answers, key)
    const samePerson = await caller.apply({ ...(await caller.complete()), email: answers.email }, key)
    expect(samePerson.statusCode).toBe(406)
    const other = await caller.apply(await caller.complete(), key)
    expect(other.statusCode).toBe(201)
    expect(other.json().id).not.toBe(first.json().id)
  })
})

describe('a file', () => {
  const refusalOf = async (changes: object) => {
    const answer = await caller.apply({ ...(await caller.complete()), ...changes })
    return [answer.statusCode, answer.json().errors]
  }

  test('that is unknown, incomplete or refused has its own error code', async () => {
    const pdf = honestPdf(2000)
    expect(await refusalOf({ resume: randomUUID() })).toEqual([422, { resume: 'upload_gone' }])
    const half = await caller.arrived(pdf.subarray(0, 900), pdf.length)
    expect(await refusalOf({ resume: half })).toEqual([422, { resume: 'upload_unfinished' }])
    const torn = await caller.arrived(pdf.subarray(0, 900))
    const jpeg = await caller.arrived(renamedJpeg())
    expect(await refusalOf({ resume: torn, endorsement: jpeg })).toEqual([
      422,
      { resume: 'file_damaged', endorsement: 'not_pdf' },
    ])
  })

  test('belongs to one application and to one field', async () => {
    const taken = await caller.complete()
    await caller.apply(taken)
    expect(await refusalOf({ resume: taken.resume })).toEqual([422, { resume: 'upload_gone' }])
    const { resume } = await caller.complete()
    expect(await refusalOf({ resume, endorsement: resume })).toEqual([422, { endorsement: 'upload_gone' }])
  })

  test('may be named in capitals, and the extension sent with it is ignored', async () => {
    const { resume, ...answers } = await caller.complete()
    const sent = { ...answers, resume: resume.toUpperCase(), resume_extension: 'docx' }
    expect((await caller.apply(sent)).statusCode).toBe(201)
    expect(await applicationsOf(answers.email)).toMatchObject([{ answers: { ...answers, resume } }])
  })

  test('claimed by two applications concurrently goes to one of them, without a deadlock', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const { resume, endorsement, ...one } = await caller.complete()
      const crossed = [
        { ...one, resume, endorsement },
        { ...newExpert(), resume: endorsement, endorsement: resume },
      ]
      const answers = await Promise.all(crossed.map((sent) => caller.apply(sent)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
      const refused = answers.find(({ statusCode }) => statusCode === 422)
      expect(refused?.json().errors).toEqual({ resume: 'upload_gone', endorsement: 'upload_gone' })
    }
  })
})

test('an application is stored completely or not at all', async () => {
  const answers = await caller.complete()
  await sql`ALTER TABLE mail ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`.execute(db())
  expect((await caller.apply(answers)).statusCode).toBe(500)
  await sql`ALTER TABLE mail DROP CONSTRAINT nothing_more`.execute(db())
  expect(await applicationsOf(answers.email)).toEqual([])
  expect((await claimOf(answers.resume))?.application_id).toBeNull()
  expect((await caller.apply(answers)).statusCode).toBe(201)
})

test('9.6 the proof of work of a form reveals only once whether an address is known', async () => {
  const taken = await caller.complete()
  await caller.apply(taken)
  const proof = await captchaHeader(api.app, 'expert')
  const payload = { ...(await caller.complete()), email: taken.email }
  const send = () => caller.post('/api/experts-applications', payload, proof)
  expect((await send()).json().code).toBe('email_taken')
  expect((await send()).json().code).toBe('captcha_failed')
})
