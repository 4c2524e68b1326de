import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { paths } from '../../src/domain/paths.ts'
import { limits } from '../../src/domain/protection/rate-limits.ts'
import { nameOf, pieceHeaders } from '../api/uploads/upload-calls.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'
import { tellFigures } from '../harness/setup/trial.ts'
import { type Client, openClient, ownPage } from './http-client.ts'

/** Must never appear in the log. */
const secret = `s${randomBytes(16).toString('hex')}`
const query = `?token=${secret}&h=${secret}`
const json = { 'content-type': 'application/json' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

let database: TestDatabase
let aster: RunningAster
let client: Client
let own: { cookie: string; 'x-xsrf-token': string }
const statuses = new Set<number>()

beforeAll(async () => {
  database = await freshDatabase()
  aster = await startAster(database.url, {
    ASTER_LOG_LEVEL: 'trace',
    SMTP_URL: 'smtp://127.0.0.1:1', // no SMTP server: every mail fails
  })
  client = openClient(aster.url)
  own = await ownPage(client)
})
afterAll(async () => {
  client.close()
  await aster.stop()
})

/** Sends the secret in the address, headers, a cookie and the body. */
async function send(method: string, path: string, headers: object = {}, body?: string | Buffer) {
  const sent = {
    'user-agent': secret,
    referer: `${aster.url}/${secret}`,
    'x-secret': secret,
    ...own,
    cookie: `${own.cookie}; aster.session_token=${secret}; edit=${secret}`,
    ...headers,
  }
  const answer = await client.call({ method, path, headers: sent, body })
  statuses.add(answer.status)
  return answer
}

/** Sends bytes on a new connection and returns the response. */
async function raw(bytes: string, { patienceMs = 2_000, thenMore = '' } = {}): Promise<string> {
  const socket = connect(Number(new URL(aster.url).port), 'localhost').setEncoding('latin1')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (text: string) => {
    heard += text
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close').catch(() => {})
  socket.write(bytes)
  await Promise.race([closed, sleep(patienceMs)])
  socket.write(thenMore)
  await sleep(50)
  socket.destroy()
  statuses.add(Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0))
  return heard
}

const head = (start: string, ...more: string[]) =>
  [`${start} HTTP/1.1`, 'Host: localhost', `Cookie: edit=${secret}; ${own.cookie}`, ...more, '', ''].join(
    '\r\n',
  )

const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
  'an invalid escape': () => send('GET', `/api/%zz/${secret}${query}`),
  'the same on a page': () => send('GET', `/%e0%a4%a/${secret}${query}`),
  'an unknown page': () => send('GET', `/${secret}${query}`),
  'an unknown call': () => send('GET', `/api/${secret}${query}`),
  'another method': () => send('DELETE', `${paths.about()}${query}`),
  'another method of a call': () => send('PUT', `/api/countries${query}`),
  'an unknown method': () => raw(head(`${secret.toUpperCase()} /${query}`)),
  'no HTTP at all': () => raw(`${secret} ${secret}\r\n\r\n`),
  'an address that is too long': () => send('GET', `/${secret.repeat(600)}`),
  'headers that are too long': () => send('GET', `/${query}`, { 'x-long': secret.repeat(600) }),
  'an invalid header': () => raw(head(`GET /${query}`, `x y: ${secret}`)),
  'two lengths': () => raw(head(`POST /${query}`, 'Content-Length: 1', 'Content-Length: 2')),
  'a parameter that is refused': () => send('GET', `/api/countries${query}`),
  'a body that is no JSON': () => send('POST', apiPaths.contact + query, json, `{"email": ${secret}`),
  'a prototype in a body': () => send('POST', apiPaths.contact, json, `{"__proto__": {"x": "${secret}"}}`),
  'a body that is too long': () => send('POST', apiPaths.contact, json, `"${secret.repeat(70_000)}"`),
  'another type of body': () =>
    send('POST', apiPaths.contact + query, { 'content-type': 'text/plain' }, secret),
  'an invalid content type': () => send('POST', apiPaths.contact, { 'content-type': `${secret}/;;` }, secret),
  'an empty body': () => send('POST', apiPaths.contact + query, { ...json, 'content-length': '0' }),
  'a broken multipart body': () =>
    send(
      'POST',
      paths.contact() + query,
      { 'content-type': `multipart/form-data; boundary=${secret}` },
      secret,
    ),
  'a forged call': () => send('POST', apiPaths.contact + query, { 'x-xsrf-token': secret }, '{}'),
  'a foreign form': () =>
    send('POST', paths.contact() + query, { ...urlencoded, 'sec-fetch-site': 'cross-site' }),
  'no session': () => send('GET', `${apiPaths.expertsApplications}/${secret}${query}`),
  'a link of the back office': () => send('GET', `${paths.loginLink()}${query}`),
  'its form': () => send('POST', paths.loginLink() + query, urlencoded, `token=${secret}&name=${secret}`),
  'a set-up link': () =>
    send('POST', paths.adminSetUp() + query, urlencoded, `token=${secret}&password=${secret}`),
  'a wrong password': () =>
    send('POST', paths.login() + query, urlencoded, `email=${secret}@aster.example&password=${secret}`),
  'a page of the back office': () => send('GET', `${paths.admin()}${query}`),
  'a file that is no PDF': async () => {
    const begun = {
      'upload-length': '100',
      'upload-metadata': nameOf(`${secret}.pdf`),
      'tus-resumable': '1.0.0',
    }
    const { headers } = await send('POST', apiPaths.uploads, begun)
    const at = `${headers.location}`
    await send('PATCH', at, { ...pieceHeaders(0), 'tus-resumable': '1.0.0' }, secret.repeat(4).slice(0, 100))
    await send('GET', at)
  },
  'too many requests': async () => {
    for (let at = 0; at < limits.linkAgain.most + 1; at++)
      await send('POST', apiPaths.sendLinkAgain + query, json, `{"email": "${secret}@hospital.example"}`)
  },
  'an aborted response': async () => {
    const socket = connect(Number(new URL(aster.url).port), 'localhost')
    await once(socket, 'connect')
    socket.write(head(`GET /api/openapi.json${query}`).repeat(3))
    socket.resetAndDestroy()
  },
  'an aborted body': () =>
    raw(
      `${head(
        `POST ${apiPaths.contact}${query}`,
        `X-XSRF-TOKEN: ${own['x-xsrf-token']}`,
        'Content-Type: application/json',
        'Content-Length: 100',
      )}{"email": "${secret}`,
      { patienceMs: 13_000, thenMore: secret },
    ),
}

test('31.17 no secret from an address, a header or a body is in the log, whatever fails', {
  timeout: 120_000,
}, async () => {
  await Promise.all(Object.values(kinds).map((provoke) => provoke()))
  // A database with missing tables, then no database.
  await sql`ALTER TABLE staff_link RENAME TO staff_link_gone`.execute(database.store.db)
  await sql`ALTER TABLE request_count RENAME TO request_count_gone`.execute(database.store.db).catch(() => {})
  await send('GET', `${paths.loginLink()}${query}`)
  await send('POST', paths.loginLink() + query, urlencoded, `token=${secret}`)
  await database.drop()
  await send('GET', `${paths.loginLink()}${query}`)
  await send('POST', paths.login() + query, urlencoded, `email=${secret}@aster.example&password=${secret}`)
  await send('POST', apiPaths.contact + query, json, `{"email": "${secret}"}`)
  await sleep(300)

  const printed = aster.printed()
  tellFigures('secrets in logs', {
    kinds: Object.keys(kinds).length + 2,
    lines: printed.split('\n').length,
    statuses: [...statuses].sort().join(' '),
  })
  expect(printed.split('\n').filter((text) => text.toLowerCase().includes(secret))).toEqual([])
  expect([...statuses]).toEqual(
    expect.arrayContaining([400, 401, 403, 404, 405, 408, 410, 413, 415, 422, 429, 431, 500, 503]),
  )
})
