import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { expect, test } from '../browser/reused-page.ts'
import { long } from '../long.ts'
import { filled, steps } from './expert-draft.ts'
import { expectArrived } from './kept-applications.ts'

test(
  'an expert applies by mouse, from the introduction to the confirmation',
  long,
  async ({ page, aster, databaseUrl }) => {
    test.slow() // six steps and two files
    // Register the handler before the click, or it may miss the dialog.
    page.on('filechooser', () => {})
    const email = `mouse.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    /** A click outside an open list closes it. */
    const closeList = () => page.getByRole('heading', { level: 1 }).click()
    const next = async (step: keyof typeof steps) => {
      await closeList()
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
    await page.getByRole('combobox', { name: 'Type or choose' }).click()
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
    await page.getByRole('combobox', { name: 'Add a language' }).click()
    await page.locator('.combo__option:visible', { hasText: 'French' }).click()
    await closeList()
    await page.getByLabel('Proficiency in French').click()
    await page.getByLabel('Africa, 5-10 years').check()
    await page.getByRole('combobox', { name: 'Type a country' }).click()
    await page.locator('.combo__option:visible', { hasText: 'Ghana' }).click()

    await next('availability')
    await page.getByLabel('I am available for:').selectOption('Online support only')

    await next('submission')
    await expect(page.getByRole('region', { name: 'Check your answers' })).toContainText(
      /Intensive care.*resume\.pdf.*endorsement\.pdf.*French/s,
    )
    await page.getByLabel('Yes').check()
    const answered = page.waitForResponse(`**${apiPaths.expertsApplications}`)
    await page.getByRole('button', { name: 'Submit' }).click()
    expect((await answered).status()).toBe(201)
    await expectArrived(page, { aster, databaseUrl, email })
  },
)
