import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationCalls, recordCalls } from '../../../src/domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../../src/domain/applications/application-status.ts'
import { paths } from '../../../src/domain/paths.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { openSession } from '../../attacks/actors.ts'
import { anyCaller, type Client, openClient, ownPage } from '../../attacks/http-client.ts'
import { keepTrainer } from '../../attacks/victims.ts'
import { keepExpert, wrongPin } from '../../harness/applications/kept-expert.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let client: Client
beforeAll(async () => {
  office = await openOffice()
  client = openClient(office.url)
})
afterAll(async () => {
  client.close()
  await office.close()
})

type Owner = { id: string; email: string; hash: string; pin: string }

const keep: Record<ApplicationKind, () => Promise<Owner>> = {
  expert: () => keepExpert(office.store),
  hospital: () => keepHospital(office.store),
  trainer: () => keepTrainer(office.store, `${crypto.randomUUID()}@hospital.example`),
}

async function call(method: string, path: string, cookie: string, body?: object) {
  const page = await ownPage(client)
  const type = body && { 'content-type': 'application/json' }
  const headers = { ...page, ...type, cookie: `${page.cookie}; ${cookie}`, 'x-forwarded-for': anyCaller() }
  const { status, body: text } = await client.call({
    method,
    path,
    headers,
    body: body && JSON.stringify(body),
  })
  return { status, json: JSON.parse(text || '{}') }
}

/** An applicant who is signed in and has entered a new address. */
async function askFor(kind: ApplicationKind = 'expert', email = `new.${crypto.randomUUID()}@clinic.example`) {
  const owner = await keep[kind]()
  const cookie = await openSession(office.store, owner.id)
  const own = `${applicationCalls[kind]}/${owner.id}`
  const answer = await call('PUT', own, cookie, { fieldsToUpdate: { email } })
  const read = () => call('GET', `${recordCalls[kind]}/${owner.hash}`, cookie)
  return {
    owner,
    cookie,
    own,
    email,
    answer,
    read,
    token: await tokenTo(email),
    cancel: await tokenTo(owner.email),
  }
}

const tokenTo = async (recipient: string) =>
  new URL(await office.linkMailedTo(recipient), office.url).searchParams.get('k') ?? ''

const confirm = (token: string, pin: string) => office.newBrowser().post(paths.confirmEmail(), { token, pin })

const authenticate = (kind: ApplicationKind, { hash, email, pin }: Owner) =>
  call('POST', `${applicationCalls[kind]}/authenticate`, '', { hash, email, pin })

async function mailsAbout(id: string) {
  return office.store.db
    .selectFrom('mail')
    .select(['recipient', 'letter', 'secret'])
    .where('application_id', '=', id)
    .orderBy('queued_at')
    .execute()
}

describe.each(['expert', 'hospital', 'trainer'] as const)('6.8 a new address (%s)', (kind) => {
  test('is pending until the PIN confirms it; until then the present address opens the application', async () => {
    const { owner, email, answer, read, token } = await askFor(kind)
    expect(answer.status).toBe(200)
    const pending = { email, asked_at: expect.any(String), expires_at: expect.any(String) }
    expect(answer.json).toMatchObject({ id: owner.id, pending_email: pending })
    expect((await read()).json).toMatchObject({ email: owner.email, pending_email: pending })
    expect((await authenticate(kind, { ...owner, email })).status).toBe(401)
    expect((await authenticate(kind, owner)).status).toBe(200)
    const mails = await mailsAbout(owner.id)
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([email, owner.email].sort())
    expect(mails.every(({ secret }) => secret)).toBe(true)
    const toOld = mails.find(({ recipient }) => recipient === owner.email)
    expect(JSON.stringify(toOld?.letter)).not.toContain(email)

    const { html } = await office.newBrowser().open(`${paths.confirmEmail()}?k=${token}`)
    expect(html).toContain(email)
    expect((await authenticate(kind, owner)).status).toBe(200) // opening the link changes nothing
    const confirmed = await confirm(token, ` ${owner.pin} `)
    expect([confirmed.status, confirmed.html.includes('Your new email address is confirmed')]).toEqual([
      200,
      true,
    ])
    expect((await read()).status).toBe(401) // the confirmation ends the session
    expect((await authenticate(kind, owner)).status).toBe(401)
    expect((await authenticate(kind, { ...owner, email })).status).toBe(200)
    expect((await mailsAbout(owner.id)).at(-1)).toMatchObject({ recipient: owner.email, secret: false })
    expect((await confirm(token, owner.pin)).status).toBe(410)
  })
})

test('a wrong PIN confirms nothing; five of them drop the change and lock the link', async () => {
  const { owner, token, read } = await askFor()
  expect((await confirm(token, '')).status).toBe(422)
  for (const status of [422, 422, 422, 422, 410]) {
    const { status: heard, html } = await confirm(token, wrongPin(owner))
    expect(heard).toBe(status)
    if (status === 422) expect(html).toContain('This PIN is not right.')
  }
  expect((await confirm(token, owner.pin)).status).toBe(410)
  expect((await read()).json).toMatchObject({ email: owner.email, pending_email: null })
  expect((await authenticate('expert', owner)).status).toBe(429)
})

test('while the link is locked, no PIN is checked', async () => {
  const { owner, token } = await askFor()
  for (let turn = 0; turn < 5; turn++) await authenticate('expert', { ...owner, pin: wrongPin(owner) })
  const { status, html } = await confirm(token, owner.pin)
  expect([status, html.includes('Too many wrong attempts')]).toEqual([429, true])
})

test('the link mailed to the present address cancels the change and ends every session', async () => {
  const { owner, token, cancel, read } = await askFor()
  const browser = office.newBrowser()
  expect((await browser.open(`${paths.keepEmail()}?k=${cancel}`)).html).toContain('Cancel the change')
  expect((await read()).json.pending_email).not.toBeNull()
  expect((await browser.post(paths.keepEmail(), { token: cancel })).status).toBe(200)
  expect((await read()).status).toBe(401)
  expect((await confirm(token, owner.pin)).status).toBe(410)
  expect((await browser.post(paths.keepEmail(), { token: cancel })).status).toBe(410)
  expect((await authenticate('expert', owner)).status).toBe(200)
})

test('the session can cancel the change or have a new link mailed, which replaces the first', async () => {
  const { owner, email, own, cookie, token, read } = await askFor()
  const again = await call('POST', `${own}/pending-email/send-again`, cookie)
  expect([again.status, again.json.pending_email.email]).toEqual([200, email])
  expect((await confirm(token, owner.pin)).status).toBe(410)
  const second = await tokenTo(email)
  expect(second).not.toBe(token)
  expect((await call('DELETE', `${own}/pending-email`, cookie)).json).toEqual({ success: true })
  expect((await call('DELETE', `${own}/pending-email`, cookie)).status).toBe(200)
  expect((await call('POST', `${own}/pending-email/send-again`, cookie)).status).toBe(404)
  expect((await read()).json).toMatchObject({ email: owner.email, pending_email: null })
  expect((await confirm(second, owner.pin)).status).toBe(410)
})

test('one address gets at most five links an hour, across all applications', async () => {
  const email = `new.${crypto.randomUUID()}@clinic.example`
  const { own, cookie } = await askFor('expert', email)
  const again = () => call('POST', `${own}/pending-email/send-again`, cookie)
  for (let turn = 0; turn < 4; turn++) expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(429)
  expect((await askFor('hospital', email.toUpperCase())).answer.status).toBe(429)
})

test('the same address sent again changes nothing; other answers of the edit are stored at once', async () => {
  const { owner, own, cookie, email, answer, token } = await askFor()
  const body = {
    version: answer.json.version,
    fieldsToUpdate: { email: email.toUpperCase(), job_title: 'Head' },
  }
  const edited = await call('PUT', own, cookie, body)
  expect([edited.status, edited.json.version]).toEqual([200, answer.json.version + 1])
  expect((await call('PUT', own, cookie, body)).json).toEqual(edited.json) // a retry after a lost response
  const mails = await mailsAbout(owner.id)
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([email, owner.email, owner.email].sort())
  expect((await confirm(token, owner.pin)).status).toBe(200)
})

test('another new address replaces the first; sending the present address cancels nothing', async () => {
  const { owner, own, cookie, token, read } = await askFor()
  const other = `other.${crypto.randomUUID()}@clinic.example`
  await call('PUT', own, cookie, { fieldsToUpdate: { email: other } })
  await call('PUT', own, cookie, { fieldsToUpdate: { email: owner.email } })
  expect((await read()).json.pending_email.email).toBe(other)
  expect((await confirm(token, owner.pin)).status).toBe(410)
  expect((await confirm(await tokenTo(other), owner.pin)).status).toBe(200)
})

test('an address that another application has taken meanwhile is refused with an explanation, and nothing is lost', async () => {
  const { owner, email, token, read } = await askFor()
  await keepExpert(office.store, { email })
  const { status, html } = await confirm(token, owner.pin)
  expect([status, html.includes('Another application has this address')]).toEqual([406, true])
  expect((await read()).json).toMatchObject({ email: owner.email })
  expect((await authenticate('expert', owner)).status).toBe(200)
})

test('an unconfirmed change expires after seven days and is deleted', async () => {
  const { owner, token, read, cancel } = await askFor()
  const { db } = office.store
  await sql`UPDATE address_change SET expires_at = now() WHERE application_id = ${owner.id}`.execute(db)
  expect((await read()).json.pending_email).toBeNull()
  expect((await confirm(token, owner.pin)).status).toBe(410)
  expect((await office.newBrowser().post(paths.keepEmail(), { token: cancel })).status).toBe(410)
  await forgetExpired(office.store)
  expect(
    await db.selectFrom('address_change').select('email').where('application_id', '=', owner.id).execute(),
  ).toEqual([])
})

test('a pending change is part of the data export and is erased with the application', async () => {
  const { owner, own, cookie, email } = await askFor()
  expect((await call('GET', `${own}/export`, cookie)).json.addressChange).toMatchObject({ email })
  expect((await call('DELETE', own, cookie)).status).toBe(200)
  const { rows } =
    await sql`SELECT FROM address_change WHERE email = ${email} OR application_id = ${owner.id}`.execute(
      office.store.db,
    )
  const mails = await office.store.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()
  expect([rows, mails]).toEqual([[], []])
})

test('staff see a pending change with the application; the audit log holds no address', async () => {
  const { owner, email, token } = await askFor()
  await confirm(token, owner.pin)
  const second = `second.${crypto.randomUUID()}@clinic.example`
  const cookie = await openSession(office.store, owner.id)
  await call('PUT', `${applicationCalls.expert}/${owner.id}`, cookie, { fieldsToUpdate: { email: second } })
  const staff = await office.signedInAs('viewer')
  const read = await call('GET', `/api/admin/applications/${owner.id}`, staff.cookie)
  expect(read.json).toMatchObject({ email, pending_email: { email: second } })
  const entries = await office.store.db
    .selectFrom('audit')
    .selectAll()
    .where('subject_id', '=', owner.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'address_change_asked',
    'address_changed',
    'address_change_asked',
  ])
  expect(JSON.stringify(entries)).not.toContain('@')
})
