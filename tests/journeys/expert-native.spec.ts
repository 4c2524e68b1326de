import { expect, test } from './aster.ts'
import { stepAddress, steps } from './expert-draft.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript all questions stand on one page; errors come back, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(stepAddress('personal'))
  for (const title of Object.values(steps)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Next/ })).toBeHidden()
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Country', { exact: true }).selectOption('Ghana')
  await page.locator('summary', { hasText: 'Type or choose' }).click()
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
  await expect(page.getByLabel('Proficiency in French')).toHaveValue('3')
  await expect(page.getByLabel('Europe, >10 years')).toBeChecked()
  await expect(page.locator('select[multiple]')).toHaveValues(['Romania', 'Ukraine'])
})

test.describe('before the script has come', () => {
  test.use({ javaScriptEnabled: true })

  test('Next is a native post that goes on, or tells what is missing', async ({ page }) => {
    await page.route('**/assets/apply-expert-*.js', () => {})
    await page.goto(stepAddress('personal'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: steps.professional })).toBeHidden()
    await page.getByRole('button', { name: /^Next/ }).click()
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields')
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
