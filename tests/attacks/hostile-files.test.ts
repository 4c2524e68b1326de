import { afterAll, beforeAll, expect, test } from 'vitest'
import { editingEndpoints } from '../../src/domain/api/content/content-editing.ts'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { largestUpload } from '../../src/domain/uploads/upload.ts'
import { judgeFile } from '../../src/services/uploads/pdf/judge-file.ts'
import { type OfficeApart, openOfficeApart } from '../api/office.ts'
import { isFull, tellFigures, times } from '../harness/setup/trial.ts'
import { everydayPdfs } from '../harness/uploads/pdfs/everyday-pdfs.ts'
import { onePagePdf } from '../harness/uploads/pdfs/one-page.ts'
import { servePeople, serveQuietly } from './bystanders.ts'
import { hostileFiles } from './files/hostile-files.ts'
import { hidden, hostilePictures, picturesWithHiddenData } from './files/hostile-pictures.ts'
import { type HostileCaller, openCaller } from './hostile-caller.ts'
import { gigabyte, sendStream, takenBy } from './long-streams.ts'

const seed = 'aster'
const files = hostileFiles(times(30, 500), seed)

let office: OfficeApart
let caller: HostileCaller
beforeAll(async () => {
  office = await openOfficeApart()
  const { cookie } = await office.signedInAs('editor')
  caller = await openCaller(office.url, cookie)
})
afterAll(() => office.close())

test('31.1 a hostile file is refused with the reason, and other requests do not wait', {
  timeout: 900_000,
}, async () => {
  const quiet = await serveQuietly(office.url, times(500, 10_000))
  let isOver = false
  const beside = servePeople(office.url, () => isOver)
  const wrong: string[] = []
  let refused = 0
  // The checks do not depend on HTTP, so only a full run uploads every file.
  const waiting = files.map((file, at) => ({ ...file, isSent: at % times(7, 1) === 0 }))
  const send = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const verdict = await (file.isSent ? caller.verdictOn(file.bytes) : judgeFile(file.bytes))
      if (file.codes.some((code) => code === verdict)) refused++
      else wrong.push(`${verdict} instead of ${file.codes}: ${file.what}`)
    }
  }
  await Promise.all([send(), send(), send()])
  isOver = true
  const served = await beside
  const kept = await office.store.db
    .selectFrom('upload_piece')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()

  expect(wrong).toEqual([])
  expect(caller.statuses().filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect(served.failures).toBe(0)
  expect(Number(kept.count), 'the bytes of refused files are deleted').toBe(0)
  const ratio = served.readerMs / quiet.readerMs
  tellFigures('hostile files', {
    judged: files.length,
    'of them over HTTP': files.filter((_, at) => at % times(7, 1) === 0).length,
    accepted: files.length - refused,
    'others failed': served.failures,
    'reader p95': `${served.readerMs.toFixed()} ms (${ratio.toFixed(1)} x quiet)`,
    'applicant p95': `${served.applicantMs.toFixed()} ms (${(served.applicantMs / quiet.applicantMs).toFixed(1)} x quiet)`,
  })
  if (isFull) expect(ratio).toBeLessThan(20)
})

test('31.2 the harmless version of a hostile file and everyday files are accepted', {
  timeout: 300_000,
}, async () => {
  const harmless = files.flatMap((file) => (file.harmless ? [{ what: file.what, bytes: file.harmless }] : []))
  const verdicts = await Promise.all(harmless.map(({ bytes }) => judgeFile(bytes)))
  expect(harmless.filter((_, at) => verdicts[at] !== 'fine').map(({ what }) => what)).toEqual([])
  const honest = [onePagePdf(), everydayPdfs['a page printed by Chromium']?.() ?? Buffer.alloc(0)]
  for (const bytes of honest) expect(await caller.verdictOn(bytes)).toBe('fine')
  tellFigures('files without their hostility', { accepted: harmless.length, refused: 0 })
})

test('31.5 a stream of a gigabyte is aborted early, while memory and disk stay flat', {
  timeout: 180_000,
}, async () => {
  const before = await takenBy(office)
  expect((await caller.beginning(gigabyte)).status).toBe(413)
  const whole = await caller.begin(largestUpload)
  const small = await caller.begin(1_000)
  const streams = {
    'longer than it may be': { path: whole, method: 'PATCH', length: gigabyte },
    'without a length': { path: await caller.begin(largestUpload), method: 'PATCH' },
    'longer than was announced': { path: small, method: 'PATCH', length: largestUpload },
    'a message': { path: apiPaths.contact, method: 'POST', type: 'application/json', length: gigabyte },
    'a form with files': {
      path: apiPaths.expertsApplications,
      method: 'POST',
      type: 'application/json',
      length: gigabyte,
    },
    'a picture': {
      path: editingEndpoints.storePicture.path,
      method: 'POST',
      type: 'image/jpeg',
      length: gigabyte,
    },
  }
  let isOver = false
  const beside = servePeople(office.url, () => isOver)
  const sent = await Promise.all(
    Object.values(streams).map((stream) => sendStream(office.url, stream, caller.headers)),
  )
  isOver = true
  const { failures } = await beside
  const after = await takenBy(office)
  tellFigures('streams of a gigabyte', {
    sent: sent.length,
    'cut off within': `${(Math.max(...sent) / 2 ** 20).toFixed()} MiB`,
    'memory grown by': `${after.memory - before.memory} MiB`,
    'disk grown by': `${after.disk - before.disk} MiB`,
    'others failed': failures,
  })
  expect(Math.max(...sent)).toBeLessThan(5 * largestUpload)
  expect(after.memory - before.memory).toBeLessThan(200)
  expect(after.disk - before.disk).toBeLessThan(100)
  expect(failures).toBe(0)
})

const sendPicture = (bytes: Buffer) =>
  caller.call(editingEndpoints.storePicture.path, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  })

test('31.3 a hostile picture is refused with the reason', { timeout: 120_000 }, async () => {
  const pictures = await hostilePictures()
  for (const { what, bytes, code } of pictures) {
    const answer = await sendPicture(bytes)
    expect([what, answer.status, (await answer.json()).errors]).toEqual([what, 422, { picture: code }])
  }
  tellFigures('hostile pictures', { sent: pictures.length, accepted: 0 })
})

test('31.4 only the pixels of a picture are stored, not hidden data', async () => {
  for (const bytes of await picturesWithHiddenData()) {
    expect(bytes.includes(hidden) || bytes.includes('PK')).toBe(true)
    expect((await sendPicture(bytes)).status).toBeLessThan(300)
  }
  const stored = await office.store.db.selectFrom('picture_file').select('bytes').execute()
  expect(stored.length).toBeGreaterThan(0)
  for (const { bytes } of stored) expect(bytes.includes(hidden) || bytes.includes('PK\x03\x04')).toBe(false)
})
