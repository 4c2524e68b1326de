import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, test } from 'vitest'
import { findUpload } from '../../../src/store/uploads/uploads.ts'
import { type ApiApp, shortTimeouts, startApi } from '../api-app.ts'
import { listen } from '../http/raw-connection.ts'
import { uploadCalls } from './upload-calls.ts'
import { openUploadConnection } from './upload-connection.ts'

const size = 1000

async function beginToSend(api: ApiApp) {
  const port = await listen(api.app)
  const uploads = await uploadCalls(api.app)
  const url = await uploads.begun(size)
  const connection = await openUploadConnection(port, url, {
    offset: 0,
    length: size,
    headers: uploads.headers,
  })
  connection.socket.write('%PDF-')
  const id = url.split('/').at(-1) ?? ''
  return { connection, received: async () => (await findUpload(api.database.store, id))?.received }
}

/** The server has a quarter of its usual timeouts. */
describe.concurrent('a sender', { timeout: 60_000 }, () => {
  test('may take longer than the timeout of other calls', async ({ expect }) => {
    const api = await startApi({}, undefined, shortTimeouts)
    const { connection, received } = await beginToSend(api)
    for (let moment = 0; moment < 23; moment++) {
      connection.socket.write(' ')
      await sleep(shortTimeouts.answerTimeout / 20)
    }
    expect(connection.received()).toBe('')
    connection.socket.write(' '.repeat(size - 5 - 23))
    await expect.poll(connection.status).toBe(204)
    expect(await received()).toBe(size)
    await api.stop()
  })

  test('who stops sending is disconnected, and no received byte is lost', async ({ expect }) => {
    const api = await startApi({}, undefined, shortTimeouts)
    const { connection, received } = await beginToSend(api)
    connection.socket.write(' '.repeat(495))
    await connection.closed
    await expect.poll(received).toBe(500)
    await api.stop()
  })

  test('who is still sending at shutdown loses no received byte', async ({ expect }) => {
    const api = await startApi({}, undefined, shortTimeouts)
    const { connection, received } = await beginToSend(api)
    await expect.poll(received).toBe(5)
    connection.socket.write(' '.repeat(500))
    // A lock delays the storing of the last bytes.
    const { storedAtShutdown } = await api.database.store.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx)
      await trx.selectFrom('upload').select('id').forUpdate().execute()
      const storedAtShutdown = api.app.close().then(received)
      await connection.closed
      await expect.poll(isWaitingForLock(api)).toBe(true)
      await sleep(500)
      return { storedAtShutdown }
    })
    expect(await storedAtShutdown).toBe(505)
    await api.stop()
  })
})

const isWaitingForLock =
  ({ database }: ApiApp) =>
  async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      database.store.db,
    )
    return rows.length > 0
  }
