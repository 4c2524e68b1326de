import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../../tests/harness/postgres/test-database.ts'
import { actionsOfApplication, actionsOfMatch } from './told-actions.ts'

test('38.5 the index of the timeline has exactly the actions that it shows', async () => {
  const { store, drop } = await freshDatabase()
  onTestFinished(drop)
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_indexdef('audit_timeline'::regclass) AS definition`.execute(store.db)
  const indexed = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, action]) => action)
  expect(indexed).toEqual([...actionsOfApplication, ...actionsOfMatch, 'match_suggested'].sort())
})
