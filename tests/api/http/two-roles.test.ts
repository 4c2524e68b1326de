import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runJob } from '../../../src/services/background/run-job.ts'
import { restoreBackup } from '../../../src/store/backup/restore-backup.ts'
import { writeBackup } from '../../../src/store/backup/write-backup.ts'
import { watchContentVersion } from '../../../src/store/content/content-version.ts'
import { openStore, type Store } from '../../../src/store/open-store.ts'
import { createUpload } from '../../../src/store/uploads/uploads.ts'
import { keepFile } from '../../harness/applications/kept-expert.ts'
import { databaseUrl, onServer, quiet } from '../../harness/postgres/test-postgres.ts'
import { jobsOfTests } from '../../harness/server/jobs-of-tests.ts'
import { serveAster } from '../../harness/server/serve-aster.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { type ApiApp, mountApi, postMessage } from '../api-app.ts'
import { apply, applyAndOpen, kindsWithoutFiles } from '../applications/kinds-without-files.ts'

const tag = randomBytes(4).toString('hex')
const [database, owner, runner] = [`aster_roles_${tag}`, `aster_owner_${tag}`, `aster_runner_${tag}`]
const password = 'a password of tests'

/** The statements of docs/operations.md, with the names of this test. */
const [creating = '', granting = ''] = [
  ...(readFileSync('docs/operations.md', 'utf8').split('### Two roles')[1] ?? '').matchAll(
    /```sql\n([\s\S]*?)```/g,
  ),
].map(([, statements = '']) =>
  statements
    .replaceAll("'…'", `'${password}'`)
    .replaceAll('aster_owner', owner)
    .replace(/(ROLE|TO) aster\b/g, `$1 ${runner}`)
    .replace(/DATABASE aster\b/g, `DATABASE ${database}`),
)

const { adminUrl } = inject('postgres')
function urlAs(role: string): string {
  const url = new URL(databaseUrl(adminUrl, database))
  url.username = role
  url.password = password
  return url.href
}
const both = {
  databaseUrl: urlAs(runner),
  migrationUrl: urlAs(owner),
  dataDir: '',
  databasePool: 5,
  log: quiet,
}

let store: Store
let api: ApiApp
async function open() {
  store = await openStore(both)
  api = { ...(await mountApi(store)), database: { url: both.databaseUrl, store, drop: async () => {} } }
}
beforeAll(async () => {
  for (const statement of creating.split(/;\n/).filter(Boolean)) await onServer(adminUrl, statement)
  await onServer(databaseUrl(adminUrl, database), granting)
  await open()
})
afterAll(async () => {
  await api.stop()
  await store.close()
  await onServer(adminUrl, `DROP DATABASE ${database} WITH (FORCE)`)
  for (const role of [runner, owner]) await onServer(adminUrl, `DROP ROLE ${role}`)
})

test('29.19 the runtime role cannot create, alter, drop or truncate a table', async () => {
  for (const statement of [
    'CREATE TABLE mine (id int)',
    'CREATE TEMPORARY TABLE mine (id int)',
    'CREATE SCHEMA mine',
    'ALTER TABLE application ADD COLUMN mine int',
    'ALTER TABLE audit DISABLE TRIGGER ALL',
    'DROP TABLE application',
    'TRUNCATE application CASCADE',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS $$ $$',
    `SET ROLE ${owner}`,
  ]) {
    await expect(sql.raw(statement).execute(store.db), statement).rejects.toMatchObject({ code: '42501' })
  }
})

test('29.19 everything works with the runtime role: applying, editing, uploads, staff, the nightly cleanup, notifications', async () => {
  for (const kind of kindsWithoutFiles) {
    await apply(api, kind)
    await applyAndOpen(api, kind)
  }
  expect((await postMessage(api.app)).statusCode).toBe(201)
  await keepFile(store)
  await signInAs(store, 'administrator')

  const { id } = await createUpload(store, { name: 'cv.pdf', size: 10 })
  const old = { touched_at: sql<Date>`now() - interval '25 hours'` }
  await store.db.updateTable('upload').set(old).where('id', '=', id).execute()
  const failures: unknown[] = []
  const log = { ...quiet, warn: (details: object) => failures.push(details) }
  const job = runJob({ ...store, log }, { ...jobsOfTests().cleanUp, everyMs: 20 })
  const left = async () =>
    (await store.db.selectFrom('upload').select('id').where('id', '=', id).execute()).length
  await expect.poll(left).toBe(0)
  await job.close()
  expect(failures).toEqual([])

  const version = watchContentVersion(store)
  const before = await version.current()
  await store.db.updateTable('story').set({ title: sql`title || '.'` }).execute()
  await expect.poll(() => version.current()).not.toBe(before)
  await version.close()
})

test('29.19 the runtime role makes a backup, and the owner restores it for both', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aster-roles-'))
  const file = join(folder, 'backup')
  const order = { file, passphrase: undefined }
  await writeBackup({ ...order, databaseUrl: both.databaseUrl, secret: 'a secret', product: 'a test' })
  const ids = () => store.db.selectFrom('application').select('id').orderBy('id').execute()
  const before = await ids()
  expect(before.length).toBeGreaterThan(0)
  await api.stop()
  await store.close()
  await restoreBackup({ ...order, databaseUrl: both.migrationUrl, replace: database })
  await open()
  expect(await ids()).toEqual(before)
  expect((await postMessage(api.app)).statusCode).toBe(201)
  rmSync(folder, { recursive: true })
})

test('29.19 the server starts with both roles, and with the runtime role alone if no migration is pending', {
  timeout: 120_000,
}, async () => {
  for (const env of [{ DATABASE_MIGRATION_URL: both.migrationUrl }, {}]) {
    const aster = await serveAster(both.databaseUrl, env)
    expect((await fetch(`${aster.url}/readyz`)).status).toBe(200)
    await aster.stop()
  }
})

test('29.19 a missing privilege stops the start and names the table', async () => {
  const owned = (statement: string) => onServer(urlAs(owner), statement)
  await owned(`REVOKE UPDATE ON staff_link FROM ${runner}`)
  await expect(openStore(both)).rejects.toThrow(/may not read and write staff_link: grant/)
  await owned(`GRANT UPDATE ON staff_link TO ${runner}`)
  await (await openStore(both)).close()
})
