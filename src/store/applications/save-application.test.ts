import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { freshPass } from '../../../tests/harness/protection/fresh-pass.ts'
import type { Store } from '../open-store.ts'
import { transaction } from '../postgres/transaction.ts'
import { isPassUsed } from '../protection/used-passes.ts'
import { listUnclaimed } from '../uploads/unclaimed-uploads.ts'
import { appendPiece, createUpload, saveVerdict } from '../uploads/uploads.ts'
import { announceTogether } from './announce-application.ts'
import { findApplicationByKey } from './application.ts'
import { saveApplication, saveTogether, type WholeApplication } from './save-application.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function announce(key: string = randomUUID()) {
  const limit = { key, windowMs: 60_000, most: 1 }
  const announced = await announceTogether(database.store, { locale: 'en', limit, uploads: [] })
  return { ttlMs: announced?.ttlMs, number: announced?.number ?? 0 }
}

const pinHash = '$hmac-sha256$v=1$of a test'

const letter = (subject: string) => ({ subject, preview: '', heading: subject, parts: [], reason: '' })

async function send(
  more: Partial<WholeApplication> = {},
  { store, save }: { store: Store; save: typeof saveApplication } = {
    store: database.store,
    save: saveApplication,
  },
) {
  const { number } = await announce()
  return save(store, {
    id: randomUUID(),
    number,
    kind: 'expert',
    answers: { name: 'Ada', email: `${randomUUID()}@example.org` },
    locale: 'en',
    idempotencyKey: null,
    pass: freshPass(),
    files: {},
    consents: [{ field: 'terms', text_version: '1', text_sha256: randomBytes(32), locale: 'en' }],
    link: { tokenDigest: randomBytes(32), pinHash },
    mails: [
      { locale: 'en', letter: letter('Received'), secret: true },
      { recipient: 'team@example.org', locale: 'en', letter: letter('New'), secret: false },
    ],
    ...more,
  })
}

async function upload(verdict?: 'fine'): Promise<string> {
  const { id } = await createUpload(database.store, { name: 'cv.pdf', size: 4 })
  await appendPiece(database.store, id, 0, Buffer.from('%PDF'))
  if (verdict) await saveVerdict(database.store, id, { verdict, sha256: Buffer.alloc(32) })
  return id
}

/** Row counts by table. */
async function countRows(): Promise<Record<string, number>> {
  const tables = ['application', 'consent', 'edit_link', 'mail'] as const
  const counted = tables.map(async (table) => {
    const { db } = database.store
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return [table, Number(count)] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

test('an application is stored with its consents, link, files and mails', async () => {
  const [resume, endorsement] = [await upload('fine'), await upload('fine')]
  const email = `${randomUUID()}@example.org`
  const { id } = await send({ answers: { email }, files: { resume, endorsement } })
  const { db } = database.store
  const rowsOf = (table: 'consent' | 'edit_link' | 'mail' | 'upload') =>
    db
      .selectFrom(table)
      .selectAll()
      .where('application_id', '=', id ?? '')
      .execute()
  expect(await rowsOf('consent')).toMatchObject([{ field: 'terms', locale: 'en' }])
  expect(await rowsOf('edit_link')).toMatchObject([{ pin_hash: pinHash, pin_sent_to: email }])
  const files = (await rowsOf('upload')).map((row) => 'field' in row && [row.id, row.field])
  expect(new Map(files as [string, string][])).toEqual(
    new Map([
      [resume, 'resume'],
      [endorsement, 'endorsement'],
    ]),
  )
  const mails = await rowsOf('mail')
  expect(mails).toHaveLength(2)
  expect(mails).toContainEqual(expect.objectContaining({ recipient: email, secret: true }))
  expect(mails).toContainEqual(expect.objectContaining({ recipient: 'team@example.org', secret: false }))
})

test('numbers increase, and an application is found by its idempotency key', async () => {
  const idempotencyKey = randomUUID()
  const [first, second] = [await announce(), await announce()]
  expect(second.number).toBeGreaterThan(first.number)
  const { id } = await send({ number: second.number, idempotencyKey })
  expect(await findApplicationByKey(database.store, idempotencyKey)).toEqual({ id, number: second.number })
  expect(await findApplicationByKey(database.store, randomUUID())).toBeUndefined()
})

test('above the rate limit no number is reserved', async () => {
  const key = randomUUID()
  const [first, refused, next] = [await announce(key), await announce(key), await announce()]
  expect(refused).toMatchObject({ number: 0, ttlMs: expect.closeTo(60_000, -4) })
  expect(next.number).toBe(first.number + 1)
})

test('a refused duplicate stores nothing but the used captcha pass', async () => {
  const answers = { email: `${randomUUID()}@example.org` }
  await send({ answers })
  const before = await countRows()
  const pass = freshPass()
  expect(await send({ answers, pass })).toEqual({ id: null, isPassNew: true, freeFiles: [] })
  expect(await countRows()).toEqual(before)
  expect(await isPassUsed(database.store, pass.id)).toBe(true)
})

test('no file is claimed if one is taken, not judged or named twice', async () => {
  const [fine, unjudged] = [await upload('fine'), await upload()]
  const before = await countRows()
  expect(await send({ files: { resume: fine, endorsement: unjudged } })).toEqual({
    id: null,
    isPassNew: true,
    freeFiles: [fine],
  })
  expect(await send({ files: { resume: fine, endorsement: fine } })).toMatchObject({ id: null })
  expect(await send({ files: { resume: fine, endorsement: randomUUID() } })).toMatchObject({ id: null })
  expect(await countRows()).toEqual(before)
})

describe.each([
  ['each in a statement of its own', saveApplication],
  ['together', saveTogether],
] as const)('of applications that are stored %s', (_, save) => {
  const sendThis = (more: Partial<WholeApplication>) => send(more, { store: database.store, save })

  test('an application is stored once per person and per idempotency key, also at the same time', async () => {
    const answers = { name: 'Ada', email: `${randomUUID()}@example.org` }
    const idempotencyKey = randomUUID()
    const one = await Promise.all([1, 2, 3, 4].map(() => sendThis({ answers })))
    const other = await Promise.all([1, 2, 3, 4].map(() => sendThis({ kind: 'hospital', idempotencyKey })))
    expect([one, other].map((all) => all.filter(({ id }) => id).length)).toEqual([1, 1])
  })

  test('a captcha pass is valid for one application', async () => {
    const pass = freshPass()
    const before = await countRows()
    const all = await Promise.all([1, 2, 3, 4].map(() => sendThis({ pass })))
    expect(all.map(({ id, isPassNew }) => [id !== null, isPassNew]).sort()).toEqual([
      [false, false],
      [false, false],
      [false, false],
      [true, true],
    ])
    expect((await countRows()).mail).toBe(Number(before.mail) + 2)
  })

  test('of many concurrent claims of a file one succeeds', async () => {
    const resume = await upload('fine')
    const all = await Promise.all([1, 2, 3, 4].map(() => sendThis({ files: { resume } })))
    expect(all.filter(({ id }) => id)).toHaveLength(1)
    expect(all.filter(({ freeFiles }) => freeFiles.length === 0)).toHaveLength(3)
  })
})

test('applications that arrive together are stored together, and one that cannot be stored keeps no other back', async () => {
  const resume = await upload('fine')
  const before = await countRows()
  const taken = { name: 'Ada', email: `${randomUUID()}@example.org` }
  const given: Partial<WholeApplication>[] = [
    {},
    { answers: taken, files: { resume } },
    { answers: taken },
    { kind: 'nonsense' as 'expert' },
    { files: { resume } },
    { kind: 'hospital' },
  ]
  const sent = given.map((more) => send(more, { store: database.store, save: saveTogether }))
  const stored = (await Promise.allSettled(sent)).map((one) => one.status === 'fulfilled' && one.value)
  expect(stored).toMatchObject([
    { id: expect.any(String) },
    { id: expect.any(String), freeFiles: [resume] },
    { id: null, isPassNew: true },
    false,
    { id: null, isPassNew: true, freeFiles: [] },
    { id: expect.any(String) },
  ])
  expect((await countRows()).application).toBe(Number(before.application) + 3)
  expect((await countRows()).mail).toBe(Number(before.mail) + 6)
})

test('an address that another transaction holds delays the others of its group for a moment only', async () => {
  const held = { name: 'Ada', email: `${randomUUID()}@example.org` }
  const sendTogether = (more: Partial<WholeApplication>) =>
    send(more, { store: database.store, save: saveTogether })
  const { waiting } = await transaction(database.store, async (trx) => {
    const { number } = await announce()
    await send({ answers: held, number }, { store: { ...database.store, ...trx }, save: saveApplication })
    const [, waiting, ...others] = [{}, { answers: held }, {}, { kind: 'hospital' } as const].map(
      sendTogether,
    )
    expect((await Promise.all(others)).every(({ id }) => id)).toBe(true)
    return { waiting }
  })
  expect(await waiting).toMatchObject({ id: null, isPassNew: true })
})

test('an application reads no other uploads, even if its statements were planned while there were few', async () => {
  const young = await freshDatabase({ databasePool: 1 }) // the one connection keeps its plans
  const rowsRead = async () => {
    const { rows } = await sql<{ count: string }>`
      SELECT sum(idx_tup_read) + (SELECT seq_tup_read FROM pg_stat_user_tables WHERE relname = 'upload') AS count
      FROM pg_stat_user_indexes, pg_stat_force_next_flush() WHERE relname = 'upload'`.execute(young.store.db)
    return Number(rows[0]?.count)
  }
  const apply = async (files: Record<string, string>) => {
    const uploads = Object.values(files)
    await listUnclaimed(young.store, uploads)
    const limit = { key: 'young', windowMs: 60_000, most: 20 }
    expect((await announceTogether(young.store, { locale: 'en', limit, uploads }))?.areOfDraft).toBe(false)
    return send({ files, number: ++last }, { store: young.store, save: saveTogether })
  }
  let last = 0
  for (let early = 0; early < 10; early++) await apply({})
  const { rows } = await sql<{ id: string }>`
    INSERT INTO upload (name, size, received, verdict, sha256)
    SELECT 'cv.pdf', 9, 9, 'fine', sha256('cv') FROM generate_series(1, 2000) RETURNING id`.execute(
    young.store.db,
  )
  const [resume = '', endorsement = ''] = rows.map(({ id }) => id)
  await rowsRead()
  const before = await rowsRead()
  expect(await apply({ resume, endorsement })).toMatchObject({ freeFiles: expect.arrayContaining([resume]) })
  await rowsRead()
  expect((await rowsRead()) - before).toBeLessThan(50)
  await young.drop()
})
