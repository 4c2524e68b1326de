import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { emptyDatabase } from '../../../tests/harness/postgres/empty-database.ts'
import { fingerprint, shape, withClient } from '../../../tests/harness/postgres/fingerprint.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import { keepTracedPerson, letter } from '../../../tests/harness/privacy/traced-person.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { queueMail, retryFailedMail } from '../mail/mail-queue.ts'
import { migrate } from '../migrations/migrate.ts'
import { type Migration, readMigrations } from '../migrations/read-migrations.ts'
import { openStore, type Store } from '../open-store.ts'
import { transaction } from '../postgres/transaction.ts'
import { eraseApplication, repeatErasures } from '../privacy/erase-application.ts'
import { eraseRows, recordErasure } from '../privacy/erase-rows.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let source: TestDatabase
const drops: (() => Promise<void>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aster-backup-'))
  source = await freshDatabase()
})
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})

let files = 0
async function backUp(databaseUrl = source.url, kind = 'backup'): Promise<string> {
  const file = join(folder, `${++files}.${kind}`)
  const order = { databaseUrl, file, passphrase: undefined, secret: 'never in the clear', product: 'a test' }
  await writeBackup({ ...order, erasuresOnly: kind === 'erasures' })
  return file
}

async function anEmptyOne() {
  const target = await emptyDatabase()
  drops.push(target.drop)
  const restore = (file: string, replace?: string, migrations?: readonly Migration[]) =>
    restoreBackup({ databaseUrl: target.url, file, passphrase: undefined, replace }, migrations)
  return { ...target, restore }
}

async function opened<T>(databaseUrl: string, act: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ databaseUrl, dataDir: '', databasePool: 2, log: quiet })
  return act(store).finally(store.close)
}

const keepStory = async ({ db }: Store, slug: string) => {
  const words = { title: 'A visit', synopsis: 'S', country_region: 'Ghana', content: '<p>They came.</p>' }
  const shown = { slug, position: 1, status: 'published', published_at: new Date() } as const
  const { id } = await db
    .insertInto('story')
    .values({ ...shown, ...words })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('32.5 an unprivileged owner restores into an empty database: same rows, same schema, sequences continue', async () => {
  await keepTracedPerson(source.store)
  await sql`UPDATE mail SET status = 'sent', sent_at = now()`.execute(source.store.db)
  const file = await backUp()
  expect((await readFile(file)).includes('never in the clear')).toBe(false)
  const target = await anEmptyOne()
  expect(await target.restore(file)).toMatchObject({ mails: 0, damagedFiles: [], secret: null })
  expect(await fingerprint(target.url)).toEqual(await fingerprint(source.url))
  expect(await shape(target.url)).toEqual(await shape(source.url))
  const numbers = ({ db }: Store) =>
    sql<{ number: number }>`SELECT nextval('application_number_seq') AS number`.execute(db)
  const [then, now] = [await numbers(source.store), await opened(target.url, numbers)]
  expect(now.rows).toEqual(then.rows)
})

test('32.6 a database that is not empty, in use or of another name is not changed; nor by a truncated file', async () => {
  const file = await backUp()
  const target = await anEmptyOne()
  await target.restore(file)
  const before = await fingerprint(target.url)
  await expect(target.restore(file)).rejects.toThrow(
    `is not empty: take an empty one, or add --replace=${target.name}`,
  )
  await expect(target.restore(file, 'aster')).rejects.toThrow(`is called ${target.name}, not 'aster'`)
  await opened(target.url, async ({ db }) => {
    await sql`SELECT`.execute(db)
    await expect(target.restore(file, target.name)).rejects.toThrow('ASTER is running on this database')
  })
  const cut = join(folder, 'cut.backup')
  await writeFile(cut, (await readFile(file)).subarray(0, -10))
  await expect(target.restore(cut, target.name)).rejects.toThrow('ends too early')
  await rm(cut)
  expect(await fingerprint(target.url)).toEqual(before)
})

test('32.6 a backup of a newer ASTER is refused, one of an older ASTER is migrated', async () => {
  const text = `ALTER TABLE application ADD COLUMN later text NOT NULL DEFAULT 'new'`
  const later = [...(await readMigrations()), { name: '9999-later', text, checksum: 'of the text' }]
  await keepExpert(source.store)
  const upgraded = await anEmptyOne()
  await upgraded.restore(await backUp(), undefined, later)
  const newer = await backUp(upgraded.url)
  await expect((await anEmptyOne()).restore(newer)).rejects.toThrow(
    'is of a newer version of ASTER than this, with the migration 9999-later',
  )
  const restored = await anEmptyOne()
  await restored.restore(newer, undefined, later)
  expect(await shape(restored.url)).toEqual(await shape(upgraded.url))
  const applications = async (url: string) => {
    const query = 'SELECT * FROM application ORDER BY id'
    return (await withClient(url, (client) => client.query(query))).rows
  }
  const before = await applications(source.url)
  for (const { url } of [upgraded, restored]) {
    expect(await applications(url)).toEqual(before.map((row) => ({ ...row, later: 'new' })))
  }
})

test('32.6 a backup from before the baseline is refused', async () => {
  const old = await anEmptyOne()
  await migrate(
    old.url,
    [{ name: '0001-applications', text: 'CREATE TABLE erasure ()', checksum: '' }],
    quiet,
  )
  await expect((await anEmptyOne()).restore(await backUp(old.url))).rejects.toThrow(
    'is of a development version from before the first release',
  )
})

test('32.7 people erased since the backup stay erased: by the replaced database, or by a list beside the file', async () => {
  const { store } = source
  const [gone, other] = [await keepTracedPerson(store), await keepExpert(store)]
  const [down, kept] = [await keepStory(store, 'down'), await keepStory(store, 'kept')]
  const version = { story_id: down, was_published: true, answers: {} }
  const { id: named } = await store.db
    .insertInto('content_revision')
    .values({ ...version, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = await backUp()
  const present = await anEmptyOne()
  await present.restore(file)
  const left = (url: string) =>
    opened(url, async ({ db }) => {
      const people = await db
        .selectFrom('application')
        .select('id')
        .where('id', 'in', [gone.id, other.id])
        .execute()
      const stories = await db
        .selectFrom('story')
        .select(['slug', 'status'])
        .where('id', 'in', [down, kept])
        .orderBy('slug')
        .execute()
      const files = await db.selectFrom('upload').select('id').where('id', '=', gone.resume).execute()
      const versions = await db
        .selectFrom('content_revision')
        .select('id')
        .where('story_id', '=', down)
        .execute()
      return [
        people.map(({ id }) => id).toSorted(),
        stories.map(({ slug, status }) => `${slug} ${status}`),
        files.length,
        versions.length,
      ]
    })
  const everybody = [[gone.id, other.id].toSorted(), ['down published', 'kept published'], 1, 1]
  const whoIsLeft = [[other.id], ['down draft', 'kept published'], 0, 0]
  expect(await left(present.url), 'a restore that knows nothing brings them back').toEqual(everybody)

  await opened(present.url, async (now) => {
    await transaction(now, async (trx) => {
      await eraseApplication(trx, gone.id)
      await trx.db.updateTable('story').set({ status: 'draft' }).where('id', '=', down).execute()
      await recordErasure(trx, 'story', [down])
      await eraseRows(trx, 'content_revision', [named])
    })
  })
  await backUp(present.url, 'erasures')
  const elsewhere = await anEmptyOne()
  await elsewhere.restore(file)
  expect(await left(elsewhere.url)).toEqual(whoIsLeft)
  await rm(join(folder, `${files}.erasures`))
  await present.restore(file, present.name)
  expect(await left(present.url)).toEqual(whoIsLeft)

  await opened(elsewhere.url, async (store) => {
    await store.db.updateTable('story').set({ status: 'published' }).where('id', '=', down).execute()
    await sql`INSERT INTO content_revision (id, story_id, version, was_published, answers)
      OVERRIDING SYSTEM VALUE VALUES (${named}, ${down}, 2, true, '{}')`.execute(store.db)
    await repeatErasures(store)
  })
  const anew = [[other.id], ['down published', 'kept published'], 0, 1]
  expect(await left(elsewhere.url), 'what was written anew since stays, under whatever number').toEqual(anew)
})

test('32.8 a restore does not send queued mails, and reports files that were damaged before the backup', async () => {
  const to = 'ama@hospital.example'
  const pinLetter = { ...letter, parts: [{ kind: 'paragraph', text: '042917' }] } satisfies Letter
  await queueMail(source.store, { to, locale: 'en', letter })
  await queueMail(source.store, { to, locale: 'en', letter: pinLetter, secret: true, heldMs: 60_000 })
  const { resume } = await keepExpert(source.store)
  await sql`UPDATE upload_piece SET bytes = 'x' || bytes WHERE upload_id = ${resume}`.execute(source.store.db)
  const target = await anEmptyOne()
  const { mails, damagedFiles } = await target.restore(await backUp())
  expect(damagedFiles).toEqual([resume])
  expect(mails).toBeGreaterThanOrEqual(2)
  await opened(target.url, async (store) => {
    const rows = await store.db
      .selectFrom('mail')
      .select(['status', 'problem', 'secret', 'letter'])
      .where('recipient', '=', to)
      .orderBy('secret')
      .execute()
    const failed = { status: 'failed', problem: 'restored' }
    expect(rows).toEqual([
      { ...failed, secret: false, letter },
      { ...failed, secret: true, letter },
    ])
    expect(await retryFailedMail(store)).toBe(mails - 1)
  })
})
