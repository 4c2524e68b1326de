import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiApp, startApi } from '../api/api-app.ts'
import { answerTime } from '../api/applicants/answer-time.ts'
import { listen } from '../api/http/raw-connection.ts'
import { uploadCalls } from '../api/uploads/upload-calls.ts'
import { bombPdfs, endlessPdfs } from '../harness/uploads/pdfs/bomb-pdfs.ts'
import { bombPdf } from '../harness/uploads/pdfs/hostile-pdfs.ts'
import { judges } from '../harness/uploads/pdfs/judges.ts'

const mebibyte = 1024 * 1024

let api: ApiApp
let port: number
let uploads: Awaited<ReturnType<typeof uploadCalls>>
beforeAll(async () => {
  api = await startApi()
  port = await listen(api.app)
  uploads = await uploadCalls(api.app)
})
afterAll(() => api.stop())

/** Retries while the server is busy. */
async function verdictOn(url: string): Promise<string> {
  const report = await uploads.check(url)
  return report.statusCode === 503 ? verdictOn(url) : report.json().code
}

test.each([
  ['a bomb', bombPdf],
  ['a page of fax lines', bombPdfs['a page of fax lines']],
  ['a file that blocks its reader', endlessPdfs.blocking],
  ['a file that fills the memory', endlessPdfs.filling],
])(
  'while %s is checked, other requests stay fast and memory stays flat',
  {
    timeout: 180_000,
  },
  async (_what, make) => {
    const file = make?.() ?? Buffer.alloc(0)
    const url = await uploads.begun(file.length)
    await uploads.send(url, 0, file)
    const quiet = await answerTime(port, (count) => count === 50)
    const before = process.memoryUsage.rss()
    const peak = { server: 0, judge: 0 }
    let isOver = false

    const verdict = verdictOn(url).finally(() => {
      isOver = true
    })
    const watching = (async () => {
      while (!isOver) {
        peak.server = Math.max(peak.server, process.memoryUsage.rss() - before)
        for (const { parent, kilobytes } of await judges())
          if (parent === process.pid) peak.judge = Math.max(peak.judge, kilobytes * 1024)
        await sleep(50)
      }
    })()
    const busy = await answerTime(port, (count) => isOver && count > 20)
    await watching

    expect(await verdict).toBe('file_bomb')
    expect(busy / quiet).toBeLessThan(40)
    // Allows for the test's own memory in this process; the files unpack to 2 to 17 GiB.
    expect(peak.server).toBeLessThan(200 * mebibyte)
    // Above the limit of 350 MiB, which is polled every 20 ms.
    expect(peak.judge).toBeGreaterThan(0)
    expect(peak.judge).toBeLessThan(500 * mebibyte)
  },
)
