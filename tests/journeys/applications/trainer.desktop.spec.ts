import type { Page } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, test } from '../browser/reused-page.ts'
import { long } from '../long.ts'
import { receiptOf } from './receipt.ts'

const option = (page: Page, name: string) => page.locator('.combo__option:visible', { hasText: name })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

test(
  '2.14 a trainer applies by mouse on one page, which shows what is missing',
  long,
  async ({ page, aster }) => {
    test.slow() // axe checks every state
    const email = `mouse.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    await page.goto(paths.applyTrainer())
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Trainers Registry' })).toBeVisible()
    await expect(page.getByRole('link', { name: /one page|one step/ })).toHaveCount(0)
    await submit(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields')
    await expect(page.locator('.field .error')).toHaveText(Array(7).fill('This field is required'))
    await isAccessible(page)

    await page.getByLabel('Name', { exact: true }).fill('Ama')
    await page.getByLabel('Surname').fill('Owusu')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone number').fill('+233 20 123 4567')
    await page.getByLabel('Country of origin').selectOption('Ghana')
    await page.getByRole('combobox', { name: 'Type or choose' }).click()
    for (const name of ['Infectious diseases', 'Clinical microbiology', 'Diagnostic stewardship'])
      await option(page, name).click()
    await test.step('4.7 a fourth field of expertise is rejected with a reason', async () => {
      await option(page, 'Antimicrobial Stewardship').click({ force: true }) // the option is marked as disabled
      const why = 'You have chosen 3. Remove one to choose another.'
      await expect(page.locator('.combo__note')).toHaveText(why)
      await expect(page.getByRole('status').filter({ hasText: why })).toBeAttached()
      await expect(page.locator('#field_of_expertise_ids .chip')).toHaveCount(3)
      await isAccessible(page)
      await page.keyboard.press('Escape')
    })

    await page.getByRole('combobox', { name: 'Add a language' }).click()
    await option(page, 'English').click()
    await option(page, 'French').click()
    await page.keyboard.press('Escape')
    await test.step('9.2 a slider at 0 removes its language', async () => {
      await page.getByLabel('Proficiency in French').press('ArrowRight')
      await page.getByLabel('Proficiency in French').press('Home')
      await expect(page.getByText('French was removed.')).toBeVisible()
      await expect(page.getByLabel('Proficiency in French')).toHaveCount(0)
    })
    await page.getByLabel('Proficiency in English').press('End')

    await test.step('2.9 a completed course asks for its year, Drive-AMS also for its country', async () => {
      await page.getByLabel('ESCMID course completed').check()
      await page.getByLabel('Drive-AMS course completed').check()
      await submit(page)
      await expect(page.locator('.field .error')).toHaveText(Array(3).fill('This field is required'))
      await page.getByLabel('ESCMID graduation year').fill('1901')
      await page.getByLabel('Drive-AMS graduation year').fill('2023')
      await page.getByLabel('Country of the Drive-AMS course').selectOption('Kenya')
      await submit(page)
      await expect(page.locator('.field .error')).toHaveText(/^Please enter a number from 1980 to 20\d\d$/)
      await isAccessible(page)
      await page.getByLabel('ESCMID course completed').uncheck()
    })

    await test.step('8.12 another status than 201 shows the specified error, and no input is lost', async () => {
      const broken = { status: 500, contentType: 'application/problem+json', body: '{"code":"unexpected"}' }
      await page.route(`**${apiPaths.trainersApplications}`, (route) => route.fulfill(broken), { times: 1 })
      await submit(page)
      await expect(page.getByRole('alert')).toContainText(
        'An error occurred while submitting your application. Please try again.',
      )
      await isAccessible(page)
    })
    const answered = page.waitForResponse(`**${apiPaths.trainersApplications}`)
    await submit(page)
    const answer = await answered
    expect(answer.status()).toBe(201)
    expect(answer.request().postDataJSON()).toEqual({
      name: 'Ama',
      surname: 'Owusu',
      email,
      phone_number: '+233 20 123 4567',
      country_origin: 'Ghana',
      field_of_expertise_ids: [1, 2, 3],
      language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
      is_drive_ams_course_completed: true,
      graduation_year_ams_course: 2023,
      country_driveams: 'Kenya',
    })
    await receiptOf(page, aster, email)
    await expect(page.getByText('Applied already?')).toHaveCount(0)
    await isAccessible(page)
  },
)
