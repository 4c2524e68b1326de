import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { queueMail } from '../../src/store/mail/mail-queue.ts'
import type { Store } from '../../src/store/open-store.ts'
import { keepFile } from '../harness/applications/kept-expert.ts'
import { withClient } from '../harness/postgres/fingerprint.ts'
import { letter } from '../harness/privacy/traced-person.ts'

/** Copies an application `count` times, each with an incompressible file; every hundredth has a megabyte. */
export function seedApplications(databaseUrl: string, like: string, count: number) {
  const statement = `
    WITH made AS (
      INSERT INTO application (kind, answers)
      SELECT 'expert', answers || jsonb_build_object('email', 'expert-' || n || '@hospital.example')
      FROM application, generate_series(1, $2) AS n WHERE id = $1
      RETURNING id, number
    ), file AS (
      SELECT id, gen_random_uuid() AS upload, (
        SELECT string_agg(sha256((id || ' ' || part)::bytea), '')
        FROM generate_series(1, CASE number % 100 WHEN 0 THEN 32768 ELSE 100 END) AS part
      ) AS bytes
      FROM made
    ), kept AS (
      INSERT INTO upload (id, name, size, received, verdict, sha256, application_id, field)
      SELECT upload, 'cv.pdf', length(bytes), length(bytes), 'fine', sha256(bytes), id, 'resume' FROM file
    )
    INSERT INTO upload_piece (upload_id, start, bytes) SELECT upload, 0, bytes FROM file`
  return withClient(databaseUrl, (client) => client.query(statement, [like, count]))
}

/** Writers that insert, update and delete in transactions which can be held open before they commit. */
export async function startWriters(store: Store, count: number) {
  let isOver = false
  let gate = Promise.resolve()
  let open = () => {}
  let held = 0
  let committed = 0
  let times: number[] = []
  const write = async () => {
    while (!isOver) {
      const since = performance.now()
      await store.db.transaction().execute(async (db) => {
        await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(db)
        const file = await keepFile({ ...store, db })
        await queueMail({ ...store, db }, { to: `${randomUUID()}@hospital.example`, locale: 'en', letter })
        await sql`UPDATE application SET answers = answers || jsonb_build_object('motivation', ${file}::text)
          WHERE id = (SELECT id FROM application WHERE number % ${sql.lit(count)} = ${Math.floor(Math.random() * count)}
            LIMIT 1 FOR UPDATE SKIP LOCKED)`.execute(db)
        await sql`DELETE FROM mail WHERE id = (SELECT id FROM mail LIMIT 1 FOR UPDATE SKIP LOCKED)`.execute(
          db,
        )
        held += 1
        await gate
        held -= 1
      })
      committed += 1
      times.push(performance.now() - since)
    }
  }
  const writing = Promise.all(Array.from({ length: count }, write))
  return {
    committed: () => committed,
    /** The median transaction time since the last call. */
    medianMs() {
      const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
      times = []
      return middle
    },
    /** Waits until every writer has an uncommitted write. */
    async hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
      await vi.waitUntil(() => held === count, { timeout: 20_000, interval: 5 })
    },
    release: () => open(),
    async stop() {
      isOver = true
      open()
      await writing
    },
  }
}
