import type { Page } from '@playwright/test'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { expect, test } from '../aster.ts'
import { postUntilTaken } from '../browser/native-post.ts'
import { filled, stepAddress, steps } from './expert-draft.ts'
import { applicationsOf } from './kept-applications.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript all questions are on one page; errors are shown, and no input is lost', async ({
  page,
}) => {
  await page.goto(stepAddress('personal'))
  for (const title of Object.values(steps)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Next/ })).toBeHidden()
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Country', { exact: true }).selectOption('Ghana')
  await page.locator('summary', { hasText: 'Please choose' }).click()
  await page.getByText('Intensive care').click()
  await page.getByLabel('Proficiency in French').fill('3')
  await page.getByLabel('Europe, >10 years').check()
  await page.locator('select[multiple]').selectOption(['Romania', 'Ukraine'])
  await page.getByRole('button', { name: 'Submit' }).click()

  await expect(page).toHaveTitle(/^Error: Expert application/)
  await expect(page.getByRole('alert')).toContainText('Please fill out all required fields')
  await expect(page.getByRole('alert').getByRole('link', { name: /^Surname/ })).toHaveAttribute(
    'href',
    '#surname',
  )
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ama')
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Ghana')
  await expect(page.locator('[name=specialty_ids][value="4"]')).toBeChecked()
  await expect(page.getByText('1 selected: Intensive care')).toBeVisible()
  await expect(page.getByLabel('Proficiency in French')).toHaveValue('3')
  await expect(page.getByLabel('Europe, >10 years')).toBeChecked()
  await expect(page.locator('select[multiple]')).toHaveValues(['Romania', 'Ukraine'])
  await expect(page.getByText('2 selected: Romania, Ukraine')).toBeVisible()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
})

const pdf = (name: string, buffer = honestPdf(2000)) => ({ name, mimeType: 'application/pdf', buffer })

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, text] of [
    ['Name', filled.name],
    ['Surname', filled.surname],
    ['Phone', filled.phone],
    ['Email', email],
    ['Current employer (if retired, note here)', filled.institution],
    ['Job title', filled.job_title],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Country', { exact: true }).selectOption('Ghana')
  await page.locator('summary', { hasText: 'Please choose' }).click()
  await page.getByText('Intensive care').click()
  await page.locator('[name=work_experience_range]').selectOption(filled.work_experience_range)
  await page.locator('[name=motivation]').fill(filled.motivation)
  await page.getByLabel('Proficiency in French').fill('3')
  await page.getByLabel('Europe, >10 years').check()
  await page.locator('select[multiple]').selectOption(['Romania'])
  await page.locator('[name=general_availability]').selectOption({ index: 1 })
  await page.getByLabel('Yes').check()
}

test('without JavaScript an expert applies with both files', async ({ page, databaseUrl }) => {
  const email = `esi.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(stepAddress('personal'))
  await fillIn(page, email)
  await page.locator('[type=file][name=resume]').setInputFiles(pdf('cv.pdf'))
  await page.locator('[type=file][name=endorsement]').setInputFiles(pdf('letter.pdf', honestPdf(3000)))
  await page.getByRole('button', { name: 'Check your answers' }).click()
  const summary = page.getByRole('region', { name: 'Check your answers' })
  await expect(summary).toContainText(/Intensive care.*cv\.pdf.*letter\.pdf/s)
  await summary.getByRole('link', { name: 'Change Availability' }).click()
  await expect(page).toHaveURL(/#step-availability$/)
  await postUntilTaken(page, 'Submit', /\?sent=E-\d{5}$/)
  await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
  const [kept] = await applicationsOf(databaseUrl, email)
  expect(kept?.files).toEqual(['endorsement', 'resume'])
  await expect(page.getByText(`Your reference: ${kept?.reference}`)).toBeVisible()
})

test('without JavaScript errors keep all input, files included; other files than PDF are rejected', async ({
  page,
  databaseUrl,
}) => {
  const email = `esi.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(stepAddress('personal'))
  await fillIn(page, email)
  await page.getByLabel('Surname').fill('')
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) }
  await page.locator('[type=file][name=resume]').setInputFiles(pdf('cv.pdf'))
  await page.locator('[type=file][name=endorsement]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Submit' }).click()

  await expect(page.locator('#endorsement-error')).toHaveText('Only PDF files are allowed.')
  await expect(page.locator('#surname-error')).toHaveText('This field is required')
  await expect(page.locator('.file')).toHaveText(/cv\.pdf.*2 KB, uploaded/)
  await expect(page.locator('#resume-error')).toHaveCount(0)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByLabel('Surname').fill('Boateng')
  await page.locator('[type=file][name=endorsement]').setInputFiles(pdf('letter.pdf', honestPdf(3000)))
  await postUntilTaken(page, 'Submit', /\?sent=E-\d{5}$/)
  const [kept] = await applicationsOf(databaseUrl, email)
  expect(kept).toMatchObject({ answers: { surname: 'Boateng' }, files: ['endorsement', 'resume'] })
})

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: true })

  test('Next is a native post that opens the next step or shows what is missing', async ({ page }) => {
    await page.route('**/assets/apply-expert-*.js', () => {})
    await page.goto(stepAddress('personal'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: steps.professional })).toBeHidden()
    await page.getByRole('button', { name: /^Next/ }).click()
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields')
    await isAccessible(page)
    for (const [label, text] of [
      ['Name', 'Ama'],
      ['Surname', 'Mensah'],
      ['Phone', '+233 20'],
      ['Email', 'ama@hospital.example'],
      ['Current employer (if retired, note here)', 'Ridge Hospital'],
      ['Job title', 'Consultant'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.getByLabel('Country', { exact: true }).selectOption('Ghana')
    await page.getByRole('button', { name: /^Next/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: steps.professional })).toBeVisible()
    await expect(page.locator('[name=surname]')).toHaveValue('Mensah')
  })
})
