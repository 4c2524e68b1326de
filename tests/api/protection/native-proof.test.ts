import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../src/domain/api/endpoints.ts'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { pageOpened, secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url, { ASTER_TRUST_PROXY: 'loopback', ASTER_SECRET: secretOfTests })
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

let calls = 0
/** Posts without JavaScript, from a new IP address, so that no rate limit applies. */
async function post(path: string, sent: Record<string, string>, from = `10.7.0.${++calls}`) {
  const answer = await fetch(aster.url + path, {
    method: 'POST',
    body: new URLSearchParams(sent),
    headers: { origin: aster.url, 'x-forwarded-for': from },
    redirect: 'manual',
  })
  return { status: answer.status, html: await answer.text() }
}

/** Searches the visible page only, not the embedded messages. */
const isRefused = ({ html }: { html: string }) =>
  html.split('id="island-props"', 1)[0]?.includes('Captcha verification failed. Please try again.')
const stampIn = ({ html }: { html: string }) => /name="_stamp" value="([^"]+)"/.exec(html)?.[1]
const write = (changes: Record<string, string> = {}, from?: string) => {
  const sent = { name: 'Ama', email: 'native@hospital.example', message: 'Hello' }
  return post(paths.contact(), { ...sent, _stamp: pageOpened('contact'), ...changes }, from)
}
const kept = async () => (await database.store.db.selectFrom('contact_message').select('id').execute()).length

test('a form needs a stamp of its own page that is neither too new nor too old', async () => {
  const before = await kept()
  for (const [what, _stamp] of Object.entries({
    missing: '',
    'made up': `${crypto.randomUUID()}.mb0x.c2lnbmVk`,
    'too old': pageOpened('contact', 25 * 3_600_000),
    'another form': pageOpened('expert'),
  })) {
    const answer = await write({ _stamp })
    expect([answer.status, isRefused(answer)], what).toEqual([422, true])
  }
  expect(await kept()).toBe(before)
  expect((await write()).status).toBe(303)
})

test('7.31 a form that is sent within three seconds says so, keeps what was typed, and goes through once more', async () => {
  const before = await kept()
  // Far enough in the future for a slow machine.
  const answer = await write({ _stamp: pageOpened('contact', -60_000), message: 'Typed in haste' })
  expect([answer.status, isRefused(answer)]).toEqual([422, false])
  expect(pageOf(answer)).toContain(
    'Error: that was very quick. Nothing you typed is lost. Please press ‘Send message’ once more.',
  )
  expect(pageOf(answer)).toContain('Typed in haste</textarea>')
  expect(await kept()).toBe(before)
  expect((await write({ message: 'Typed in haste' })).status).toBe(303)
})

test('a form with its honeypot field filled in is refused', async () => {
  const trapped = await write({ website: 'https://pills.example' })
  expect([trapped.status, isRefused(trapped)]).toEqual([422, true])
  const sent = { _stamp: pageOpened('expert'), website: 'https://pills.example' }
  const application = await post(paths.applyExpert(), sent)
  expect([application.status, isRefused(application)]).toEqual([422, true])
})

test('validation errors are shown before a refused stamp', async () => {
  const answer = await write({ name: '', _stamp: pageOpened('contact', -60_000) })
  expect(answer.html).toContain('Please fill in all required fields')
  expect(isRefused(answer)).toBe(false)
})

test('a stamp is accepted once; the refusal brings a new one', async () => {
  const _stamp = pageOpened('contact')
  const returned = await write({ _stamp, name: '' })
  expect(stampIn(returned)).toBe(_stamp)
  expect((await write({ _stamp })).status).toBe(303)
  const again = await write({ _stamp, message: 'Hello again' })
  expect([again.status, isRefused(again)]).toEqual([422, true])
  expect(stampIn(again)).not.toBe(_stamp)
})

test('a form that the same page posts twice is stored once', async () => {
  const before = await kept()
  const page = { _key: crypto.randomUUID(), _stamp: pageOpened('contact') }
  const answers = await Promise.all([write(page), write(page)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await kept()).toBe(before + 1)
})

/** What the visible page says, without the embedded messages. */
const pageOf = ({ html }: { html: string }) => html.split('id="island-props"', 1)[0] ?? ''

test('9.6 native forms have a lower limit per network; mistakes do not count, and the form comes back with what was typed and the time to wait', async () => {
  const from = '10.9.0.1'
  expect((await write({ name: '' }, from)).status).toBe(422)
  for (let turn = 1; turn <= limits.unproven.most; turn++)
    expect((await write({ message: `${turn}` }, from)).status).toBe(303)
  const refused = await write({ message: 'one too many' }, from)
  expect(refused.status).toBe(429)
  expect(pageOf(refused)).toContain('Error: many messages came from your connection')
  expect(pageOf(refused)).toMatch(/Please try again in (59|60) minutes/)
  expect(pageOf(refused)).toContain('one too many</textarea>')
})

test('9.6 beyond the limit of posts, too, the form comes back with what was typed and the time to wait', async () => {
  const from = '10.9.0.2'
  const turn = () => post(paths.applyExpert(), { _next: '1', _step: 'personal', name: 'Ama Boateng' }, from)
  expect((await turn()).status).toBe(422)
  // Calls count with the posts, and draw no page.
  const sendMessage = aster.url + endpoints.sendMessage.path
  const refusal = await fetch(sendMessage, { method: 'POST' })
  const [cookie = '', token = ''] = /XSRF-TOKEN=([^;]+)/.exec(refusal.headers.get('set-cookie') ?? '') ?? []
  const headers = { cookie, 'x-xsrf-token': token, 'x-forwarded-for': from }
  for (let sent = 2; sent < limits.form.most; sent++)
    expect((await fetch(sendMessage, { method: 'POST', headers })).status).toBe(422)
  expect((await turn()).status).toBe(422)
  const refused = await turn()
  expect(refused.status).toBe(429)
  expect(pageOf(refused)).toMatch(/Nothing is lost; please submit again in (58|59|60) min/)
  expect(pageOf(refused)).toContain('value="Ama Boateng"')
})

test('8.13 over plain http a call may use the stamp of a page, and counts as a native form', async () => {
  const cookie = await fetch(`${aster.url}/api/contact`, { method: 'POST' }).then(
    ({ headers }) => (/XSRF-TOKEN=[^;]+/.exec(headers.get('set-cookie') ?? '') ?? [''])[0],
  )
  const call = async (stamp: string, from = '10.7.9.1') => {
    const answer = await fetch(`${aster.url}/api/contact`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Ama', email: 'plain@hospital.example', message: 'Hello' }),
      headers: {
        'content-type': 'application/json',
        cookie,
        'x-xsrf-token': cookie.split('=')[1] ?? '',
        'x-captcha-token': stamp,
        'x-forwarded-for': from,
      },
    })
    return answer.status
  }
  const stamp = pageOpened('contact')
  expect(await call(stamp)).toBe(201)
  expect(await call(stamp), 'a stamp is good once').toBe(422)
  expect(await call(pageOpened('expert')), 'of another form').toBe(422)
  expect(await call('a.b.c')).toBe(422)
  const most = limits.unproven.most
  for (let sent = 1; sent < most; sent++) expect(await call(pageOpened('contact'))).toBe(201)
  expect(await call(pageOpened('contact')), 'native posts and calls are counted together').toBe(429)
  expect((await write({}, '10.7.9.1')).status).toBe(429)
})
