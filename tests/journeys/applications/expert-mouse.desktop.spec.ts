import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { honestPdf } from '../../harness/pdfs/honest-pdfs.ts'
import { expect, test } from '../aster.ts'
import { filled, steps } from '../expert-draft.ts'
import { expectArrived } from '../kept-applications.ts'

test('an expert applies by mouse, from the introduction to the thanks', async ({
  page,
  aster,
  databaseUrl,
}) => {
  test.slow() // six steps and two files
  // Only who has asked before the press gets the dialog for certain.
  page.on('filechooser', () => {})
  const email = `mouse.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  const next = async (step: keyof typeof steps) => {
    // A press beside an open list closes it.
    await page.getByRole('heading', { level: 1 }).click()
    await page.getByRole('button', { name: /^Next: / }).click()
    await expect(page.getByRole('heading', { level: 1, name: steps[step], exact: true })).toBeFocused()
  }
  await page.goto(paths.applyExpert())
  await page.getByRole('link', { name: 'Begin Registration' }).click()
  await page.getByLabel('Name', { exact: true }).fill(filled.name)
  await page.getByLabel('Surname').fill(filled.surname)
  await page.getByLabel('Phone').fill(filled.phone)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Current employer/).fill(filled.institution)
  await page.getByLabel('Job title').fill(filled.job_title)
  await page.getByLabel('Country', { exact: true }).selectOption(filled.country)

  await next('professional')
  await page.getByRole('textbox', { name: 'Type or choose' }).click()
  await page.locator('.combo__option:visible', { hasText: 'Intensive care' }).click()
  await page.getByLabel('Years of work experience').selectOption(filled.work_experience_range)

  await next('motivation')
  await page.getByLabel('Motivation for joining the registry').fill(filled.motivation)
  for (const name of ['resume', 'endorsement']) {
    const dialog = page.waitForEvent('filechooser')
    await page.locator(`label:has(#${name}) b`).click()
    const buffer = honestPdf(300 * 1024)
    await (await dialog).setFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
  }
  await expect(page.getByText('300 KB, uploaded')).toHaveCount(2, { timeout: 20_000 })

  await next('global')
  await page.getByRole('textbox', { name: 'Add a language' }).click()
  await page.locator('.combo__option:visible', { hasText: 'French' }).click()
  await page.getByLabel('Africa, 5-10 years').check()
  await page.getByRole('textbox', { name: 'Type a country' }).click()
  await page.locator('.combo__option:visible', { hasText: 'Ghana' }).click()

  await next('availability')
  await page.getByLabel('I am available for:').selectOption('Online support only')

  await next('submission')
  await page.getByLabel('Yes').check()
  const answered = page.waitForResponse(`**${apiPaths.expertsApplications}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await answered).status()).toBe(201)
  await expectArrived(page, { aster, databaseUrl, email })
})
