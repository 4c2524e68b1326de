import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { keepFile } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { createCaller } from '../applications/expert-application.ts'
import { openBrowser } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const draft = {
  form: 'expert',
  answers: { name: 'Ama', email: 'ama@', specialty_ids: [5] },
  step: 'professional',
  locale: 'en',
  email: 'ama@hospital.example',
}

/** Saves drafts, each to another address, so that no rate limit applies. */
const keep = (changes: object = {}) =>
  openBrowser(api.app).call('POST', '/api/drafts', {
    ...draft,
    email: `${crypto.randomUUID()}@hospital.example`,
    ...changes,
  })

async function keepAndOpenMail(changes: object = {}) {
  const { statusCode, body } = await keep(changes)
  if (statusCode !== 201) throw new Error(body)
  const { db } = api.database.store
  const mail = await db
    .selectFrom('mail')
    .select(['id', 'recipient', 'letter', 'secret', 'draft_id'])
    .orderBy('queued_at', 'desc')
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(mail.letter)
  const token = /\/become-expert\/apply\?draft=([\w-]{22})"/.exec(text)?.[1] ?? ''
  return { mail, text, token, body, url: `/api/drafts/${token}` }
}

describe('a form that is finished on another device', () => {
  test('is stored behind a link that only the mail contains', async () => {
    const { mail, text, token, body, url } = await keepAndOpenMail({ email: draft.email })
    expect(mail).toMatchObject({ recipient: draft.email, secret: true })
    expect(text).not.toContain('Ama')
    expect(body).not.toContain(token)
    const days = (Date.parse(JSON.parse(body).expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)

    const answer = await openBrowser(api.app).call('GET', url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { email: _, ...kept } = draft
    expect(answer.json()).toEqual({ ...kept, ...JSON.parse(body) })
    expect((await openBrowser(api.app).call('GET', `/api/drafts/${JSON.parse(body).id}`)).statusCode).toBe(
      404,
    )
  })

  test('is stored with a digest of its token: the database alone opens no draft', async () => {
    const { token } = await keepAndOpenMail()
    const rows = await sql<{ row: string }>`SELECT draft::text AS row FROM draft`.execute(
      api.database.store.db,
    )
    for (const { row } of rows.rows) expect(row).not.toContain(token)
  })

  test('can be deleted, together with its mail', async () => {
    const { mail, url } = await keepAndOpenMail()
    const browser = openBrowser(api.app)
    expect((await browser.call('DELETE', url)).json()).toEqual({ success: true })
    expect((await browser.call('GET', url)).statusCode).toBe(404)
    expect((await browser.call('DELETE', url)).statusCode).toBe(404)
    const { db } = api.database.store
    expect(await db.selectFrom('mail').select('id').where('id', '=', mail.id).execute()).toEqual([])
  })

  test('is deleted after 30 days', async () => {
    const { url } = await keepAndOpenMail()
    const { db } = api.database.store
    await sql`UPDATE draft SET expires_at = now() - interval '1 second'`.execute(db)
    expect((await openBrowser(api.app).call('GET', url)).statusCode).toBe(404)
    await keepAndOpenMail()
    await forgetExpired(api.database.store)
    expect(await db.selectFrom('draft').select('id').execute()).toHaveLength(1)
  })

  test('keeps its files until it is deleted', async () => {
    const { db } = api.database.store
    const resume = await keepFile(api.database.store)
    const { mail, url } = await keepAndOpenMail({ answers: { resume } })
    const draftOf = () =>
      db.selectFrom('upload').select('draft_id').where('id', '=', resume).executeTakeFirstOrThrow()
    expect(await draftOf()).toEqual({ draft_id: mail.draft_id })
    await openBrowser(api.app).call('DELETE', url)
    expect(await draftOf()).toEqual({ draft_id: null })
  })
})

describe('a draft whose form is sent', () => {
  const statusOf = async (url: string) => (await openBrowser(api.app).call('GET', url)).statusCode
  const finishing = (...bodies: string[]) => ({
    'finished-drafts': bodies.map((body) => JSON.parse(body).id).join(','),
  })

  test('is deleted if the page names it; other drafts stay', async () => {
    const { complete, apply } = createCaller(api)
    const [one, two, other] = [await keepAndOpenMail(), await keepAndOpenMail(), await keepAndOpenMail()]
    const forHospital = await keep({ form: 'hospital', step: 'general', answers: {} })
    const headers = {
      'idempotency-key': crypto.randomUUID(),
      ...finishing(one.body, two.body, forHospital.body),
    }
    const answers = await complete()
    const sent = await apply(answers, headers)
    expect(sent.statusCode).toBe(201)
    expect((await apply(answers, headers)).json()).toEqual(sent.json())
    expect([await statusOf(one.url), await statusOf(two.url), await statusOf(other.url)]).toEqual([
      404, 404, 200,
    ])
    const { db } = api.database.store
    expect(await db.selectFrom('draft').select('id').where('form', '=', 'hospital').execute()).toHaveLength(1)
    expect(await db.selectFrom('mail').select('id').where('id', '=', one.mail.id).execute()).toEqual([])
  })

  test('is deleted if the application claims its files', async () => {
    const { complete, apply } = createCaller(api)
    const answers = await complete()
    const { url } = await keepAndOpenMail({ answers: { resume: answers.resume } })
    const { id } = (await apply(answers)).json<{ id: string }>()
    expect(await statusOf(url)).toBe(404)
    const files = await api.database.store.db
      .selectFrom('upload')
      .select(['field', 'draft_id'])
      .where('application_id', '=', id)
      .orderBy('field')
      .execute()
    expect(files).toEqual([
      { field: 'endorsement', draft_id: null },
      { field: 'resume', draft_id: null },
    ])
  })

  test('stays if the form is refused', async () => {
    const { complete, apply } = createCaller(api)
    const first = await complete()
    await apply(first)
    const second = { ...(await complete()), email: first.email }
    const { url, body } = await keepAndOpenMail({ answers: { resume: second.resume } })
    expect((await apply(second, finishing(body))).statusCode).toBe(406)
    expect(await statusOf(url)).toBe(200)
  })

  test.each(['', 'x', `${crypto.randomUUID()},`, Array(11).fill(crypto.randomUUID()).join(',')])(
    'is named by its id; anything else is refused: %s',
    async (ids) => {
      const { complete, apply } = createCaller(api)
      const answer = await apply(await complete(), { 'finished-drafts': ids })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual({ 'finished-drafts': 'invalid_type' })
    },
  )
})

describe('a draft', () => {
  test.each([
    [{ form: 'contact' }, { form: 'invalid_choice' }],
    [{ step: 'nowhere' }, { step: 'invalid_choice' }],
    [{ locale: 'xx' }, { locale: 'invalid_choice' }],
    [{ email: 'ama@' }, { email: 'invalid_email' }],
    [{ email: null }, { email: 'invalid_type' }],
    [{ answers: [] }, { answers: 'invalid_type' }],
    [{ answers: { status: 'accepted' } }, { status: 'unknown_field' }],
    [{ answers: { level_of_expertise_id: 1 } }, { level_of_expertise_id: 'unknown_field' }],
    [{ answers: { name: 'a\0b' } }, { name: 'invalid_text' }],
    [{ answers: { name: { a: '\0' } } }, { name: 'invalid_type' }],
    [{ answers: { specialty_ids: [99] } }, { specialty_ids: 'invalid_choice' }],
    [{ token: 'x' }, { token: 'unknown_field' }],
  ])('with %.60j is refused', async (changes, errors) => {
    const answer = await keep(changes)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(errors)
  })

  test('may have missing and incomplete answers', async () => {
    expect((await keep({ answers: {} })).statusCode).toBe(201)
    expect((await keep({ answers: { motivation: 'x'.repeat(6000) } })).statusCode).toBe(201)
    expect((await keep({ form: 'trainer', step: 'application', answers: { email: 'a' } })).statusCode).toBe(
      201,
    )
  })

  test('is mailed to one address at most five times an hour, also on concurrent requests', async () => {
    const email = 'flooded@hospital.example'
    const spellings = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? email.toUpperCase() : email))
    const answers = await Promise.all(spellings.map((spelt) => keep({ email: spelt })))
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429])
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600)
    }
  })

  test('that does not exist is not found', async () => {
    const browser = openBrowser(api.app)
    for (const token of ['unknown', 'x'.repeat(150)]) {
      expect((await browser.call('GET', `/api/drafts/${token}`)).statusCode).toBe(404)
    }
  })
})
