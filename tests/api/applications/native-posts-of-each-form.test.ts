import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { trainerExample } from '../../../src/domain/forms/trainer-example.ts'
import { paths } from '../../../src/domain/paths.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { pageOpened, secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { message } from '../api-app.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url, { ASTER_TRUST_PROXY: '127.0.0.1,::1', ASTER_SECRET: secretOfTests })
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

/** Field names of a page without JavaScript, where each language has a slider. */
const { language_proficiency: _, ...trainer } = trainerExample

const forms = [
  {
    form: 'hospital',
    path: paths.applyHospital(),
    answers: hospitalExample,
    missing: ['contact_person', 'information_accuracy_confirmation'],
    says: ['Please fill out all required fields', 'You must confirm the accuracy of information provided.'],
    arrived: /\?sent=H-\d{5}$/,
    table: 'application',
  },
  {
    form: 'trainer',
    path: paths.applyTrainer(),
    answers: { ...trainer, 'language_proficiency.1': 4, 'language_proficiency.3': 0 },
    missing: ['surname', 'graduation_year_ams_course'],
    says: ['Please fill out all required fields', 'This field is required'],
    arrived: /\?sent=T-\d{5}$/,
    table: 'application',
  },
  {
    form: 'contact',
    path: paths.contact(),
    answers: message,
    missing: ['message'],
    says: ['Please fill in all required fields', 'This field is required'],
    arrived: /\?sent$/,
    table: 'contact_message',
  },
] as const

let calls = 0
/** Each call has a new IP address, so that no rate limit applies. */
async function post(path: string, answers: object) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(answers))
    for (const one of [value].flat()) body.append(name, one === true ? 'yes' : String(one))
  const headers = { origin: aster.url, 'x-forwarded-for': `10.8.0.${++calls}` }
  const answer = await fetch(aster.url + path, { method: 'POST', body, headers, redirect: 'manual' })
  return {
    status: answer.status,
    html: await answer.text(),
    location: answer.headers.get('location') ?? '',
    receipt: answer.headers.getSetCookie().find((cookie) => cookie.includes('receipt')) ?? '',
  }
}

async function read(path: string, cookie = ''): Promise<string> {
  const headers = { cookie, 'x-forwarded-for': `10.8.0.${++calls}` }
  return (await fetch(aster.url + path, { headers })).text()
}

describe.each(forms)('the $form form without JavaScript', ({ form, path, answers, table, ...its }) => {
  const fill = (changes: object = {}) => ({
    ...answers,
    _key: crypto.randomUUID(),
    _stamp: pageOpened(form),
    email: `${crypto.randomUUID()}@hospital.example`,
    ...changes,
  })
  const kept = (email: string) =>
    database.store.db.selectFrom(table).select('id').where('email', '=', email).execute()

  test('5.15 is received, and stored once if the same page posts it again', async () => {
    const filled = fill()
    const first = await post(path, filled)
    expect([first.status, first.html.match(/class="error".{0,300}/s)?.[0]]).toEqual([303, undefined])
    expect(first.location).toMatch(its.arrived)
    expect(await post(path, filled)).toEqual(first)
    expect(await kept(filled.email)).toHaveLength(1)
  })

  test('27.5 its receipt is shown to the browser that sent it, however often, and to nobody else', async () => {
    const { location, receipt } = await post(path, fill())
    expect(receipt).toMatch(
      new RegExp(`^aster-receipt-${form}=.*; Max-Age=86400;.*; HttpOnly; SameSite=Lax$`),
    )
    const cookie = receipt.split(';', 1)[0] ?? ''
    const [, reference] = location.split('?sent=')
    const arrived = /<title>Your (application|request|message) has arrived.*<h1[^>]*>Your \1 has arrived/s
    for (const _ of [1, 2]) {
      const html = await read(location, cookie)
      expect(html).toMatch(arrived)
      if (reference) expect(html).toContain(`Your reference: ${reference}`)
    }
    const [address] = location.split('?')
    const others = [
      read(location),
      read(location, `aster-receipt-${form}=Z-00001`),
      read(`${address}?sent=<b>`),
    ]
    for (const html of await Promise.all(others)) {
      expect(html).not.toMatch(arrived)
      if (reference) expect(html).not.toContain(reference)
    }
  })

  test('8.10 is refused without the stamp of an opened page, and with the honeypot field filled in', async () => {
    for (const sign of [{ _stamp: '' }, { website: 'https://pills.example' }]) {
      const filled = fill(sign)
      const { status, html } = await post(path, filled)
      expect(status).toBe(422)
      expect(html).toMatch(/role="alert".{0,300}Captcha verification failed. Please try again./s)
      expect(html).toMatch(/<title>Error: /)
      expect(await kept(filled.email)).toEqual([])
    }
  })

  test('5.15 is shown again with its errors and all input', async () => {
    const filled = fill(Object.fromEntries(its.missing.map((name) => [name, []])))
    const { status, html } = await post(path, filled)
    expect(status).toBe(422)
    for (const words of its.says) expect(html).toContain(words)
    for (const name of its.missing) expect(html).toContain(`id="${name}-error"`)
    expect(html).toMatch(/<title>Error: /)
    expect(html).toContain(`value="${filled.email}"`)
    expect(await kept(filled.email)).toEqual([])
  })
})

test('7.17 after a refusal for a known address the page gets a new stamp to send another one', async () => {
  const { path, answers } = forms[1]
  const known = { ...answers, _stamp: pageOpened('trainer'), email: 'known@hospital.example' }
  expect((await post(path, known)).status).toBe(303)
  const asking = { ...known, _stamp: pageOpened('trainer') }
  const { status, html } = await post(path, asking)
  expect(status).toBe(406)
  const other = { ...asking, email: 'new@hospital.example' }
  expect((await post(path, other)).status).toBe(422)
  const _stamp = /name="_stamp" value="([^"]+)"/.exec(html)?.[1]
  const sent = expect.poll(async () => (await post(path, { ...other, _stamp })).status, {
    timeout: 15_000,
    interval: 500,
  })
  await sent.toBe(303) // once the stamp is old enough
})

test('9.4 a fourth field of expertise, possible only without JavaScript, is refused', async () => {
  const fields = {
    ...forms[1].answers,
    _stamp: pageOpened('trainer'),
    field_of_expertise_ids: [1, 2, 3, 4],
  }
  const { status, html } = await post(paths.applyTrainer(), fields)
  expect(status).toBe(422)
  expect(html).toMatch(/id="field_of_expertise_ids-error".{0,400}Please choose at most 3/s)
})

test('7.9 a link to a deleted draft says so, and still shows the form', async () => {
  for (const [path, way] of [
    [paths.applyHospital(), 'Begin Registration'],
    [paths.applyTrainer(), 'Trainers Registry'],
  ]) {
    const html = await (await fetch(`${aster.url}${path}?draft=q7VhN2c0T1mXo3kZr8Yw5g`)).text()
    expect(html).toContain('This link does not work any more')
    expect(html).toContain(way)
  }
})
