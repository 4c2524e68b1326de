import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../../../tests/harness/fingerprint.ts'
import { keepExpert } from '../../../tests/harness/kept-expert.ts'
import { freshDatabase } from '../../../tests/harness/test-database.ts'
import { statementsFor } from './older-servers.ts'
import { readMigrations } from './read-migrations.ts'

const setting = (await readMigrations()).filter(({ text }) => text.includes('SET EXPRESSION'))

test('52.6 PostgreSQL 15 and 16 get no statement that only later versions know', () => {
  expect(setting.length).toBeGreaterThan(0)
  for (const { text } of setting) {
    expect(statementsFor(17, text)).toBe(text)
    expect(statementsFor(16, text)).not.toContain('SET EXPRESSION')
  }
})

test('52.6 what they get instead computes generated columns again, and nothing else', async () => {
  const { store, url, drop } = await freshDatabase()
  onTestFinished(drop)
  const { id } = await keepExpert(store)
  const read = () =>
    sql<{ words: string; version: number; updated_at: Date }>`
      SELECT words, version, updated_at FROM application WHERE id = ${id}`.execute(store.db)
  const before = (await read()).rows[0]
  // The words of an earlier function, as they stand before such a migration.
  await sql`CREATE OR REPLACE FUNCTION plain(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 'old'`.execute(
    store.db,
  )
  await sql`UPDATE application SET answers = answers`.execute(store.db)
  expect((await read()).rows[0]).toMatchObject({ words: 'old' })
  const stale = (await read()).rows[0]
  const renewing = setting.find(({ text }) => text.includes('CREATE OR REPLACE FUNCTION plain'))?.text ?? ''
  await withClient(url, (client) => client.query(statementsFor(15, renewing)))
  expect((await read()).rows[0]).toEqual({ ...stale, words: before?.words })
})
