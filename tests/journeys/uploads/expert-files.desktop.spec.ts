import type { Page } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { cachedAnswers, filled, leaveDraft, stepAddress, steps } from '../applications/expert-draft.ts'
import { expectArrived } from '../applications/kept-applications.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { loseFile } from './lose-file.ts'
import { expect, test } from './upload-stage.ts'

const MiB = 1024 * 1024
const file = honestPdf(MiB)

const row = (page: Page, name: string) => page.locator(`#${name} .file__name`)
const words = (page: Page, name: string) => row(page, name).locator('span')
const heading = (page: Page, step: keyof typeof steps) =>
  page.getByRole('heading', { level: 1, name: steps[step], exact: true })
const next = (page: Page) => page.getByRole('button', { name: /^Next: / }).click()

/** Opens the step with the files; all other questions are answered. */
async function atTheFiles(page: Page, url: string, answers: object = {}): Promise<void> {
  await page.goto(url + paths.applyExpert())
  await page.evaluate(
    (kept) => {
      const draft = { version: 1, answers: kept, step: 'personal', savedAt: Date.now() }
      localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
    },
    { ...filled, ...answers },
  )
  await page.goto(url + stepAddress('motivation'))
  await hydrated(page)
}

const choose = (page: Page, name: string, buffer = honestPdf(2000)) =>
  page.locator(`#${name}`).setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })

const filesOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('aster', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('files')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )

test('an upload resumes after a reload; Next reports the other missing answers', async ({
  page,
  faultyProxy,
}) => {
  await atTheFiles(page, faultyProxy.url)
  faultyProxy.speed = MiB / 8
  faultyProxy.carried = 0
  await choose(page, 'resume', file)
  const bar = page.locator('#resume').getByRole('progressbar')
  await expect.poll(() => bar.evaluate((it: HTMLProgressElement) => it.value)).toBeGreaterThan(20)
  await page.reload()
  await hydrated(page)
  await expect(row(page, 'resume')).toContainText('resume.pdf')
  await expect(page.locator('body')).toBeFocused()
  await next(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Professional endorsement: This field is required',
  ])
  // The upload continues on other steps.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page, 'professional')).toBeFocused()
  await expect.poll(async () => (await cachedAnswers(page))?.resume).toBeDefined()
  await next(page)
  await expect(words(page, 'resume')).toHaveText('1.0 MB, uploaded')
  expect(faultyProxy.carried, 'bytes sent in all').toBeLessThan(1.5 * MiB)
})

test('a draft from another device shows its files by name and does not move the focus', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await page.goto(stepAddress('motivation'))
  await hydrated(page)
  await expect(row(page, 'resume')).toHaveText('curriculum.pdf2 KB, uploaded')
  await expect(row(page, 'endorsement')).toHaveText('endorsement.pdf2 KB, uploaded')
  await expect(page.locator('body')).toBeFocused()
  await next(page)
  await expect(heading(page, 'global')).toBeFocused()
})

test('a file of the draft that is no longer on the server is reported and removed from the answers', async ({
  page,
  faultyProxy,
}) => {
  await atTheFiles(page, faultyProxy.url, { resume: crypto.randomUUID() })
  await expect(page.locator('.file', { hasText: 'Professional resume' })).toContainText(
    'This file is no longer here. Please choose it again.',
  )
  await expect.poll(async () => (await cachedAnswers(page))?.resume).toBeUndefined()
  await choose(page, 'resume')
  await expect(words(page, 'resume')).toHaveText('2 KB, uploaded')
})

test(
  'a file lost on the server is uploaded again from the device, and the form is sent with a new idempotency key',
  long,
  async ({ page, faultyProxy, aster, databaseUrl }) => {
    const email = `lost.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    await atTheFiles(page, faultyProxy.url, { email })
    await choose(page, 'resume')
    await choose(page, 'endorsement')
    await expect(page.getByText('2 KB, uploaded')).toHaveCount(2)
    await next(page)
    await next(page)
    await next(page)
    await page.getByLabel('Yes').check()
    await expect.poll(async () => (await cachedAnswers(page))?.resume).toBeTruthy()
    await loseFile(page, String((await cachedAnswers(page))?.resume))
    const submit = async () => {
      const sending = page.waitForRequest(`**${apiPaths.expertsApplications}`)
      await page.getByRole('button', { name: 'Submit' }).click()
      return (await sending).headers()['idempotency-key']
    }
    const firstKey = await submit()
    await expect(heading(page, 'motivation')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(words(page, 'resume')).toHaveText('2 KB, uploaded')
    await next(page)
    await next(page)
    await next(page)
    expect(await submit()).not.toBe(firstKey)
    await expectArrived(page, { aster, databaseUrl, email })
    await expect.poll(() => filesOnDevice(page)).toBe(0)
  },
)

for (const [where, address] of [
  ['the form', stepAddress('motivation')],
  ['the introduction', paths.applyExpert()],
] as const) {
  const length = where === 'the form' ? {} : long
  test(
    `deleting the draft in ${where} deletes its files on the device`,
    length,
    async ({ page, faultyProxy }) => {
      await atTheFiles(page, faultyProxy.url)
      await choose(page, 'resume')
      await expect(words(page, 'resume')).toHaveText('2 KB, uploaded')
      await expect.poll(() => filesOnDevice(page)).toBe(1)
      await page.goto(faultyProxy.url + address)
      await page.getByRole('button', { name: 'Delete this draft' }).click()
      await page.getByRole('button', { name: 'Delete the draft' }).click()
      await expect(page.getByRole('link', { name: 'Begin Registration' })).toBeVisible()
      await expect.poll(() => filesOnDevice(page)).toBe(0)
    },
  )
}

test('a page with file fields deletes files of other forms that are older than a week', async ({
  page,
  faultyProxy,
}) => {
  await page.goto(faultyProxy.url + paths.applyExpert())
  await filesOnDevice(page)
  await page.evaluate(() => {
    const opening = indexedDB.open('aster', 1)
    opening.onsuccess = () => {
      const files = opening.result.transaction('files', 'readwrite').objectStore('files')
      const days = 24 * 3_600_000
      files.put({ name: 'old.pdf', size: 1, keptAt: Date.now() - 8 * days }, 'trainer.old')
      files.put({ name: 'young.pdf', size: 1, keptAt: Date.now() - 6 * days }, 'trainer.young')
    }
  })
  await expect.poll(() => filesOnDevice(page)).toBe(2)
  await atTheFiles(page, faultyProxy.url)
  await expect.poll(() => filesOnDevice(page)).toBe(1)
})

test(
  'deleting a draft in one window cancels its upload in the other',
  long,
  async ({ page, context, faultyProxy }) => {
    await atTheFiles(page, faultyProxy.url)
    faultyProxy.speed = MiB / 8
    await choose(page, 'resume', file)
    await expect(row(page, 'resume')).toContainText('resume.pdf')
    const other = await context.newPage()
    await other.goto(faultyProxy.url + paths.applyExpert())
    await other.getByRole('button', { name: 'Delete this draft' }).click()
    await other.getByRole('button', { name: 'Delete the draft' }).click()
    await expect(page.getByRole('alert')).toContainText('The draft is no longer on this device')
    await expect(page.locator('.file')).toHaveCount(0)
    await expect.poll(() => filesOnDevice(page)).toBe(0)
  },
)

test('the upload script is requested again if it fails to load', long, async ({ page, faultyProxy }) => {
  let asked = 0
  const script = (
    await (await page.request.get(`${faultyProxy.url}${paths.applyExpert()}?all`)).text()
  ).match(/data-files="([^"]+)"/)?.[1]
  await page.route(`**${script}*`, (route) =>
    ++asked <= 2 ? route.abort('connectionreset') : route.continue(),
  )
  await atTheFiles(page, faultyProxy.url)
  await choose(page, 'resume')
  await expect(words(page, 'resume')).toHaveText('2 KB, uploaded')
  expect(asked).toBe(3)
})
