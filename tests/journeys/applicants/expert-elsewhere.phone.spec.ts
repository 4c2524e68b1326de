import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { readMail } from '../../harness/mail/read-mail.ts'
import type { RunningAster } from '../../harness/server/start-aster.ts'
import {
  arrivedFiles,
  cachedAnswers,
  filled,
  leaveDraft,
  stepAddress,
  steps,
} from '../applications/expert-draft.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, test } from '../browser/reused-page.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'

const heading = (page: Page, step: keyof typeof steps) =>
  page.getByRole('heading', { level: 1, name: steps[step], exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Finish on another device' })
const anybody = () => `ama.${crypto.randomUUID().slice(0, 8)}@hospital.example`

async function askForLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish on another device' }).click()
  await dialog(page).getByRole('button', { name: 'Send me the link' }).click()
}

/** The draft links mailed to an address so far. */
async function linksFor({ dataDir }: RunningAster, address: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFile(join(folder, name), 'utf8'))
  return (await Promise.all(files))
    .map(readMail)
    .filter(({ headers }) => headers.to === address)
    .flatMap(({ text }) => text.match(/http\S+\?draft=[\w-]{22}/) ?? [])
}

async function linkFor(aster: RunningAster, address: string): Promise<string> {
  await expect.poll(async () => (await linksFor(aster, address)).length).toBe(1)
  const [link = ''] = await linksFor(aster, address)
  return link
}

const withoutFiles = { resume: undefined, endorsement: undefined }

/** The link to the draft on the page, by mail. */
async function mailedLink(page: Page, aster: RunningAster, address: string): Promise<string> {
  await page.goto(stepAddress('motivation'))
  await hydrated(page)
  await askForLink(page)
  return linkFor(aster, address)
}

test('a draft continues at the same step on another device, files included', async ({
  page,
  store,
  browser,
  aster,
}) => {
  test.slow() // two devices, each with several pages
  const email = anybody()
  await page.goto(stepAddress('personal'))
  const files = await arrivedFiles(store)
  await leaveDraft(page, store, { ...filled, ...files, email })
  await page.goto(stepAddress('global'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Finish on another device' }).click()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  await passesAxe(page)
  await dialog(page).getByRole('button', { name: 'Send me the link' }).click()
  await expect(dialog(page).getByText(`A link is on its way to ${email}. It works for 30 days`)).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  const link = await linkFor(aster, email)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await hydrated(other)
  await expect(heading(other, 'global')).toBeVisible()
  await expect(other).toHaveURL(/\?step=global$/)
  await expect(other.getByLabel('Africa, 5-10 years')).toBeChecked()
  await expect.poll(() => cachedAnswers(other)).toMatchObject({ name: 'Ama', email, ...files })

  await other.goto(stepAddress('motivation'))
  await expect(other.locator('.file')).toHaveText([/curriculum\.pdf.*uploaded/, /endorsement\.pdf.*uploaded/])
  await other.goto(stepAddress('personal'))
  await other.getByLabel('Surname').fill('Boateng')
  await expect.poll(() => cachedAnswers(other)).toMatchObject({ surname: 'Boateng' })
  await other.goto(link)
  await expect(other.getByText('You see the draft of this device')).toBeVisible()
  await expect.poll(() => cachedAnswers(other)).toMatchObject({ surname: 'Boateng' })
  await other.context().close()
})

test('4.53 the draft of a link replaces the one on the device, which can be restored', async ({
  page,
  store,
  browser,
  aster,
}) => {
  const email = anybody()
  await leaveDraft(page, store, { ...filled, ...withoutFiles, email })
  const link = await mailedLink(page, aster, email)
  const other = await (await browser.newContext()).newPage()
  await leaveDraft(other, store, {
    ...filled,
    ...withoutFiles,
    email,
    surname: 'Boateng',
  })
  await other.goto(link)
  await hydrated(other)
  await expect(other.getByText('You see the draft of this device')).toBeVisible()
  await other.getByRole('button', { name: 'Use the draft of the link' }).click()
  await expect.poll(() => cachedAnswers(other)).toMatchObject({ surname: filled.surname })
  await expect(other.getByRole('status').filter({ hasText: 'you can put back' })).toBeVisible()
  const back = other.getByRole('button', { name: 'Put back what was here' })
  await expect(back).toBeFocused()
  await back.click()
  await expect.poll(() => cachedAnswers(other)).toMatchObject({ surname: 'Boateng' })
  await expect(other.getByRole('button', { name: 'Use the draft of the link' })).toBeFocused()
  await other.context().close()
})

test(
  'submitting the form on the first device deletes the draft behind the link',
  long,
  async ({ page, store, aster }) => {
    test.slow() // four files are checked
    const email = anybody()
    await leaveDraft(page, store, { ...filled, ...withoutFiles, email })
    const link = await mailedLink(page, aster, email)
    const files = await arrivedFiles(store)
    await page.goto(paths.applyExpert())
    await page.evaluate((chosen) => {
      const draft = JSON.parse(localStorage.getItem('aster-draft-expert') ?? '')
      const answers = { ...draft.answers, ...chosen }
      localStorage.setItem('aster-draft-expert', JSON.stringify({ ...draft, answers }))
    }, files)
    await page.goto(stepAddress('submission'))
    await hydrated(page)
    await page.getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('The form was sent, or 30 days have passed')).toBeVisible()
  },
)

test('the dialog rejects an invalid address, and nothing is sent', long, async ({ page, store, aster }) => {
  await leaveDraft(page, store, { ...filled, email: 'ama@' })
  await page.goto(stepAddress('personal'))
  await hydrated(page)
  await askForLink(page)
  await expect(dialog(page).locator('.error')).toHaveText('Invalid email format')
  const email = anybody()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByRole('button', { name: 'Send me the link' }).click()
  await linkFor(aster, email)
})

test(
  'the dialog reports a missing connection, and the link can be requested again',
  long,
  async ({ page, store, context }) => {
    await leaveDraft(page, store)
    await page.goto(stepAddress('personal'))
    await page.getByRole('button', { name: 'Finish on another device' }).click()
    await expect(dialog(page)).toBeVisible()
    await context.setOffline(true)
    await dialog(page).getByRole('button', { name: 'Send me the link' }).click()
    await expect(dialog(page).locator('.error')).toHaveText('There is no connection at the moment')
    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Send me the link' }).click()
    await expect(dialog(page).getByText('A link is on its way')).toBeVisible()
  },
)

test('a dialog that cannot be loaded opens when the connection is back', long, async ({ page, context }) => {
  await page.goto(stepAddress('personal'))
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Finish on another device' }).click()
  await expect(page.getByRole('alert')).toHaveText('There is no connection at the moment')
  await context.setOffline(false)
  await expect(dialog(page)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an unknown or expired link shows an explanation', async ({ page }) => {
  await page.goto(`${paths.applyExpert()}?draft=AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Begin Registration' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('the link opens the form filled in', async ({ page, store, browser, aster }) => {
    const email = anybody()
    await leaveDraft(page, store, { ...filled, email })
    await page.goto(stepAddress('availability'))
    await hydrated(page)
    await askForLink(page)
    const link = await linkFor(aster, email)
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(link)
    await expect(plain.getByLabel('Surname')).toHaveValue(filled.surname)
    await expect(plain.locator('.file')).toHaveText([
      /curriculum\.pdf.*uploaded/,
      /endorsement\.pdf.*uploaded/,
    ])
    await plain.context().close()
  })
})
