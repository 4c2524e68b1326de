import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { type RunningAster, startAster } from '../../harness/server/start-aster.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { filled, heading, stepAddress, steps } from '../applications/expert-draft.ts'
import { applicationsOf } from '../applications/kept-applications.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { OwnBrowser } from '../browser/own-browser.ts'
import { long } from '../long.ts'
import { FaultyProxy } from '../proxies/faulty-proxy.ts'

const kB = 1000
const resume = honestPdf(24 * kB)
const endorsement = honestPdf(16 * kB)
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const next = (page: Page) => page.getByRole('button', { name: /^Next: / }).click()

test.slow() // a slow connection

/** The browser and the servers end with the journey, even if it fails. */
const started: { stop(): Promise<unknown> }[] = []
test.afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.stop()
})
async function server(databaseUrl: string): Promise<RunningAster> {
  const aster = await startAster(databaseUrl)
  started.push({ stop: () => (aster.process.exitCode === null ? aster.stop() : Promise.resolve()) })
  return aster
}

test(
  '33.8 over 2G with five interruptions, an offline restart of the browser and a restart of the server, an application arrives once and complete',
  long,
  async ({ databaseUrl, store, launchOptions }, info) => {
    const email = `abena.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    const first = await server(databaseUrl)
    const proxy = await FaultyProxy.to(first.url)
    started.push({ stop: () => proxy.close() })
    Object.assign(proxy, { speed: 10 * kB, speedDown: 30 * kB, delay: 800 })
    const profile = info.outputPath('profile')
    const browser = await OwnBrowser.start(profile, launchOptions)
    started.push({ stop: () => browser.kill() })

    const page = await browser.page()
    await page.goto(`${proxy.url}/robots.txt`)
    await page.evaluate(
      (answers) => {
        const draft = { version: 1, answers, step: 'personal', savedAt: Date.now() }
        localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
      },
      { ...filled, email },
    )
    await page.goto(proxy.url + stepAddress('motivation'))
    await hydrated(page)
    const shell = `${paths.applyExpert()}?offline`
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), shell), {
        timeout: 90_000,
      })
      .toBe(true)

    // Everything else is done offline, on a page that is loaded offline.
    proxy.break()
    await page.reload()
    await hydrated(page)
    for (const [name, buffer] of Object.entries({ resume, endorsement })) {
      await page
        .locator(`#${name}`)
        .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
      await expect(page.locator(`#${name} .file__name`)).toContainText(`${name}.pdf`)
    }
    await next(page)
    await expect(heading(page, steps.global)).toBeVisible()
    await next(page)
    await next(page)
    await page.getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Your files are still on their way')).toBeVisible()
    await browser.quit()

    const again = await OwnBrowser.start(profile, launchOptions)
    started.push({ stop: () => again.kill() })
    const other = await again.page()
    await other.goto(proxy.url + paths.news())
    await expect(other.getByRole('heading', { name: 'You have no connection' })).toBeVisible()
    const bar = other.locator('#not-sent')
    await expect(bar).toContainText('Not sent yet')

    proxy.cutAt([6, 13, 20, 27, 36].map((place) => place * kB))
    proxy.mend()
    await expect.poll(() => proxy.cuts, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    await first.stop()
    proxy.leadTo((await server(databaseUrl)).url)
    await expect(bar).toContainText('Your application has arrived', { timeout: 90_000 })
    expect(proxy.cuts).toBe(5)

    const kept = await applicationsOf(databaseUrl, email)
    expect(kept).toMatchObject([{ answers: { name: 'Ama', email }, files: ['endorsement', 'resume'] }])
    await bar.getByRole('link', { name: 'See the receipt' }).click()
    await expect(other.getByText(`Your reference: ${kept[0]?.reference}`)).toBeVisible()
    const files = await store.db
      .selectFrom('upload')
      .innerJoin('application', 'application.id', 'upload.application_id')
      .select(['upload.field', 'upload.sha256'])
      .where('application.email', '=', email)
      .orderBy('upload.field')
      .execute()
    const digests = files.map(({ sha256 }) => sha256?.toString('hex'))
    expect(digests).toEqual([digestOf(endorsement), digestOf(resume)])
  },
)
