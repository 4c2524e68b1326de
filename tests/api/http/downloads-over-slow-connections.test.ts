import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminFilePath, reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { filePath } from '../../../src/domain/applicants/applicant-paths.ts'
import { largestUpload } from '../../../src/domain/uploads/upload.ts'
import { type Timeouts, usualTimeouts } from '../../../src/http/http-server.ts'
import { appendBytes } from '../../../src/services/uploads/store-files.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { createUpload } from '../../../src/store/uploads/uploads.ts'
import { openSession } from '../../attacks/actors.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { listen } from './raw-connection.ts'

/** Short, so that a slow download soon exceeds the timeout of a call. */
const timeouts: Timeouts = { ...usualTimeouts, answerTimeout: 2000, connectionTimeout: 2000 }

let api: ApiApp
let port: number
let cookies: { owner: string; administrator: string }
let file: string
let expert: Awaited<ReturnType<typeof keepExpert>>
beforeAll(async () => {
  api = await startApi({}, undefined, timeouts)
  port = await listen(api.app)
  const { store } = api.database
  expert = await keepExpert(store)
  file = await putLargeFile(store, expert)
  const { cookie: administrator } = await signInAs(store, 'administrator')
  cookies = { owner: `__Host-${await openSession(store, expert.id)}`, administrator }
})
afterAll(() => api.stop())

/** Replaces the expert's file with one of the largest allowed size, and returns its key. */
async function putLargeFile(store: Store, { id, resume }: typeof expert): Promise<string> {
  const bytes = randomBytes(largestUpload) // incompressible
  const upload = await createUpload(store, { name: 'large.pdf', size: bytes.length })
  await appendBytes(store, upload, bytes)
  await store.db.deleteFrom('upload').where('id', '=', resume).execute()
  await store.db
    .updateTable('upload')
    .set({ verdict: 'fine', sha256: Buffer.alloc(32), application_id: id, field: 'resume' })
    .where('id', '=', upload.id)
    .execute()
  return upload.id
}

const downloads = {
  'an applicant’s own file': () => ({ path: filePath('expert', file), cookie: cookies.owner }),
  'a file opened by staff': () => ({ path: adminFilePath(file), cookie: cookies.administrator }),
  'the export of a person': () => ({
    path: `${reviewPaths.exportPerson}?${new URLSearchParams({ email: expert.email })}`,
    cookie: cookies.administrator,
  }),
}

/** A slow client on a raw socket. */
async function openReader({ path, cookie }: { path: string; cookie: string }) {
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  const pieces: Buffer[] = []
  let isClosed = false
  socket.on('error', () => {})
  socket.once('close', () => {
    isClosed = true
  })
  socket.pause()
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: aster.example\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
  )
  const takeSome = () => {
    const piece = socket.read(Math.min(32 * 1024, socket.readableLength)) as Buffer | null
    if (piece) pieces.push(piece)
  }
  return {
    takeSome,
    isClosed: () => isClosed,
    async takeRest() {
      socket.on('data', (piece: Buffer) => pieces.push(piece))
      socket.resume()
      if (!isClosed) await once(socket, 'close')
    },
    received: () => Buffer.concat(pieces),
  }
}

describe.each(Object.entries(downloads))('31.18 %s', (_what, aim) => {
  test('arrives completely over a slow connection, beyond the timeout of a call', async () => {
    const reader = await openReader(aim())
    const until = Date.now() + 1.5 * timeouts.answerTimeout
    while (Date.now() < until) {
      reader.takeSome()
      await sleep(50)
    }
    await reader.takeRest()
    const received = reader.received()
    const head = received.subarray(0, received.indexOf('\r\n\r\n')).toString()
    expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(received.length).toBeGreaterThan(largestUpload)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (length) expect(received.length).toBe(head.length + 4 + length)
    else expect(received.subarray(-5).toString()).toBe('0\r\n\r\n') // the last chunk
  }, 60_000)

  test('is aborted when the client stops reading', async () => {
    const open = () =>
      new Promise<number>((resolve) => api.app.server.getConnections((_, count) => resolve(count)))
    const before = await open()
    const reader = await openReader(aim())
    await sleep(200)
    reader.takeSome()
    expect(await open()).toBe(before + 1)
    await expect.poll(open, { timeout: 8 * timeouts.connectionTimeout, interval: 100 }).toBe(before)
    await reader.takeRest()
    expect(reader.received().length).toBeLessThan(largestUpload)
  }, 60_000)
})
