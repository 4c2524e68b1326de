import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { type ReadMail, readMail } from '../harness/mail/read-mail.ts'
import { startSmtpListener } from '../harness/mail/smtp-listener.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { pageOpened, secretOfTests } from '../harness/protection/page-opened.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'

vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 20_000, interval: 50 }

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'aster-mail-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const message = {
  name: 'Ama',
  surname: 'Owusu',
  email: 'ama@hospital.example',
  phone: '+233 20 123 4567',
  message: 'May a district hospital apply?',
}

async function mailsIn(folder: string): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml'))
  return Promise.all(mails.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))))
}

/** Sends a message like our script: repeats the token of the cookie in a header. */
async function sendByApi({ url }: RunningAster, sent = message, headers: Record<string, string> = {}) {
  const refused = await fetch(`${url}/api/contact`, { method: 'POST' })
  const token = /XSRF-TOKEN=([^;]+)/.exec(refused.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const proof = await solveCaptcha('contact', async (path) => (await fetch(url + path)).json())
  const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) }
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-captcha-token': proof, ...csrf, ...headers },
    body: JSON.stringify(sent),
  })
}

/** Sends a message like a browser without JavaScript. */
function sendByForm({ url }: RunningAster, path: string, sent = message) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...sent, _stamp: pageOpened('contact') }),
    redirect: 'manual',
  })
}

test('without a mail server, the mails about a contact message are written as files', async () => {
  const aster = await startAster(database.url, { ASTER_DATA_DIR: dataDir })
  try {
    expect((await sendByApi(aster)).status).toBe(201)
    await expect.poll(() => mailsIn(join(dataDir, 'mail')), soon).toHaveLength(2)
    const mails = await mailsIn(join(dataDir, 'mail'))
    const receipt = mails.find(({ headers }) => headers.to === message.email)
    expect(receipt?.headers).toMatchObject({
      subject: 'We have your message',
      from: 'ASTER <coordinator@aster.example>',
      'reply-to': 'coordinator@aster.example',
    })
    for (const typed of ['Ama', 'Owusu', '+233', message.message]) expect(receipt?.text).not.toContain(typed)

    const notice = mails.find(({ headers }) => headers.to === 'coordinator@aster.example')
    expect(notice?.headers).toMatchObject({ subject: 'Message from Ama Owusu', 'reply-to': message.email })
    expect(notice?.text).toContain(`> ${message.message}`)
    expect(notice?.text).not.toContain('+233')
  } finally {
    await aster.stop()
  }
})

test('with a mail server, mails come from the configured address, in the language of the page or the caller', async () => {
  const sent = { ...message, email: 'zuri@hospital.example' }
  const listener = await startSmtpListener()
  const settings = {
    SMTP_URL: listener.url,
    ASTER_MAIL_FROM: 'registry@aster.example',
    ASTER_SECRET: secretOfTests,
  }
  const aster = await startAster(database.url, settings)
  try {
    expect((await sendByApi(aster, sent, { 'accept-language': 'ar-XB, en;q=0.5' })).status).toBe(201)
    expect((await sendByForm(aster, `/ar-xb${paths.contact()}`, sent)).status).toBe(303)
    expect((await sendByForm(aster, paths.contact(), sent)).status).toBe(303)
    await expect.poll(() => listener.arrived.length, soon).toBe(6)
    const mails = listener.arrived.map(({ source }) => readMail(source))
    const languages = mails.map(({ headers }) => `${headers.to} ${headers['content-language']}`)
    expect(languages.sort()).toEqual([
      ...Array(3).fill('coordinator@aster.example en'),
      `${sent.email} ar-XB`,
      `${sent.email} ar-XB`,
      `${sent.email} en`,
    ])
    expect(new Set(mails.map(({ headers }) => headers.from))).toEqual(
      new Set(['ASTER <registry@aster.example>']),
    )
  } finally {
    await aster.stop()
    await listener.close()
  }
})
