import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../tests/harness/test-database.ts'
import { beginUpload } from './begin-upload.ts'

test('while 10 GiB of files wait to be claimed no more are taken, and afterwards they are again', async () => {
  const { store, drop } = await freshDatabase()
  const file = { name: 'cv.pdf', size: 1000 }
  await sql`
    INSERT INTO upload (name, size, received)
    SELECT 'waiting.pdf', 10485760, 10485760 FROM generate_series(0, 1024)`.execute(store.db)
  expect(await beginUpload(store, file)).toEqual({
    ok: false,
    refusal: { code: 'unavailable', retryAfterSeconds: 3600 },
  })
  await sql`UPDATE upload SET verdict = 'file_damaged' WHERE name = 'waiting.pdf'`.execute(store.db)
  expect(await beginUpload(store, file)).toMatchObject({ ok: true })
  await drop()
})
