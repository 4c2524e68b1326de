import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { largestUpload } from '../../../src/domain/uploads/upload.ts'
import { type RunningAster, startAster } from '../../harness/server/start-aster.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { OwnBrowser } from '../browser/own-browser.ts'
import { long } from '../long.ts'
import { test as base, expect, loseUploads, storedDigest, UploadStage, uploadsNamed } from './upload-stage.ts'

/** Stops all started processes, even if the journey fails. */
const test = base.extend<{
  startServer: () => Promise<RunningAster>
  startBrowser: (profile: string) => Promise<OwnBrowser>
}>({
  startServer: async ({ databaseUrl }, use) => {
    const servers: RunningAster[] = []
    await use(async () => {
      const server = await startAster(databaseUrl)
      servers.push(server)
      return server
    })
    await Promise.all(servers.map((server) => server.stop()))
  },
  startBrowser: async ({ launchOptions }, use) => {
    const browsers: OwnBrowser[] = []
    await use(async (profile) => {
      const browser = await OwnBrowser.start(profile, launchOptions)
      browsers.push(browser)
      return browser
    })
    await Promise.all(browsers.map((browser) => browser.kill()))
  },
})

const MiB = 1024 * 1024
const file = honestPdf(3 * MiB)
const done = '3.0 MB, uploaded'
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test.slow() // megabytes over slow connections

test(
  'an upload of 10 MiB arrives complete though its connection is cut 20 times',
  long,
  async ({ page, faultyProxy, databaseUrl }) => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    const large = honestPdf(largestUpload)
    const stage = await UploadStage.open(page, faultyProxy.url)
    faultyProxy.cutAt(fc.sample(fc.noBias(fc.nat(large.length)), { seed, numRuns: 20 }))
    await stage.choose('cut.pdf', large)
    await expect(stage.words, `seed ${seed}`).toHaveText('10 MB, uploaded')
    expect(faultyProxy.cuts, `seed ${seed}`).toBe(20)
    expect(await storedDigest(databaseUrl, await stage.uploadId()), `seed ${seed}`).toBe(digestOf(large))
  },
)

test(
  'an upload resumes after a reload and does not start over',
  long,
  async ({ page, faultyProxy, databaseUrl }) => {
    const stage = await UploadStage.open(page, faultyProxy.url)
    faultyProxy.speed = MiB
    faultyProxy.carried = 0
    await stage.choose('reload.pdf', file)
    await expect.poll(() => stage.percent()).toBeGreaterThan(30)
    await page.reload()
    await expect(stage.words).toHaveText(done)
    expect(await storedDigest(databaseUrl, await stage.uploadId())).toBe(digestOf(file))
    expect(faultyProxy.carried, 'bytes sent in all').toBeLessThan(file.length + MiB / 2)
    expect(await uploadsNamed(databaseUrl, 'reload.pdf')).toBe(1)
    await page.reload()
    await expect(stage.words).toHaveText(done)
  },
)

test(
  'an upload resumes after the browser was killed and started again',
  long,
  async ({ faultyProxy, databaseUrl, startBrowser }) => {
    const profile = test.info().outputPath('profile')
    const first = await startBrowser(profile)
    const before = await UploadStage.open(await first.page(), faultyProxy.url)
    faultyProxy.speed = MiB
    faultyProxy.carried = 0
    await before.choose('killed.pdf', file)
    await expect.poll(() => before.percent()).toBeGreaterThan(30)
    await first.kill()

    const second = await startBrowser(profile)
    const after = await UploadStage.open(await second.page(), faultyProxy.url)
    await expect(after.words).toHaveText(done)
    expect(await storedDigest(databaseUrl, await after.uploadId())).toBe(digestOf(file))
    expect(faultyProxy.carried, 'bytes sent in all').toBeLessThan(file.length + MiB / 2)
  },
)

test(
  'an upload resumes after the server was killed and started again',
  long,
  async ({ page, faultyProxy, databaseUrl, startServer }) => {
    const first = await startServer()
    faultyProxy.leadTo(first.url)
    const stage = await UploadStage.open(page, faultyProxy.url)
    faultyProxy.speed = MiB
    await stage.choose('server.pdf', file)
    await expect.poll(() => stage.percent()).toBeGreaterThan(30)
    first.process.kill('SIGKILL')
    await expect(stage.words).toHaveText(
      /^There is no connection\. [\d.]+ MB of 3\.0 MB have arrived and are safe\./,
    )
    const second = await startServer()
    faultyProxy.leadTo(second.url)
    await expect(stage.words).toHaveText(done)
    expect(await storedDigest(databaseUrl, await stage.uploadId())).toBe(digestOf(file))
    expect(await uploadsNamed(databaseUrl, 'server.pdf')).toBe(1)
  },
)

test(
  'an upload that the server has lost starts again without the user',
  long,
  async ({ page, faultyProxy, databaseUrl }) => {
    const stage = await UploadStage.open(page, faultyProxy.url)
    faultyProxy.speed = MiB
    await stage.choose('swept.pdf', file)
    await expect.poll(() => stage.percent()).toBeGreaterThan(30)
    await loseUploads(databaseUrl, 'swept.pdf')
    await expect(stage.words).toHaveText(done)
    expect(await storedDigest(databaseUrl, await stage.uploadId())).toBe(digestOf(file))
    await loseUploads(databaseUrl, 'swept.pdf')
    await page.reload()
    await expect(stage.words).toHaveText(done)
    expect(await storedDigest(databaseUrl, await stage.uploadId())).toBe(digestOf(file))
  },
)

test('a token that expires during an upload is renewed', long, async ({ page, faultyProxy, databaseUrl }) => {
  const stage = await UploadStage.open(page, faultyProxy.url)
  faultyProxy.speed = MiB
  await stage.choose('token.pdf', file)
  await expect.poll(() => stage.percent()).toBeGreaterThan(30)
  await page.context().clearCookies()
  await expect(stage.words).toHaveText(done)
  expect(await storedDigest(databaseUrl, await stage.uploadId())).toBe(digestOf(file))
})

test('a stalled connection times out and is retried', long, async ({ page, faultyProxy, databaseUrl }) => {
  await page.clock.install()
  const stage = await UploadStage.open(page, faultyProxy.url)
  faultyProxy.speed = MiB
  await stage.choose('silent.pdf', file)
  await expect.poll(() => stage.percent()).toBeGreaterThan(30)
  faultyProxy.fallSilent()
  // The browser has several dead connections and notices them one by one.
  await expect.poll(() => page.clock.runFor(30_000).then(() => stage.words.textContent())).toBe(done)
  expect(await storedDigest(databaseUrl, await stage.uploadId())).toBe(digestOf(file))
})

test(
  'two pages with the same form do not corrupt the file',
  long,
  async ({ page, context, faultyProxy, databaseUrl }) => {
    const one = await UploadStage.open(page, faultyProxy.url)
    faultyProxy.speed = MiB
    await one.choose('twice.pdf', file)
    await expect.poll(() => one.percent()).toBeGreaterThan(10)
    const two = await UploadStage.open(await context.newPage(), faultyProxy.url)
    for (const stage of [one, two]) {
      await expect(stage.words).toHaveText(done)
      expect(await storedDigest(databaseUrl, await stage.uploadId())).toBe(digestOf(file))
    }
  },
)

test(
  'without IndexedDB an upload works, and after a reload the page says which file to choose again',
  long,
  async ({ page, faultyProxy }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    const stage = await UploadStage.open(page, faultyProxy.url)
    faultyProxy.speed = MiB
    await stage.choose('private.pdf', file)
    await expect.poll(() => stage.percent()).toBeGreaterThan(10)
    await page.reload()
    await expect(stage.words).toHaveText('Your device could not keep this file. Please choose it again.')
    await expect(stage.field.getByText('private.pdf', { exact: true })).toBeVisible()
    await stage.choose('private.pdf', file)
    await expect(stage.words).toHaveText(done)
    await page.reload()
    await expect(stage.words).toHaveText(done)
  },
)
