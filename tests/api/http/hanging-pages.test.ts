import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { usualTimeouts } from '../../../src/http/http-server.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { nativeExpert } from '../applications/native-expert.ts'

/** Shorter than the requests below hang. */
const timeouts = { ...usualTimeouts, answerTimeout: 500, connectionTimeout: 1000 }

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url, { ASTER_SECRET: secretOfTests }, timeouts)
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

/** While another transaction holds the table. */
function whileLocked<T>(table: string, act: () => Promise<T>): Promise<T> {
  return database.store.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`.execute(trx)
    return act()
  })
}

const postExpert = () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(nativeExpert())) form.append(name, value)
  form.append('resume', new Blob([new Uint8Array(honestPdf(2000))], { type: 'application/pdf' }), 'cv.pdf')
  const headers = { origin: aster.url }
  return fetch(aster.url + paths.applyExpert(), { method: 'POST', body: form, headers, redirect: 'manual' })
}

test('31.24 a page that hangs is answered with a page that says so', async () => {
  const answer = await whileLocked('story', () => fetch(aster.url + paths.story('forty-eight-hours')))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toContain('Go to Homepage')
})

test('31.24 a post with files has a longer limit of its own, and its connection is kept open', async () => {
  const held = await whileLocked('upload', async () => {
    const posting = postExpert()
    await sleep(3 * timeouts.connectionTimeout)
    return { posting }
  })
  expect((await held.posting).status).toBe(422)
})
