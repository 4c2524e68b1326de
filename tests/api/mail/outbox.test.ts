import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailPagePath } from '../../../src/domain/api/mail.ts'
import type { Letter } from '../../../src/domain/mail/letter.ts'
import { paths } from '../../../src/domain/paths.ts'
import { roles } from '../../../src/domain/staff/roles.ts'
import { queueMail } from '../../../src/store/mail/mail-queue.ts'
import type { NewMail } from '../../../src/store/mail/new-mail.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { serveAster } from '../../harness/server/serve-aster.ts'
import { type Office, openOffice } from '../office.ts'
import { StaffBrowser } from '../staff-browser.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())
beforeEach(async () => {
  await office.store.db.deleteFrom('mail').execute()
})

const letter: Letter = {
  subject: 'Hello',
  preview: 'Hello',
  heading: 'Hello',
  parts: [
    { kind: 'paragraph', text: 'Marked-Words <script>alert(1)</script>' },
    { kind: 'link', label: 'Open it', href: '/about' },
  ],
  reason: 'A test',
}

/** Held, so that it is not sent. */
async function queue(more: Partial<NewMail> = {}): Promise<string> {
  const mail = { to: 'ama@hospital.example', locale: 'en', letter, heldMs: 600_000, ...more } as const
  return (await queueMail(office.store, mail)).id
}

async function fail(id: string, problem = '550 5.1.1 … unknown'): Promise<string> {
  await office.store.db
    .updateTable('mail')
    .set({ status: 'failed', attempts: 3, problem })
    .where('id', '=', id)
    .execute()
  return id
}

const failed = async (more: Partial<NewMail> = {}) => fail(await queue(more))

async function sent(more: Partial<NewMail> = {}): Promise<string> {
  const id = await queue(more)
  await sql`UPDATE mail SET status = 'sent', sent_at = now() WHERE id = ${id}`.execute(office.store.db)
  return id
}

/** The recipients of a list, in order. */
const recipients = (html: string) =>
  [...html.matchAll(/<bdi[^>]*>([^<]*@[^<]*)</g)].map(([, address]) => address)
async function list(query = '') {
  const { status, html } = await nia.browser.open(paths.adminOutbox() + query)
  expect(status).toBe(200)
  return { html, found: recipients(html) }
}
const statuses = async () => {
  const rows = await office.store.db
    .selectFrom('mail')
    .select(['id', 'status', 'attempts', 'problem'])
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

describe('15.6 the outbox', () => {
  test('shows failed mails first, with their count; queued, sending and sent ones on request', async () => {
    await failed({ to: 'failed@a.example' })
    await queue({ to: 'held@a.example' })
    await sent({ to: 'sent@a.example' })
    const first = await list()
    expect(first.found).toEqual(['failed@a.example'])
    expect(first.html).toMatch(/aria-current="page">Failed (?:<!-- -->)?<b>1</)
    const waiting = await list('?status=queued')
    expect(waiting.found).toEqual(['held@a.example'])
    expect(waiting.html).toContain('Held')
    expect((await list('?status=sent')).found).toEqual(['sent@a.example'])
    expect((await list('?status=sending')).html).toContain('No mail is on its way at this moment')
  })

  test('is searched by recipient and filtered by subject', async () => {
    const expert = await keepExpert(office.store)
    await failed({ to: 'ÄMA@clinic.example', applicationId: expert.id })
    await failed({ to: 'kofi@clinic.example' })
    expect((await list('?search=ama')).found).toEqual(['ÄMA@clinic.example'])
    expect((await list('?search=clinic')).found).toHaveLength(2)
    expect((await list('?about=application')).found).toEqual(['ÄMA@clinic.example'])
    expect((await list('?about=account')).found).toEqual(['kofi@clinic.example'])
    expect((await list('?about=message')).html).toContain('No mail found')
  })

  test('is paginated without gaps', async () => {
    const all = Array.from({ length: 53 }, (_, at) => `reader-${at}@a.example`)
    for (const to of all) await failed({ to })
    await sql`UPDATE mail SET queued_at = date_trunc('hour', queued_at)`.execute(office.store.db)
    const seen: (string | undefined)[] = []
    let query: string | undefined = ''
    for (let page = 0; query !== undefined && page < 5; page++) {
      const { html, found } = await list(query)
      seen.push(...found)
      query = /href="[^"]*outbox(\?[^"]*cursor=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen).toHaveLength(53)
    expect(seen.toSorted()).toEqual(all.toSorted())
  })

  test.each(['?status=x', '?search=%00', '?about=constructor', '?cursor=x', '?retried=-1'])(
    'answers normally to the invalid query %s',
    async (query) => {
      await list(query)
    },
  )
})

describe('15.7 a mail', () => {
  test('is shown as its recipient sees it: as text, and as HTML in a sandboxed document', async () => {
    const id = await queue({ replyTo: 'visitor@a.example' })
    const { html } = await nia.browser.open(paths.adminMail(id))
    expect(html).toContain('Marked-Words &lt;script&gt;')
    expect(html).toContain(`src="${mailPagePath(id)}"`)
    expect(html).toMatch(/<iframe[^>]* sandbox=""/)
    expect(html).toContain('visitor@a.example')
    const answer = await fetch(office.url + mailPagePath(id), { headers: { cookie: nia.cookie } })
    expect(answer.headers.get('content-type')).toContain('text/html')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox', "frame-ancestors 'self'"]),
    )
    expect(policy).not.toContain('script-src')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const page = await answer.text()
    expect(page).toContain('Marked-Words &#60;script&#62;')
    const sources = [...page.matchAll(/ src="(.{5})/g)].map(([, source]) => source)
    expect(sources).toEqual(['data:'])
  })

  test('that contains a secret is always shown without its text', async () => {
    const id = await queue({ secret: true, letter: { ...letter, subject: 'Your new PIN' } })
    for (const happens of [async () => {}, async () => void (await fail(id))]) {
      await happens()
      const { html } = await nia.browser.open(paths.adminMail(id))
      expect(html).toContain('Your new PIN')
      expect(html).toContain('The words of this mail are hidden')
      expect(html).not.toMatch(/Marked-Words|iframe/)
      const answer = await fetch(office.url + mailPagePath(id), { headers: { cookie: nia.cookie } })
      expect([answer.status, (await answer.text()).includes('Marked-Words')]).toEqual([404, false])
    }
  })

  test('written without a mail server says so and names its file', async () => {
    const aster = await serveAster(office.databaseUrl, { ASTER_SECRET: secretOfTests })
    const browser = new StaffBrowser(aster.url, nia.cookie)
    expect((await list()).html).not.toContain('There is no mail server')
    expect((await browser.open(paths.adminOutbox())).html).toContain('There is no mail server')
    const id = await sent()
    const { html } = await browser.open(paths.adminMail(id))
    expect(html).toMatch(new RegExp(`mail/(<!-- -->)?[\\dT.Z-]{24}-${id}\\.eml<`))
    expect(html).toContain('Marked-Words')
    await aster.stop()
  })

  test.each([
    ['550 5.1.1 user unknown', 'refused this mail for good'],
    ['452 mailbox full', 'put this mail off'],
    ['unwritten', 'a fault on our side'],
    ['restored', 'restored from a backup'],
    ['ETIMEDOUT: silence', 'could not be reached'],
  ])('that failed with %s explains why in plain words', async (problem, said) => {
    const { html } = await nia.browser.open(paths.adminMail(await fail(await queue(), problem)))
    expect(html).toContain(said)
    expect(html).toContain(problem)
  })

  test.each(['x', '%00', '00000000-0000-4000-8000-000000000000'])(
    'that does not exist is not found: %s',
    async (id) => {
      expect((await nia.browser.open(`${paths.adminOutbox()}/${id}`)).status).toBe(404)
      const { status, location } = await nia.browser.post(`${paths.adminOutbox()}/${id}`, {})
      expect([status, location]).toEqual([303, paths.adminOutbox()])
    },
  )

  test('is shown only to administrators and coordinators', async () => {
    const id = await queue()
    for (const role of roles) {
      const { browser } = await office.signedInAs(role)
      const isTheirs = role === 'administrator' || role === 'coordinator'
      for (const path of [paths.adminOutbox(), paths.adminMail(id), mailPagePath(id)]) {
        expect((await browser.open(path)).status, `${role} ${path}`).toBe(isTheirs ? 200 : 403)
      }
    }
  })
})

describe('15.8 a mail that failed', () => {
  test('is retried once even on concurrent requests, with an audit entry', async () => {
    const [id, other] = [await failed(), await failed()]
    const retry = () => nia.browser.post(paths.adminMail(id), {})
    const both = await Promise.all([retry(), retry()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const now = await statuses()
    expect(['queued', 'sending']).toContain(now.get(id)?.status)
    expect(now.get(other)).toEqual({ status: 'failed', attempts: 3, problem: expect.any(String) })
    const entries = await office.store.db
      .selectFrom('audit')
      .select(['action', 'staff_id', 'after'])
      .where('subject_id', '=', id)
      .execute()
    expect(entries).toEqual([{ action: 'mail_retried', staff_id: nia.id, after: { count: 1 } }])
  })

  test('is retried together with all other failed mails, except those whose text was deleted', async () => {
    const [one, two, secret, held] = [
      await failed(),
      await failed(),
      await failed({ secret: true }),
      await queue(),
    ]
    const { location } = await nia.browser.post(paths.adminOutbox(), {})
    expect(location).toBe(`${paths.adminOutbox()}?retried=2`)
    const now = await statuses()
    for (const id of [one, two]) expect(['queued', 'sending']).toContain(now.get(id)?.status)
    expect(now.get(secret)?.status).toBe('failed')
    expect(now.get(held)).toMatchObject({ status: 'queued', attempts: 0 })
    expect((await nia.browser.post(paths.adminOutbox(), {})).location).toBe(
      `${paths.adminOutbox()}?retried=0`,
    )
    expect((await nia.browser.post(paths.adminMail(secret), {})).status).toBe(409)
    expect((await nia.browser.open(paths.adminMail(secret))).html).toContain('cannot be sent again')
  })

  test('can be removed only if its text was deleted', async () => {
    const [secret, other] = [await failed({ secret: true }), await failed()]
    for (const id of [secret, other]) await nia.browser.post(paths.adminMail(id), { _action: 'remove' })
    expect([...(await statuses()).keys()]).toEqual([other])
    const told = office.store.db.selectFrom('audit').select('action').where('subject_id', '=', secret)
    expect(await told.execute()).toEqual([{ action: 'mail_removed' }])
  })
})
