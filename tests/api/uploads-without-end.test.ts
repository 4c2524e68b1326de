import { afterAll, beforeAll, expect, test } from 'vitest'
import { largestUpload } from '../../src/domain/upload.ts'
import { answerTime } from './answer-time.ts'
import { type ApiApp, startApi } from './api-app.ts'
import { listen } from './raw-connection.ts'
import { uploadCalls } from './upload-calls.ts'
import { openUploadLine } from './upload-line.ts'

let api: ApiApp
let port: number
let uploads: Awaited<ReturnType<typeof uploadCalls>>
beforeAll(async () => {
  api = await startApi()
  port = await listen(api.app)
  uploads = await uploadCalls(api.app)
})
afterAll(() => api.stop())

/** Sends until the server hangs up; gives the number of bytes. */
async function sendWithoutEnd(url: string): Promise<number> {
  const length = 'endless'
  const { socket, closed } = await openUploadLine(port, url, { offset: 0, length, headers: uploads.headers })
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  socket.write('5\r\n%PDF-\r\n')
  let sent = 5
  while (!socket.destroyed) {
    const hasRoom = socket.write(chunk)
    sent += 0x10000
    if (!hasRoom) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  }
  return sent
}

test('streams without end are cut and refused, while memory stays flat and other requests quick', async () => {
  const urls = await Promise.all(Array.from({ length: 10 }, () => uploads.begun(largestUpload)))
  const quiet = await answerTime(port, (count) => count === 100)
  const before = process.memoryUsage().rss
  let peak = before
  let isOver = false
  const streams = Promise.all(urls.map(sendWithoutEnd)).finally(() => {
    isOver = true
  })
  const busy = await answerTime(port, (count) => {
    peak = Math.max(peak, process.memoryUsage().rss)
    return isOver && count > 20
  })

  const sent = await streams
  for (const bytes of sent) expect(bytes).toBeGreaterThan(largestUpload)
  expect(Math.max(...sent)).toBeLessThan(5 * largestUpload)
  for (const url of urls)
    expect((await uploads.check(url)).json()).toMatchObject({ state: 'refused', code: 'file_too_large' })
  const { db } = api.database.store
  expect(await db.selectFrom('upload_piece').select('upload_id').execute()).toEqual([])
  expect(peak - before).toBeLessThan(150 * 1024 * 1024)
  expect(busy / quiet).toBeLessThan(40)
}, 90_000)
