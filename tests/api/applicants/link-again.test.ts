import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { newPinPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { limits, mostLinksAgain } from '../../../src/domain/protection/rate-limits.ts'
import { issueAccess, makeAccess } from '../../../src/services/applicants/issue-access.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { settingsOfTests } from '../../harness/server/settings-of-tests.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { type Office, openOffice } from '../office.ts'
import { anotherCaller } from '../staff-browser.ts'
import { openBrowser } from './own-expert.ts'

let office: Office
let api: ApiApp
beforeAll(async () => {
  ;[office, api] = await Promise.all([openOffice(), startApi()])
})
afterAll(() => Promise.all([office.close(), api.stop()]))

const newAddress = () => `${randomUUID()}@hospital.example`
const ask = (email: string, browser = office.newBrowser()) => browser.post(paths.myLink(), { email })
const call = (body: object) => openBrowser(api.app).call('POST', apiPaths.sendLinkAgain, body)
const mailsTo = (email: string, { db } = office.store) =>
  db
    .selectFrom('mail')
    .select(['letter', 'secret', 'application_id as applicationId'])
    .where('recipient', '=', email)
    .orderBy('queued_at')
    .execute()
const linksIn = (text: string) => [...text.matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href)

/** Applications of one address as an expert, a trainer and a hospital. */
async function applyAsAll(email: string) {
  await keepExpert(office.store, { email })
  await applyAs(email, ['trainer', 'hospital', 'hospital'])
}

async function applyAs(email: string, kinds: readonly ('trainer' | 'hospital')[]) {
  for (const kind of kinds) {
    const answers = { name: 'Ama', surname: 'Owusu', email }
    const { id } = await office.store.db
      .insertInto('application')
      .values({ kind, status: 'submitted', answers })
      .returning('id')
      .executeTakeFirstOrThrow()
    await issueAccess(office.store, id, makeAccess(settingsOfTests.pins))
  }
}

describe('6.9 ‘Send me my link again’', () => {
  test('6.9 mails a link for each application of the address, and says which PIN opens it', async () => {
    const email = newAddress()
    await applyAsAll(email)
    const asked = await ask(` ${email.toUpperCase()} `)
    expect([asked.status, asked.html.includes('Please check your email')]).toEqual([200, true])
    const mails = await mailsTo(email)
    expect(new Set(mails.map(({ applicationId }) => applicationId)).size).toBe(4)
    expect(mails.every(({ secret }) => secret)).toBe(true)
    const pages = mails.map(({ letter }) => linksIn(JSON.stringify(letter))[0]?.replace(/\?.*/, ''))
    expect(pages.toSorted()).toEqual([
      paths.editExpert(),
      paths.editTrainer(),
      paths.editHospital(),
      paths.editHospital(),
    ])
    const [first] = mails.map(({ letter }) => JSON.stringify(letter))
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
    expect(first).toContain(`the last one that we mailed you, on ${day}`)
    expect(first).not.toMatch(/"text":"\d{6}"/)
  })

  test('6.9 one request mails at most ten links, and the next goes on with the other applications', async () => {
    const email = newAddress()
    await applyAs(email, Array(12).fill('hospital'))
    await ask(email)
    expect(await mailsTo(email)).toHaveLength(mostLinksAgain)
    await ask(email)
    const mailed = (await mailsTo(email)).map(({ applicationId }) => applicationId)
    expect([mailed.length, new Set(mailed).size]).toEqual([20, 12])
  })

  test('6.9 the new link opens with the PIN; the earlier link and the PIN keep working', async () => {
    const { store } = api.database
    const expert = await keepExpert(store)
    expect((await call({ email: expert.email })).json()).toEqual({ success: true })
    const [mail] = await mailsTo(expert.email, store)
    const hash = /h=([\w-]{22})/.exec(JSON.stringify(mail?.letter))?.[1] ?? ''
    expect(hash).not.toBe(expert.hash)
    for (const each of [hash, expert.hash]) {
      const { statusCode } = await openBrowser(api.app).authenticate({ ...expert, hash: each })
      expect(statusCode).toBe(200)
    }
  })

  test('6.16 whoever never got a PIN gets one in one click from the mail with the link', async () => {
    const { store } = api.database
    const { email } = await keepExpert(store)
    await call({ email })
    const [mail] = await mailsTo(email, store)
    const hrefs = linksIn(JSON.stringify(mail?.letter))
    const hash = /h=([\w-]{22})/.exec(hrefs[0] ?? '')?.[1] ?? ''
    expect(hrefs[1]).toBe(newPinPath(hrefs[0] ?? ''))
    const browser = openBrowser(api.app)
    await browser.call('POST', `${apiPaths.expertsApplications}/send-new-pin`, { hash })
    const pin = /"text":"(\d{6})"/.exec(JSON.stringify((await mailsTo(email, store))[1]?.letter))?.[1] ?? ''
    expect((await browser.authenticate({ hash, email, pin })).statusCode).toBe(200)
  })

  test('6.9 page and call answer alike for unknown addresses, which get no mail', async () => {
    const { email } = await keepExpert(office.store)
    const unknown = email.replace('@', '.x@')
    const [known, other] = await Promise.all([email, unknown].map((one) => ask(one)))
    const shown = (html = '', typed = '') =>
      html.replaceAll(typed, '').replace(/name="_csrf" value="[^"]*"/, '')
    expect(other?.status).toBe(known?.status)
    expect(shown(other?.html, unknown)).toBe(shown(known?.html, email))
    expect(await mailsTo(unknown)).toEqual([])
    const called = await keepExpert(api.database.store)
    const answers = await Promise.all([called.email, unknown].map((one) => call({ email: one })))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([200, '{"success":true}']),
    )
  })

  test('6.9 one mailbox gets three mails an hour, whoever asks, and the page says when to ask again', async () => {
    const { email } = await keepExpert(office.store)
    const { most } = limits.linkAgainToMailbox
    const asked = async (one: string) => {
      const answers = []
      for (let turn = 0; turn <= most; turn++) answers.push(await ask(one))
      return answers
    }
    const [known, unknown] = [await asked(email), await asked(newAddress())]
    expect(known.map(({ status }) => status)).toEqual([...Array(most).fill(200), 429])
    expect(unknown.map(({ status }) => status)).toEqual(known.map(({ status }) => status))
    expect(known.at(-1)?.html).toContain('You can ask again in')
    expect(known.at(-1)?.html).toContain(`value="${email}"`)
    expect(await mailsTo(email)).toHaveLength(most)
  })

  test('6.9 one network may ask 10 times an hour', async () => {
    const from = anotherCaller()
    const statuses = []
    for (let turn = 0; turn <= limits.linkAgain.most; turn++)
      statuses.push((await ask(newAddress(), office.newBrowser('', from))).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('6.9 an invalid address gets an error at its field, and the input stays', async () => {
    const { status, html } = await ask('ama at hospital')
    expect(status).toBe(422)
    expect(html).toContain('href="#email"')
    expect(html).toContain('value="ama at hospital"')
    const answer = await call({ email: 'ama at hospital' })
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ status: 422, errors: { email: 'invalid_email' } })
  })

  test('6.9 every page on which a link is missing leads to it', async () => {
    const browser = office.newBrowser()
    const leading = [
      ...[paths.editExpert(), paths.editHospital(), paths.editTrainer(), paths.selectExpert()],
      ...[paths.applyExpert(), paths.applyHospital(), paths.applyTrainer()],
      `${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
      `${paths.invitation()}?k=q7VhN2c0T1mXo3kZr8Yw5g`,
    ]
    for (const path of leading) expect((await browser.open(path)).html, path).toContain(paths.myLink())
  })
})
