import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { issueAccess, makeAccess } from '../../../src/services/applicants/issue-access.ts'
import { digestOf } from '../../../src/services/protection/tokens.ts'
import { replacePin } from '../../../src/store/applicants/edit-links.ts'
import { openEditSession } from '../../../src/store/applicants/edit-sessions.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { transaction } from '../../../src/store/postgres/transaction.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { keepExpert, type OwnExpert } from '../../harness/applications/kept-expert.ts'
import { settingsOfTests } from '../../harness/server/settings-of-tests.ts'
import { type ApiApp, csrfHeaders, startApi } from '../api-app.ts'
import { experts, openBrowser, signIn } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Calls with a path parameter. */
const own = Object.entries<Endpoint>(endpoints).filter(
  ([, { access, path }]) => access === 'edit_session' && path.includes(':'),
)

const addressOf = ({ path }: Endpoint, { id, hash, resume }: Pick<OwnExpert, 'id' | 'hash' | 'resume'>) =>
  path
    .replace(':id', id)
    .replace(':hash', hash)
    .replace(':fileKey', resume)
    .replace(':kind', 'midterm_report')
    .replace(':page', '1')

async function moveTime(column: 'created_at' | 'used_at', minutes: number) {
  const { db } = api.database.store
  await sql`UPDATE edit_session SET ${sql.ref(column)} = now() - ${minutes} * interval '1 minute'`.execute(db)
}

test('every call on one application needs a session', () => {
  const calls = [
    'readOwn',
    'editOwn',
    'exportOwn',
    'withdrawOwn',
    'eraseOwn',
    'confirmEmailAgainOf',
    'keepEmailOf',
  ]
  const people = ['Expert', 'Hospital', 'Trainer']
  const everybodys = people.flatMap((person) => calls.map((call) => call + person))
  const ownFiles = ['readFileOf', 'viewFileOf', 'readPageOf']
  const files = ['Expert', 'Hospital'].flatMap((person) => ownFiles.map((call) => call + person))
  const programme = ['readShortlist', 'answerMatch', 'acceptAgreement', 'handInLetter', 'sendReport']
  expect(own.map(([name]) => name).sort()).toEqual(
    [...everybodys, ...files, 'readOwnCertificate', ...programme].sort(),
  )
})

describe.each(own)('%s', (_name, endpoint) => {
  const body = endpoint.method === 'PUT' ? {} : (endpoint.example as object | undefined)

  test('needs a session', async () => {
    const expert = await keepExpert(api.database.store)
    const tokens = ['guess', expert.hash, '%00', '%', '%ed%a0%80', '__proto__', 'x'.repeat(3000)]
    for (const cookie of ['', ...tokens.map((token) => `__Host-EDIT-SESSION=${token}`)]) {
      const { 'x-xsrf-token': token = '', cookie: csrf } = await csrfHeaders(api.app)
      const headers = { 'x-xsrf-token': token, cookie: `${csrf}; ${cookie}` }
      const answer = await openBrowser(api.app).call(
        endpoint.method as 'GET',
        addressOf(endpoint, expert),
        body,
        headers,
      )
      expect(answer.statusCode).toBe(401)
      expect(answer.json().code).toBe('no_session')
    }
  })

  test('answers 404 for records of other people and for unknown ones', async () => {
    const [mine, theirs] = [await keepExpert(api.database.store), await keepExpert(api.database.store)]
    const browser = await signIn(api.app, mine)
    const nothing = { id: randomUUID(), hash: 'unknown', resume: randomUUID() }
    for (const target of [theirs, nothing]) {
      const answer = await browser.call(endpoint.method as 'GET', addressOf(endpoint, target), body)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().code).toBe('not_found')
    }
    expect(await stored(theirs.id)).toEqual(theirs.answers)
  })

  test('refuses unknown query parameters', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const answer = await browser.call(endpoint.method as 'GET', `${addressOf(endpoint, expert)}?x=1`, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ x: 'unknown_field' })
  })
})

describe('a session', () => {
  const readWith = async (minutes: number, column: 'created_at' | 'used_at') => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const read = () => browser.call('GET', `${experts}/get-by-email-hash/${expert.hash}`)
    await moveTime(column, minutes)
    return { read, statusCode: (await read()).statusCode }
  }

  test('ends after 30 minutes without use; each use restarts them', async () => {
    const { read, statusCode } = await readWith(29, 'used_at')
    expect(statusCode).toBe(200)
    expect((await readWith(31, 'used_at')).statusCode).toBe(401)
    await moveTime('used_at', 29)
    expect((await read()).statusCode).toBe(200)
  })

  test('ends after 2 hours, however busy it is', async () => {
    expect((await readWith(119, 'created_at')).statusCode).toBe(200)
    expect((await readWith(121, 'created_at')).statusCode).toBe(401)
  })

  test('ends on sign-out, also for a copied cookie', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const kept = browser.session()
    const answer = await browser.call('POST', '/api/edit-session/sign-out')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toMatch(/^__Host-EDIT-SESSION=; .*Expires=Thu, 01 Jan 1970/)
    const { cookie } = await csrfHeaders(api.app)
    const again = await openBrowser(api.app).call(
      'GET',
      `${experts}/get-by-email-hash/${expert.hash}`,
      undefined,
      { cookie: `${cookie}; __Host-EDIT-SESSION=${kept}` },
    )
    expect(again.statusCode).toBe(401)
    expect((await browser.call('POST', '/api/edit-session/sign-out')).statusCode).toBe(200)
  })

  test('ends when the application gets a new link, which then works', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const access = makeAccess(settingsOfTests.pins)
    await issueAccess(api.database.store, expert.id, access)
    expect((await browser.call('GET', `${experts}/${expert.id}/export`)).statusCode).toBe(401)
    expect((await browser.authenticate(expert)).statusCode).toBe(401)
    const { token: hash, pin } = access
    expect((await browser.authenticate({ ...expert, hash, pin })).statusCode).toBe(200)
  })

  test('ends when its PIN is replaced', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    await openBrowser(api.app).call('POST', `${experts}/send-new-pin`, { hash: expert.hash })
    expect((await browser.call('GET', `${experts}/${expert.id}/export`)).statusCode).toBe(401)
  })

  test('is not opened by a PIN that is replaced concurrently', async () => {
    const { store } = api.database
    const expert = await keepExpert(store)
    let opening: Promise<boolean> | undefined
    const tokenDigest = digestOf(expert.hash)
    const { pin_hash: pinHash } = await store.db
      .selectFrom('edit_link')
      .select('pin_hash')
      .where('token_digest', '=', tokenDigest)
      .executeTakeFirstOrThrow()
    await transaction(store, async (trx) => {
      await replacePin(trx, 'expert', { tokenDigest, pinHash: `${pinHash}x` })
      const session = { tokenDigest: digestOf('of nobody'), linkDigest: tokenDigest, pinHash }
      opening = openEditSession(store, session)
      await expect.poll(() => waitsForALock(store)).toBe(true)
    })
    expect(await opening).toBe(false)
  })

  test('replaces the earlier one of the same browser', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const before = browser.session()
    await browser.authenticate(expert)
    const { cookie } = await csrfHeaders(api.app)
    const old = { cookie: `${cookie}; __Host-EDIT-SESSION=${before}` }
    const url = `${experts}/${expert.id}/export`
    expect((await openBrowser(api.app).call('GET', url, undefined, old)).statusCode).toBe(401)
    expect((await browser.call('GET', url)).statusCode).toBe(200)
  })

  test('continues after a withdrawal, so that the person can still export and erase their data', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    await browser.call('POST', `${experts}/${expert.id}/withdraw`)
    expect((await browser.call('GET', `${experts}/${expert.id}/export`)).statusCode).toBe(200)
  })

  test('cannot be used from another site', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const forged = await browser.call('DELETE', `${experts}/${expert.id}`, undefined, {
      origin: 'https://evil.example',
    })
    expect(forged.statusCode).toBe(403)
    const { cookie } = await csrfHeaders(api.app)
    const withoutToken = await browser.call('DELETE', `${experts}/${expert.id}`, undefined, {
      'x-xsrf-token': '',
      cookie: `${cookie}; __Host-EDIT-SESSION=${browser.session()}`,
    })
    expect(withoutToken.statusCode).toBe(403)
    expect(await stored(expert.id)).toEqual(expert.answers)
  })

  test('is deleted after it has expired, as are old counts of attempts', async () => {
    const { db } = api.database.store
    await sql`UPDATE edit_session SET created_at = now() - interval '3 hours'`.execute(db)
    await sql`UPDATE edit_attempt SET last_at = now() - interval '3 days'`.execute(db)
    await signIn(api.app, await keepExpert(api.database.store))
    await forgetExpired(api.database.store)
    expect(await db.selectFrom('edit_session').select('application_id').execute()).toHaveLength(1)
    expect(await db.selectFrom('edit_attempt').select('failures').execute()).toHaveLength(0)
  })
})

async function waitsForALock({ db }: Store): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

async function stored(id: string) {
  const { db } = api.database.store
  const row = await db.selectFrom('application').select('answers').where('id', '=', id).executeTakeFirst()
  return row?.answers
}
