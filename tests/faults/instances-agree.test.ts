import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { paths } from '../../src/domain/paths.ts'
import { limits } from '../../src/domain/protection/rate-limits.ts'
import { keepExpert, wrongPin } from '../harness/applications/kept-expert.ts'
import { readMail } from '../harness/mail/read-mail.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { makeStaff, passwordOfTests, signInAs } from '../harness/staff/staff.ts'
import { honestPdf } from '../harness/uploads/pdfs/honest-pdfs.ts'
import { changes, cutLines, msUntilAllSay } from './agreement.ts'
import { type Instance, type Instances, startInstances } from './instances.ts'
import { openVisitor, type Visitor } from './visitor.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 200_000 })

let instances: Instances
let first: Instance
let others: Instance[]
/** The control: it has another secret and shares only the database. */
let stranger: Instance
beforeAll(async () => {
  instances = await startInstances(times(2, 4))
  ;[first, ...others] = instances.all as [Instance, ...Instance[]]
  stranger = await instances.startStranger({ ASTER_SECRET: 'another one, of 32 characters or more' })
})
afterAll(async () => {
  await stranger.end('SIGTERM')
  await instances.stop()
})

/** Round robin. */
const oneOf = (turn: number) => instances.all[turn % instances.all.length] as Instance
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

async function visitorWithToken(on: Instance = first): Promise<Visitor> {
  const visitor = openVisitor()
  await visitor.fetchToken(on)
  return visitor
}

test('29.8 the set-up link of one instance works on another, and its use voids all links', async () => {
  const links = instances.all.map((one) => /set-up\?token=([\w-]+)/.exec(one.printed())?.[1] ?? '')
  const setUp = (on: Instance, token = '') =>
    openVisitor().call(
      on,
      'POST',
      paths.adminSetUp(),
      form({ token, name: 'Ama Owusu', email: 'ama@aster.example', password: passwordOfTests }),
    )
  expect((await setUp(others[0] as Instance, 'a guess')).status).not.toBe(201)
  expect((await setUp(others[0] as Instance, links[0])).status).toBe(201)
  for (const [at, token] of links.entries())
    expect((await setUp(oneOf(at + 1), token)).text).not.toContain('name="password"')
})

describe('29.9 a change on one instance', () => {
  let cookie: string
  beforeAll(async () => {
    ;({ cookie } = await signInAs(instances.store, 'administrator'))
  })

  /** Makes a change from a new address, to stay below the rate limits per caller. */
  async function change(path: string, fields: Record<string, string>) {
    const administrator = openVisitor()
    for (const pair of cookie.split('; ')) administrator.keep(pair)
    const { text } = await administrator.call(first, 'GET', path)
    const [, version = ''] = /name="version" value="([^"]*)"/.exec(text) ?? []
    const { status } = await administrator.call(first, 'POST', path, form({ version, ...fields }))
    expect(status, path).toBe(303)
    administrator.close()
  }

  const save = (what: keyof typeof changes, words: string) =>
    change(changes[what].path, changes[what].fieldsWith(words))

  /** Rendering is slow on a busy machine. */
  const barMs = times(5_000, 1_000)

  async function longestOf(before: () => Promise<void> = async () => {}): Promise<number> {
    const took: number[] = []
    const kinds = Object.keys(changes) as (keyof typeof changes)[]
    for (const what of Array<typeof kinds>(times(1, 5)).fill(kinds).flat()) {
      const [words, { shownAt }] = [`Clinic of ${performance.now()}`, changes[what]]
      await msUntilAllSay(instances, '', barMs, shownAt) // every instance caches the page
      await before()
      await save(what, words)
      took.push(await msUntilAllSay(instances, words, barMs, shownAt))
    }
    return Math.max(...took)
  }

  test('29.9 shows on the pages of all instances within a second', async () => {
    const longest = await longestOf()
    tellFigures(`a change on one of ${instances.all.length} instances`, {
      'ms until on all, at most': longest,
    })
    expect(longest).toBeLessThan(barMs)
  })

  test('29.9 shows even after the LISTEN connections were cut', async () => {
    const longest = await longestOf(() => cutLines(instances, instances.all.length + 1))
    tellFigures('the same after their lines were cut', { 'ms until on all, at most': longest })
    expect(longest).toBeLessThan(barMs)
  })

  test('29.9 stays unseen without notifications: the check can fail', async () => {
    await sql`ALTER TABLE registry_facts DISABLE TRIGGER USER`.execute(instances.store.db)
    await save('facts', 'Clinic of nobody')
    expect(await msUntilAllSay(instances, 'Clinic of nobody', 1_000)).toBe(Number.POSITIVE_INFINITY)
    await sql`ALTER TABLE registry_facts ENABLE TRIGGER USER`.execute(instances.store.db)
  })

  test('29.9 shows in the mails that another instance sends', async () => {
    const subject = `Thanks ${performance.now()}`
    await change(paths.adminMailWords('message_receipt'), {
      'mail.messageReceiptSubject': subject,
      _action: 'save',
    })
    for (const [at, instance] of others.entries()) {
      const email = `reader-${at}@hospital.example`
      expect((await sendMessage(await visitorWithToken(), instance, first, email)).status).toBe(201)
      const received = () => instances.listener.arrived.find(({ to }) => to === email)
      await vi.waitUntil(received, { timeout: 20_000 })
      expect(readMail(received()?.source ?? '').headers.subject).toBe(subject)
    }
  })
})

const proofFrom = (visitor: Visitor, on: Instance) =>
  solveCaptcha('contact', async (path) => JSON.parse((await visitor.call(on, 'GET', path)).text))

const message = (email: string) => ({
  name: 'Ama',
  surname: 'Owusu',
  email,
  phone: '+233 20 123 4567',
  message: 'Hello',
})

async function sendMessage(visitor: Visitor, on: Instance, asked: Instance, email: string, proof?: string) {
  const token = proof ?? (await proofFrom(visitor, asked))
  return visitor.call(on, 'POST', apiPaths.contact, message(email), { 'x-captcha-token': token })
}

test('29.10 a proof of work is accepted once across all instances', async () => {
  const visitor = await visitorWithToken()
  const proof = await proofFrom(visitor, first)
  const answers = []
  for (const on of [...others, first])
    answers.push(await sendMessage(visitor, on, first, 'ama@hospital.example', proof))
  expect(answers.map(({ status }) => status)).toEqual([201, ...others.map(() => 422)])
  const own = await visitorWithToken(stranger)
  expect((await sendMessage(own, stranger, first, 'ama@hospital.example')).text).toContain('captcha_failed')
})

test('29.10 one caller may make sixty changes a minute across all instances', async () => {
  const visitor = await visitorWithToken()
  const attempt = (on: Instance) => visitor.call(on, 'POST', '/api/auth/verify-captcha', { token: 'none' })
  const { most } = limits.write
  const answers = await Promise.all(Array.from({ length: most + 20 }, (_, turn) => attempt(oneOf(turn))))
  const taken = answers.filter(({ status }) => status === 200).length
  tellFigures(`changes of one caller on ${instances.all.length} instances within a minute`, {
    sent: answers.length,
    taken,
  })
  expect(taken).toBe(most)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  const elsewhere = openVisitor(visitor.from)
  await elsewhere.fetchToken(stranger)
  expect((await elsewhere.call(stranger, 'POST', '/api/auth/verify-captcha', { token: 'none' })).status).toBe(
    200,
  )
})

test('29.10 wrong PINs lock a link for all instances', async () => {
  const visitor = await visitorWithToken()
  const open = async (on: Instance, { hash, email, pin }: { hash: string; email: string; pin: string }) =>
    (await visitor.call(on, 'POST', `${apiPaths.expertsApplications}/authenticate`, { hash, email, pin }))
      .status
  const expert = await keepExpert(instances.store)
  const wrong = { ...expert, pin: wrongPin(expert) }
  for (let turn = 0; turn < 4; turn++) expect(await open(oneOf(turn), wrong)).toBe(401)
  expect(await open(oneOf(4), expert)).toBe(200)
  for (let turn = 0; turn < 5; turn++) expect(await open(oneOf(turn), wrong)).toBe(401)
  for (const instance of instances.all) expect(await open(instance, expert)).toBe(429)
})

test('29.10 wrong passwords lock an account for all instances', async () => {
  const [guessed, other] = [
    await makeStaff(instances.store, 'viewer'),
    await makeStaff(instances.store, 'viewer'),
  ]
  const signIn = async (on: Instance, email: string, password: string) =>
    (await openVisitor().call(on, 'POST', paths.login(), form({ email, password }))).status
  for (let turn = 0; turn < limits.signInToAccount.most; turn++)
    expect(await signIn(oneOf(turn), guessed.email, 'a wrong guess')).toBe(401)
  for (const instance of instances.all) {
    expect(await signIn(instance, guessed.email, passwordOfTests)).toBe(429)
    expect(await signIn(instance, other.email, passwordOfTests)).toBe(303)
  }
})

test('29.11 a session of an applicant or of staff is valid on all instances until sign-out', async () => {
  const applicant = await visitorWithToken()
  const { hash, email, pin } = await keepExpert(instances.store)
  const read = async (on: Instance) =>
    (await applicant.call(on, 'GET', `${apiPaths.expertsApplications}/get-by-email-hash/${hash}`)).status
  expect(await read(first)).toBe(401)
  await applicant.call(first, 'POST', `${apiPaths.expertsApplications}/authenticate`, { hash, email, pin })
  for (const instance of instances.all) expect(await read(instance)).toBe(200)

  const member = await makeStaff(instances.store, 'viewer')
  const staff = openVisitor()
  await staff.call(first, 'POST', paths.login(), form({ email: member.email, password: passwordOfTests }))
  const enter = async (on: Instance) => (await staff.call(on, 'GET', paths.admin())).status
  for (const instance of instances.all) expect(await enter(instance)).toBe(200)
  expect(await enter(stranger)).toBe(303)
  await staff.call(oneOf(1), 'POST', paths.adminSignOut(), form({}))
  for (const instance of instances.all) expect(await enter(instance)).toBe(303)
})

test('29.11 an upload started on one instance continues on another', async () => {
  const visitor = await visitorWithToken()
  const tus = { 'tus-resumable': '1.0.0' }
  const file = honestPdf(300_000)
  const begun = await visitor.call(first, 'POST', apiPaths.uploads, undefined, {
    ...tus,
    'upload-length': `${file.length}`,
  })
  const { id } = JSON.parse(begun.text)
  const path = `${apiPaths.uploads}/${id}`
  const pieces = instances.all.length + 1
  for (let turn = 0; turn < pieces; turn++) {
    const { headers } = await visitor.call(oneOf(turn + 1), 'HEAD', path, undefined, tus)
    const start = Number(headers['upload-offset'])
    expect(start).toBe(Math.floor((turn * file.length) / pieces))
    const piece = file.subarray(start, Math.floor(((turn + 1) * file.length) / pieces))
    const sent = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': `${start}` }
    expect((await visitor.call(oneOf(turn), 'PATCH', path, piece, sent)).status).toBe(204)
  }
  expect(JSON.parse((await visitor.call(oneOf(1), 'GET', path)).text)).toMatchObject({ state: 'fine' })
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT string_agg(bytes, '' ORDER BY start) AS bytes FROM upload_piece WHERE upload_id = ${id}`.execute(
    instances.store.db,
  )
  expect(rows[0]?.bytes.equals(file)).toBe(true)
})
