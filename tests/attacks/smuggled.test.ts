import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { type OfficeApart, openOfficeApart } from '../api/office.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { readMail } from '../harness/mail/read-mail.ts'
import { type SmtpListener, startSmtpListener } from '../harness/mail/smtp-listener.ts'
import { isFull, tellFigures } from '../harness/setup/trial.ts'
import { makeStaff, passwordOfTests, signInAs } from '../harness/staff/staff.ts'
import { openSession } from './actors.ts'
import { anyCaller, type Client, eachOf, openClient, ownPage } from './http-client.ts'
import { postContact } from './posted-message.ts'

const site = 'https://registry.example'

let smtp: SmtpListener
let office: OfficeApart
let client: Client
beforeAll(async () => {
  smtp = await startSmtpListener()
  office = await openOfficeApart({ SMTP_URL: smtp.url, ASTER_PUBLIC_URL: site })
  client = openClient(office.url)
})
afterAll(async () => {
  client.close()
  await office.close()
  await smtp.close()
})

const mailTo = (to: string) =>
  vi.waitFor(
    () => {
      const arrived = smtp.arrived.findLast((mail) => mail.to === to)
      if (!arrived) throw new Error(`No mail to ${to} yet`)
      return arrived.source
    },
    { timeout: 15_000 },
  )

const traps = [
  ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example'],
  ...[
    'https:evil.example',
    'http:/evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
  ],
  ...['/.//evil.example', '/admin/..//evil.example', '@evil.example', '.evil.example', '/\t/evil.example'],
  ...['javascript:alert(1)', 'data:text/html,x', '/\r\nlocation: https://evil.example', '%0d%0alocation: x'],
]

describe('30.6 an address of another site', () => {
  const leadsAway = (location: string | undefined) =>
    location !== undefined && new URL(location, office.url).origin !== new URL(office.url).origin

  test('is no redirect target of any page, in any parameter or path', async () => {
    let tried = 0
    for (const trap of traps) {
      const sent = encodeURIComponent(trap)
      const queries = ['next', 'return', 'returnTo', 'redirect', 'url', 'continue'].map(
        (name) => `${name}=${sent}`,
      )
      const spots = [
        ...[paths.login(), paths.admin(), paths.loginCode(), paths.home(), paths.applyExpert()].map(
          (path) => `${path}?${queries.join('&')}`,
        ),
        ...[`${paths.about()}/?${queries.join('&')}`, `/${sent}/`, `/${encodeURI(trap)}/`, `/story/${sent}/`],
        ...(/^[\x21-\x7e]+$/.test(trap) ? [trap.startsWith('/') ? `${trap}/` : `/${trap}/`] : []),
      ]
      for (const path of spots) {
        const { headers, status } = await client.call({
          method: 'GET',
          path,
          headers: { 'x-forwarded-for': anyCaller() },
        })
        expect([path, status < 500, leadsAway(headers.location)]).toEqual([path, true, false])
        tried++
      }
    }
    tellFigures('open redirects', { tried, 'led away': 0 })
  })

  test('is no redirect target after sign-in', async () => {
    const { email } = await makeStaff(office.store, 'viewer')
    for (const next of traps.slice(0, 9)) {
      const { location, status } = await office.newBrowser().post(paths.login(), {
        email,
        password: passwordOfTests,
        next,
      })
      expect([next, status, leadsAway(location ?? undefined)]).toEqual([next, 303, false])
    }
  })

  test('is detected by the check', () => {
    expect(leadsAway('//evil.example')).toBe(true)
    expect(leadsAway('/\\evil.example')).toBe(true)
  })
})

describe('30.6 a line break in user input', () => {
  const breaking = 'Ama\r\nBcc: all@evil.example\r\n\r\nInjected body'

  test('adds no header to a mail', async () => {
    const arrive: string[] = []
    for (const field of ['name', 'surname', 'phone', 'email', 'message']) {
      const typed = { message: `Marked ${field}.`, [field]: `Marked ${field}. ${breaking}` }
      const { status } = await postContact(client, typed)
      expect([201, 422]).toContain(status)
      if (status === 201) arrive.push(`Marked ${field}.`)
    }
    expect(arrive).toContain('Marked message.')
    await vi.waitFor(
      () => {
        const all = smtp.arrived.map(({ source }) => readMail(source).text).join('\n')
        for (const mark of arrive) expect(all).toContain(mark)
      },
      { timeout: 15_000 },
    )
    for (const { source } of smtp.arrived) {
      const { headers } = readMail(source)
      expect(Object.keys(headers)).not.toContain('bcc')
      expect(headers['content-type']).toMatch(/^multipart/)
    }
    expect(readMail('To: a@b.example\r\nBcc: all@evil.example\r\n\r\nx').headers.bcc).toBeDefined()
  })

  test('adds no header to the response with a file', async () => {
    const name = 'Zoë\r\nset-cookie: a=b"; filename=evil.html'
    const expert = await keepExpert(office.store, { name, surname: '../../x\\y' })
    const cookie = `__Host-${await openSession(office.store, expert.id)}`
    const staff = await signInAs(office.store, 'administrator', site)
    const calls = [
      { path: `/api/experts-applications/getFile/${expert.resume}`, headers: { cookie } },
      { path: `/api/admin/files/${expert.resume}`, headers: { cookie: staff.cookie } },
    ]
    for (const { path, headers } of calls) {
      const heard = await client.call({ method: 'GET', path, headers })
      expect(heard.status).toBe(200)
      expect(heard.headers['set-cookie']?.join() ?? '').not.toContain('a=b')
      expect(heard.headers['content-disposition']).toMatch(
        /^(attachment|inline); filename\*=UTF-8''[\w%.~-]+\.pdf$/,
      )
    }
  })
})

test('30.6 a forged host appears in no mail and no response', async () => {
  const expert = await keepExpert(office.store)
  const page = await ownPage(client)
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const headers = { ...page, ...forged, 'content-type': 'application/json', 'x-forwarded-for': anyCaller() }
  const { status } = await client.call({
    method: 'POST',
    path: '/api/experts-applications/send-new-pin',
    headers,
    body: JSON.stringify({ hash: expert.hash }),
  })
  expect(status).toBe(200)
  const source = await mailTo(expert.email)
  const { text } = readMail(source)
  expect(text).toContain(`${site}/become-expert/edit?h=${expert.hash}`)
  expect(source).not.toContain('evil.example')
  for (const path of [
    paths.home(),
    paths.login(),
    '/about/',
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/admin',
  ]) {
    const heard = await client.call({ method: 'GET', path, headers: forged })
    expect(JSON.stringify(heard.headers) + heard.body, path).not.toContain('evil.example')
  }
})

describe('30.6 a path traversal', () => {
  const steps = [
    '..',
    '%2e%2e',
    '%2E.',
    '..%00',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '..%5c',
    '..;',
    '%u002e%u002e',
    '....',
  ]
  const folders = [
    '/assets/',
    '/flags/',
    '/icons/',
    '/documents/',
    '/pictures/x/',
    '/words/',
    '/api/uploads/',
  ]
  const targets = ['package.json', 'etc/passwd']
  const inside = [readFileSync('package.json', 'utf8').slice(0, 40), 'root:x:0:0']

  const slashes = isFull ? ['/', '%2f', '%5c'] : ['/', '%2f']
  const tries = [...folders, '/api/admin/files/', '/'].flatMap((folder) =>
    steps.flatMap((step) =>
      targets.flatMap((target) =>
        slashes.map((slash) => folder + `${step}${slash}`.repeat(target.startsWith('etc') ? 9 : 3) + target),
      ),
    ),
  )

  test('reaches no file', { timeout: 60_000 }, async () => {
    await eachOf(tries, 8, async (path) => {
      const heard = await client.call({ method: 'GET', path, headers: { 'x-forwarded-for': anyCaller() } })
      expect([path, [400, 401, 403, 404, 405].includes(heard.status)]).toEqual([path, true])
      for (const words of inside) expect(heard.body).not.toContain(words)
    })
    tellFigures('paths out of folders', { tried: tries.length, reached: 0 })
  })

  test('would be detected: a file inside the folder is served', async () => {
    expect((await client.call({ method: 'GET', path: '/flags/GH.svg' })).status).toBe(200)
  })
})
