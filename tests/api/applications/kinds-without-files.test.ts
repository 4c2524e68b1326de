import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualFacts } from '../../../src/domain/brand.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { applicationPath } from '../../../src/domain/review/application-screens.ts'
import { countRequest } from '../../../src/services/protection/count-request.ts'
import { type ApiApp, captchaHeader, csrfHeaders, startApi } from '../api-app.ts'
import { experts, lastMail, openBrowser, storedApplication } from '../applicants/own-expert.ts'
import { apply, applyAndOpen, authenticate, kindsWithoutFiles, sendForm } from './kinds-without-files.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const db = () => api.database.store.db
const rowsOf = (email: string) =>
  db().selectFrom('application').selectAll().where('email', '=', email).execute()
const mailsOf = (id: string) => db().selectFrom('mail').selectAll().where('application_id', '=', id).execute()

describe.each(kindsWithoutFiles)('a $kind', (its) => {
  const { kind, calls, record, newAnswers } = its
  const send = (answers: object, headers: Record<string, string> = {}) =>
    sendForm(api.app, its, answers, headers)

  test('7.10 is stored with both mails before the 201 response', async () => {
    const answers = newAnswers()
    const answer = await send(answers, { 'accept-language': 'ar-XB' })
    expect(answer.statusCode).toBe(201)
    const { id, reference } = answer.json()
    expect(reference).toMatch(its.reference)
    expect(await rowsOf(String(answers.email))).toMatchObject([
      { id, kind, status: 'submitted', locale: 'ar-XB', answers },
    ])
    const mails = await mailsOf(id)
    expect(mails.map(({ recipient, locale, secret }) => [recipient, locale, secret]).sort()).toEqual(
      [
        [answers.email, 'ar-XB', true],
        [usualFacts.coordinator_email, 'en', false],
      ].sort(),
    )
    for (const { letter } of mails) expect(letter.subject).toContain(reference)
  })

  test('9.12 is announced to the coordinator with a link to it', async () => {
    const { id } = (await send(newAnswers())).json()
    const notice = (await mailsOf(id)).find(({ recipient }) => recipient === usualFacts.coordinator_email)
    expect(JSON.stringify(notice?.letter.parts)).toContain(applicationPath(kind, id))
  })

  test('7.10 gets error codes for missing, wrong and unknown fields, and nothing is stored', async () => {
    const answers = newAnswers()
    const wrong = { name: ' ', phone_number: 7, field_of_expertise_ids: [9], status: 'accepted' }
    const answer = await send({ ...answers, ...wrong })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      name: 'required',
      phone_number: 'invalid_type',
      field_of_expertise_ids: 'invalid_choice',
      status: 'unknown_field',
    })
    expect(await rowsOf(String(answers.email))).toEqual([])
  })

  test('7.10 is stored once under its idempotency key; other answers under that key are stored separately', async () => {
    const answers = newAnswers()
    const key = { 'idempotency-key': randomUUID() }
    const sent = await Promise.all([send(answers, key), send(answers, key), send(answers, key)])
    expect(new Set(sent.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await rowsOf(String(answers.email))).toHaveLength(1)
    expect((await send(newAnswers(), key)).json().id).not.toBe(sent[0]?.json().id)
  })

  test('9.6 valid applications of one network are limited by the hour; mistakes do not count', async () => {
    const remoteAddress = `203.0.113.${kind.length}`
    const csrf = await csrfHeaders(api.app)
    const sendFrom = async (payload: object) => {
      const headers = { ...csrf, ...(await captchaHeader(api.app, kind)) }
      return api.app.inject({ method: 'POST', url: calls, payload, headers, remoteAddress })
    }
    const { most, seconds } = limits.proven
    const earlier = Array.from({ length: most - 1 }, () =>
      countRequest(api.database.store, 'proven', api.app.clientName(remoteAddress)),
    )
    await Promise.all(earlier)
    for (let turn = 0; turn < 3; turn++)
      expect((await sendFrom({ ...newAnswers(), name: ' ' })).statusCode).toBe(422)
    expect((await sendFrom(newAnswers())).statusCode).toBe(201)
    const refused = await sendFrom(newAnswers())
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 100)
  })

  test(`7.11 may apply ${its.mayApplyTwice ? 'again' : 'once'} with the same address`, async () => {
    const answers = newAnswers()
    await send(answers)
    const again = await send({ ...answers, email: String(answers.email).toUpperCase() })
    expect(again.statusCode).toBe(its.mayApplyTwice ? 201 : 406)
    if (!its.mayApplyTwice) expect(again.json().code).toBe('email_taken')
    expect((await send({ ...answers, name: '' })).statusCode).toBe(422) // reported before a known address
  })

  test('7.12 opens the record only with the link and PIN in the receipt', async () => {
    const applicant = await apply(api, its)
    const stranger = openBrowser(api.app)
    const read = () => stranger.call('GET', `${record}/${applicant.hash}`)
    expect((await read()).statusCode).toBe(401)
    const wrong = await authenticate(stranger, its, { ...applicant, email: 'other@hospital.example' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_credentials'])
    const elsewhere = await stranger.call('POST', `${experts}/authenticate`, {
      hash: applicant.hash,
      email: applicant.email,
      pin: applicant.pin,
    })
    expect(elsewhere.statusCode).toBe(401)
    expect((await authenticate(stranger, its, applicant)).json()).toEqual({ success: true })
    expect((await read()).json()).toEqual({
      ...applicant.answers,
      ...its.returned,
      id: applicant.id,
      reference: applicant.reference,
      status: 'submitted',
      version: expect.any(Number),
      submitted_at: expect.any(String),
      updated_at: expect.any(String),
      files: [],
      asked: null,
      pending_email: null,
      corrections: [],
      terms: null,
      kept_months: 12,
    })
  })

  test('7.12 changes only the fields that an edit names, and gets a mail that lists them', async () => {
    const { applicant, browser } = await applyAndOpen(api, its)
    const { fieldsToUpdate, ...lists } = its.edit
    const { version } = await storedApplication(api.database.store, applicant.id)
    const edit = (body: object) => browser.call('PUT', `${calls}/${applicant.id}`, body)
    const answer = await edit({ id: applicant.id, version, ...its.edit })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: applicant.id, version: version + 1, pending_email: null },
    ])
    expect(await storedApplication(api.database.store, applicant.id)).toMatchObject({
      answers: { ...applicant.answers, ...fieldsToUpdate, ...lists },
    })
    expect((await lastMail(api.database.store, applicant.id))?.text).toContain(its.editedQuestions.join(', '))

    expect((await edit({ version, ...its.edit })).json()).toEqual(answer.json())
    expect((await edit({ version, field_of_expertise_ids: [2] })).statusCode).toBe(409)
    const refused = await edit({ fieldsToUpdate: { email: null, nickname: 'x' } })
    expect(refused.json().errors).toEqual({ email: 'required', nickname: 'unknown_field' })
  })

  test('7.14 can ask for a new PIN, export, withdraw and erase', async () => {
    const { applicant, browser } = await applyAndOpen(api, its)
    const own = `${calls}/${applicant.id}`
    const exported = (await browser.call('GET', `${own}/export`)).json()
    expect(exported).toMatchObject({ application: { kind, answers: applicant.answers }, files: [] })
    expect((await browser.call('POST', `${own}/withdraw`)).json()).toEqual({ status: 'withdrawn' })

    await browser.call('POST', `${calls}/send-new-pin`, { hash: applicant.hash })
    const mail = await lastMail(api.database.store, applicant.id)
    expect(mail).toMatchObject({ recipient: applicant.email, secret: true })
    expect((await authenticate(browser, its, applicant)).statusCode).toBe(401)
    const pin = /"text":"(\d{6})"/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await authenticate(browser, its, { ...applicant, pin })).statusCode).toBe(200)

    expect((await browser.call('DELETE', own)).json()).toEqual({ success: true })
    expect(await rowsOf(applicant.email)).toEqual([])
    expect(await mailsOf(applicant.id)).toEqual([])
  })

  test('7.14 cannot open applications of another kind with their session', async () => {
    const { applicant, browser } = await applyAndOpen(api, its)
    for (const other of kindsWithoutFiles.filter((one) => one.kind !== kind)) {
      const tried = [
        await browser.call('GET', `${other.record}/${applicant.hash}`),
        await browser.call('PUT', `${other.calls}/${applicant.id}`, { fieldsToUpdate: {} }),
        await browser.call('GET', `${other.calls}/${applicant.id}/export`),
        await browser.call('POST', `${other.calls}/${applicant.id}/withdraw`),
        await browser.call('DELETE', `${other.calls}/${applicant.id}`),
      ]
      expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    }
  })

  test('7.9 can be finished on another device, with a link that only the mail contains', async () => {
    const { form } = its
    const step = form.steps.at(-1)?.id
    const email = `${randomUUID()}@hospital.example`
    const answers = { name: 'Begun', email: 'half@' }
    const draft = { form: form.id, answers, step, locale: 'en', email }
    expect((await openBrowser(api.app).call('POST', '/api/drafts', draft)).statusCode).toBe(201)
    const mail = await db()
      .selectFrom('mail')
      .select('letter')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const token = /\/apply\?draft=([\w-]{22})"/.exec(JSON.stringify(mail.letter))?.[1]
    const kept = await openBrowser(api.app).call('GET', `/api/drafts/${token}`)
    expect(kept.json()).toMatchObject({ form: form.id, answers, step })
  })
})

test('7.13 the calls for PINs and addresses of hospitals answer 410 and name their replacement', async () => {
  for (const path of ['get-hospital-email', 'get-hospital-pin', 'get-hospital_edit_pin']) {
    const answer = await openBrowser(api.app).call(
      'GET',
      `/api/hospital-applications/${path}/${randomUUID()}`,
    )
    expect(answer.statusCode).toBe(410)
    expect(answer.json()).toMatchObject({
      code: 'replaced',
      replacedBy: 'POST /api/hospital-applications/authenticate',
    })
  }
})

test('7.12 an edit of the method of support clears the visit description, unless one is sent along', async () => {
  const [hospital] = kindsWithoutFiles
  const { applicant, browser } = await applyAndOpen(api, hospital)
  const edit = async (fieldsToUpdate: object) => {
    await browser.call('PUT', `${hospital.calls}/${applicant.id}`, { fieldsToUpdate })
    const { answers } = await storedApplication(api.database.store, applicant.id)
    return (answers as Record<string, unknown>).method_of_support_description
  }
  expect(await edit({ method_of_support: 'shortTermVisit' })).toBeUndefined()
  const sent = { method_of_support: 'onlineWithVisit', method_of_support_description: 'The pharmacy' }
  expect(await edit(sent)).toBe('The pharmacy')
})
