import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { giveCredentials, ownPage, save, updated } from '../applicants/own-expert.ts'
import { filled, stepAddress } from '../applications/expert-draft.ts'
import { expectArrived } from '../applications/kept-applications.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'
import { expect, test } from './upload-stage.ts'

const MiB = 1024 * 1024
const slow = MiB / 8

test.slow() // uploads are slow on purpose

async function open(page: Page, url: string, address: string, email: string): Promise<void> {
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(
    (answers) => {
      const draft = { version: 1, answers, step: 'personal', savedAt: Date.now() }
      localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
    },
    { ...filled, email },
  )
  await page.goto(url + address)
  await hydrated(page)
}

const choose = (page: Page, name: string, size: number) =>
  page
    .locator(`#${name}`)
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: honestPdf(size) })
const sendingLine = (page: Page) => page.locator('.file b', { hasText: /^Still sending resume\.pdf: \d+ %$/ })
const percent = async (page: Page) => Number((await sendingLine(page).textContent())?.match(/(\d+) %/)?.[1])
const spoken = (page: Page) => page.getByRole('status').filter({ hasText: /^Still sending/ })
const someone = () => `waits.${crypto.randomUUID().slice(0, 8)}@hospital.example`

test('4.31 uploads block no step; their progress is shown beside Submit, also offline', async ({
  page,
  faultyProxy,
  aster,
  databaseUrl,
}) => {
  const email = someone()
  await open(page, faultyProxy.url, stepAddress('motivation'), email)
  await choose(page, 'endorsement', 2000)
  await expect(page.getByText('2 KB, uploaded')).toBeVisible()
  faultyProxy.speed = slow
  await choose(page, 'resume', 2 * MiB)
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: /^Next: / }).tap()
  await page.getByLabel('Yes').check()
  await page.getByRole('button', { name: 'Submit' }).tap()

  await expect(sendingLine(page)).toBeInViewport()
  const first = await percent(page)
  await expect.poll(() => percent(page)).toBeGreaterThan(first)
  await expect(spoken(page)).toHaveText(/^Still sending resume\.pdf: (0|25|50|75) %$/)
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
  await passesAxe(page)

  faultyProxy.break()
  await expect(
    page.getByText(/^There is no connection\. \d\.\d MB of 2\.0 MB have arrived/).last(),
  ).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Your files are still on their way' }),
  ).toContainText(
    'your application and its files stay on this device and are sent by themselves when the line is back',
  )
  await passesAxe(page)
  faultyProxy.speed = Number.POSITIVE_INFINITY
  faultyProxy.mend()
  // Unless the page has already retried by itself.
  await page
    .getByRole('button', { name: 'Try now resume.pdf' })
    .tap({ timeout: 3000 })
    .catch(() => {})
  await expectArrived(page, { aster, databaseUrl, email })
})

test(
  '4.31 on the single page, too, uploads block nothing; a changed answer stops the sending',
  long,
  async ({ page, faultyProxy }) => {
    await open(page, faultyProxy.url, `${paths.applyExpert()}?all`, someone())
    await choose(page, 'endorsement', 2000)
    await expect(page.getByText('2 KB, uploaded')).toBeVisible()
    faultyProxy.speed = slow
    await choose(page, 'resume', 2 * MiB)
    await page.getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Submit' }).tap()
    await expect(sendingLine(page)).toBeInViewport()
    await page.getByLabel('Job title').fill('Head of laboratory')
    await expect(sendingLine(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled')
  },
)

test(
  '4.31 saving changes waits for a new file in the same way',
  long,
  async ({ page, faultyProxy, store }) => {
    const expert = await keepExpert(store)
    await page.goto(`${faultyProxy.url}${ownPage(expert)}&step=motivation`)
    await giveCredentials(page, expert)
    await page
      .getByRole('button', { name: /^Remove file/ })
      .first()
      .tap()
    faultyProxy.speed = slow
    await choose(page, 'resume', 2 * MiB)
    await page.getByRole('button', { name: 'Next: Global experience & expertise' }).tap()
    await save(page)
    await expect(sendingLine(page)).toBeInViewport()
    await expect(page.getByText('Please keep this page open until then.')).toBeVisible()
    await passesAxe(page)
    faultyProxy.speed = Number.POSITIVE_INFINITY
    await updated(page)
  },
)
