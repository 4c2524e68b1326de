import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../../scripts/generate-schema-types.ts'
import { freshDatabase } from '../../../tests/harness/postgres/test-database.ts'

test('the row types match the migrated database; if not, run scripts/generate-schema-types.ts', async () => {
  const { store, drop } = await freshDatabase()
  const written = await readFile(join(import.meta.dirname, 'schema.ts'), 'utf8')
  expect(written).toBe(await schemaTypes(store.db))
  await drop()
})
