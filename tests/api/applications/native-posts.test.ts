import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { largestUpload } from '../../../src/domain/uploads/upload.ts'
import { digestOf } from '../../../src/services/protection/tokens.ts'
import { insertDraft } from '../../../src/store/applicants/drafts.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { openConnection } from '../http/raw-connection.ts'
import { nativeExpert } from './native-expert.ts'

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

let calls = 0
/** Each call has a new IP address, so that no rate limit applies. */
const headers = (more: Record<string, string> = {}) => ({
  origin: aster.url,
  'x-forwarded-for': `10.7.0.${++calls}`,
  ...more,
})

async function post(body: FormData | string, more: Record<string, string> = {}, path = paths.applyExpert()) {
  const url = aster.url + path
  const answer = await fetch(url, { method: 'POST', body, headers: headers(more), redirect: 'manual' })
  const html = await answer.text()
  return { status: answer.status, html, location: answer.headers.get('location') ?? '' }
}

const pdf = (bytes: Buffer = honestPdf(2000), name = 'cv.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

/** A complete form, as a browser posts it; `changes` replaces fields or, with null, omits them. */
function filled(changes: Record<string, string | File | null> = {}): FormData {
  const form = new FormData()
  const answers = {
    ...nativeExpert(),
    resume: pdf(),
    endorsement: pdf(honestPdf(3000), 'letter.pdf'),
    ...changes,
  }
  for (const [name, value] of Object.entries(answers)) if (value !== null) form.append(name, value)
  return form
}

const uploads = () => database.store.db.selectFrom('upload').select(['id', 'name', 'field']).execute()
const idIn = (html: string, field: string) =>
  new RegExp(`name="${field}" value="([\\w-]{36})"`).exec(html)?.[1]

describe('an application that is posted with its files', () => {
  test('is received, with the names of the files', async () => {
    const { status, location, html } = await post(filled())
    expect([status, html.match(/class="error".{0,300}/s)?.[0]]).toEqual([303, undefined])
    expect(location).toMatch(/\?sent=E-\d{5}$/)
    expect(await uploads()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'cv.pdf', field: 'resume' }),
        expect.objectContaining({ name: 'letter.pdf', field: 'endorsement' }),
      ]),
    )
  })

  test('is stored once if the same page posts it again', async () => {
    const form = filled()
    const first = await post(form)
    expect(first.status).toBe(303)
    expect(await post(form)).toEqual(first)
  })

  test('is shown again with its errors and its files, which need not be sent again', async () => {
    const form = filled({ surname: null })
    const back = await post(form)
    expect(back.status).toBe(422)
    expect(back.html).toMatch(/cv\.pdf<.*KB, uploaded/s)
    const [resume = '', endorsement = ''] = [idIn(back.html, 'resume'), idIn(back.html, 'endorsement')]
    const none = new File([], '')
    const again = new FormData()
    for (const [name, value] of form) if (typeof value === 'string') again.append(name, value)
    again.append('surname', 'Mensah')
    for (const [name, id] of Object.entries({ resume, endorsement })) {
      again.append(name, none)
      again.append(name, id)
    }
    expect((await post(again)).status).toBe(303)
  })

  test('with a file that is no PDF gets an error under the field; the other file stays', async () => {
    const { status, html } = await post(filled({ resume: pdf(Buffer.from([255, 216, 255, 224]), 'me.jpg') }))
    expect(status).toBe(422)
    expect(html).toMatch(/id="resume-error".{0,400}Only PDF files are allowed\./s)
    expect(idIn(html, 'resume')).toBeUndefined()
    expect(idIn(html, 'endorsement')).toBeDefined()
  })

  test('with a file that is too large gets an error under the field', async () => {
    const large = pdf(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(largestUpload)]))
    const { status, html } = await post(filled({ resume: large }))
    expect(status).toBe(422)
    expect(html).toMatch(/id="resume-error".{0,400}This file is larger than 10 MB/s)
  })

  test('goes to the next step without JavaScript, and keeps the chosen file', async () => {
    const { status, html } = await post(filled({ _next: 'global', _step: 'motivation' }))
    expect(status).toBe(200)
    expect(idIn(html, 'resume')).toBeDefined()
    expect(html).toContain('cv.pdf')
    const refused = filled({ _next: 'global', _step: 'motivation', resume: pdf(Buffer.from('GIF')) })
    expect((await post(refused)).html).toContain('Only PDF files are allowed.')
  })
})

test('a form continued from a draft keeps the draft’s id, also after errors, and deletes it when sent', async () => {
  const { store } = database
  const token = 'q7VhN2c0T1mXo3kZr8Yw5g'
  const draft = { form: 'expert', answers: { name: 'Ama' }, step: 'personal', locale: 'en' } as const
  const facts = { email: 'ama@hospital.example', tokenDigest: digestOf(token), uploadIds: [] }
  const { id } = await insertDraft(store, { ...draft, ...facts })
  const open = async () => (await fetch(`${aster.url}${paths.applyExpert()}?draft=${token}`)).text()
  expect(idIn(await open(), '_draft')).toBe(id)

  const back = await post(filled({ surname: null, _draft: id }))
  expect(back.status).toBe(422)
  expect(idIn(back.html, '_draft')).toBe(id)
  expect((await post(filled({ _draft: 'nonsense' }))).status).toBe(303)
  expect(idIn(await open(), '_draft')).toBe(id)
  expect((await post(filled({ _draft: id }))).status).toBe(303)
  expect(await open()).toContain('The form was sent, or 30 days have passed')
})

describe('a forged multipart post', () => {
  const boundary = 'x'
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const part = (disposition: string, body = '1') =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
  const end = `--${boundary}--\r\n`
  const many = (count: number, disposition: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(disposition(index))).join('')

  test.each([
    ['no boundary', 400, '', { 'content-type': 'multipart/form-data' }],
    ['nothing in it', 400, '', type],
    ['no parts', 400, 'hello', type],
    ['an end that is missing', 400, part('name="name"'), type],
    ['a file that breaks off', 400, part('name="resume"; filename="a"').slice(0, -4), type],
    ['1001 fields', 400, many(1001, (index) => `name="f${index}"`) + end, type],
    ['more files than fields for them', 400, many(3, () => 'name="resume"; filename="a"') + end, type],
    ['two files for one field', 400, many(2, () => 'name="resume"; filename="a"') + end, type],
    ['a file where none is asked for', 400, part('name="name"; filename="a"') + end, type],
    ['a huge name', 400, part(`name="${'n'.repeat(500)}"`) + end, type],
    ['a part without a name', 400, part('x="y"') + end, type],
    ['a huge text', 413, part('name="name"', 'x'.repeat(1_100_000)) + end, type],
    ['many large texts', 413, many(400, () => 'name="a"').replaceAll('1', 'x'.repeat(3000)) + end, type],
    ['prototype keys', 422, part('name="__proto__"') + part('name="constructor"') + end, type],
    ['a name with zeros', 422, part('name="name"', 'a\0b') + end, type],
    ['an id that is none', 422, part('name="resume"', "'; DROP TABLE upload") + end, type],
    ['a huge file name', 422, part(`name="resume"; filename="${'n'.repeat(3000)}.pdf"`) + end, type],
    ['an unknown charset', 422, part('name="name"\r\ncontent-type: text/plain; charset=nope') + end, type],
  ])('with %s is answered %i', async (_what, status, body, more) => {
    expect((await post(body, more)).status).toBe(status)
  })

  /** Sends only the headers of a post. */
  async function begin(
    caller: string,
    length: number | 'endless',
    { path = paths.applyExpert(), origin = aster.url } = {},
  ) {
    const { host, port } = new URL(aster.url)
    const connection = await openConnection(Number(port))
    const size = length === 'endless' ? { 'transfer-encoding': 'chunked' } : { 'content-length': `${length}` }
    const sent = { ...headers(), origin, host, 'x-forwarded-for': caller, ...size, ...type }
    const lines = Object.entries(sent).map((header) => header.join(': '))
    connection.socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    return connection
  }

  test.each([
    ['from another site', 403, { origin: 'https://evil.example' }],
    ['to a form without files', 415, { path: paths.contact() }],
    ['to nowhere', 404, { path: '/nowhere' }],
  ])('%s is answered %i before it is read', async (_what, status, where) => {
    const { received, closed } = await begin('10.8.2.1', 1000, where)
    await closed
    expect(received().slice(9, 12)).toBe(String(status))
  })

  test('without an Origin is refused once its wrong token was read', async () => {
    const before = await uploads()
    expect((await post(filled({ _csrf: 'x' }), { origin: '' })).status).toBe(403)
    expect(await uploads()).toEqual(before)
  })

  test('without an Origin passes with the token of its page', async () => {
    const page = await fetch(aster.url + paths.applyExpert(), { headers: headers() })
    const [cookie = ''] = page.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '')
    const _csrf = cookie.split('=')[1] ?? ''
    expect((await post(filled({ _csrf, name: '' }), { cookie, origin: '' })).status).toBe(422)
  })

  test('without a Content-Length is not read', async () => {
    const { received } = await begin('10.8.0.2', 'endless')
    await expect.poll(received, patience).toMatch(/^HTTP\/1.1 411 /)
  })

  test('that is too long is cut off', async () => {
    const { socket, received } = await begin('10.8.0.1', 2 ** 30)
    socket.write(part('name="resume"; filename="a"').slice(0, -3))
    const piece = Buffer.from('x'.repeat(0x100000))
    const feed = () => {
      while (received() === '' && !socket.destroyed && socket.write(piece)) {}
    }
    socket.on('drain', feed)
    feed()
    await expect.poll(received, patience).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })

  test('does not block others: one large post per caller is read at a time, and two in all', async () => {
    const before = await callers()
    const slow = await begin('10.8.1.1', 20_000_000)
    await expect.poll(callers, patience).toBe(before + 1)
    const again = await begin('10.8.1.1', 20_000_000)
    await expect.poll(again.received, patience).toMatch(/^HTTP\/1.1 429 .*retry-after: 5\r/s)
    const other = await begin('10.8.1.2', 20_000_000)
    const third = await begin('10.8.1.3', 20_000_000)
    const refused = () => [other, third].map(({ received }) => received().slice(9, 12)).filter(Boolean)
    await expect.poll(refused, patience).toEqual(['503'])
    expect((await post(filled())).status).toBe(303)
    for (const { socket } of [slow, other, third]) socket.destroy()
  })
})

const patience = { timeout: 20_000 }
const callers = async () => (await database.store.db.selectFrom('rate_limit').select('key').execute()).length
