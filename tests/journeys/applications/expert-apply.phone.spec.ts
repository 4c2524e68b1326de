import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, test } from '../browser/reused-page.ts'
import { long } from '../long.ts'
import { layoutShift } from '../shell/weigh.ts'
import { cachedAnswers, filled, heading, leaveDraft, openStep, stepAddress, steps } from './expert-draft.ts'

const next = (page: Page) => page.getByRole('button', { name: /^Next: / })

test('the introduction names the profiles, the terms and a contact, and leads to the first step', async ({
  page,
  request,
}) => {
  await page.goto(paths.applyExpert())
  await expect(page.getByText('Social-science professionals')).toBeVisible()
  await expect(page.getByRole('link', { name: 'coordinator@aster.example' })).toBeVisible()
  const terms = await page.getByRole('link', { name: /PDF/ }).getAttribute('href')
  const pdf = await request.get(terms ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('link', { name: 'Begin Registration' }).click()
  await expect(heading(page, steps.personal)).toBeVisible()
})

test('2.4 each step of a form begins at its top', async ({ page, store }) => {
  await leaveDraft(page, store)
  await openStep(page, 'personal')
  for (const name of Object.values(steps).slice(1)) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await next(page).click()
    await expect(heading(page, name)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY), name).toBe(0)
  }
})

test('Next stays on an invalid step and shows the errors', async ({ page }) => {
  await openStep(page, 'personal')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Email').fill('ama@')
  await page.getByLabel('Job title').focus()
  await expect(page.locator('.error')).toHaveText('Invalid email format')
  await next(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Please fill out all required fields')
  await expect(page).toHaveTitle(/^Error: Step 1 of 6: Personal information/)
  await expect(page.locator('.field .error')).toHaveText([
    ...Array(2).fill('This field is required'),
    'Invalid email format',
    ...Array(3).fill('This field is required'),
  ])
  await isAccessible(page)
  await summary.getByRole('link', { name: /^Country/ }).click()
  await expect(page.getByLabel('Country')).toBeFocused()
  await page.getByLabel('Country').selectOption('Ghana')
  await page.getByLabel('Surname').fill('M')
  await expect(page.locator('.field .error')).toHaveCount(4)
})

test('an answer shows its follow-up question, and hides it again', async ({ page, store }) => {
  await leaveDraft(page, store, {
    ...filled,
    specialty_ids: [1],
    general_availability: undefined,
    language_proficiency: [{ id: 1, proficiency: 'Basic' }],
  })
  await openStep(page, 'professional')
  const subspecialty = page.getByLabel('Please specify subspecialty')
  await expect(subspecialty).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Type or choose' }).fill('surgery')
  await page.keyboard.press('Enter')
  await expect(subspecialty).toBeVisible()
  await page.getByRole('button', { name: /^Remove Surgery/ }).click()
  await expect(subspecialty).toHaveCount(0)

  await openStep(page, 'global')
  await expect(page.getByLabel('Other language')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Add a language' }).fill('other')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Other language', { exact: true })).toBeVisible()
  await page.getByLabel('Proficiency in Other').press('End')
  await page.getByRole('button', { name: 'Clear Africa' }).click()
  await expect(page.getByText('Select countries from the regions(s) you selected')).toHaveCount(0)

  await page.getByLabel('Africa, 5-10 years').check()
  await openStep(page, 'availability')
  await page.getByLabel('I am available for:').selectOption('Other, please specify')
  await expect(page.getByLabel('Please specify your availability')).toBeVisible()
})

test('the browser’s Back button goes one step back; each step focuses its heading', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await openStep(page, 'personal')
  await next(page).click()
  await expect(heading(page, steps.professional)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await next(page).click()
  await expect(heading(page, steps.motivation)).toBeFocused()
  await page.goBack()
  await expect(heading(page, steps.professional)).toBeFocused()
  await page.goBack()
  await expect(heading(page, steps.personal)).toBeFocused()
  await page.goForward()
  await expect(heading(page, steps.professional)).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page, steps.personal)).toBeFocused()
})

for (const step of Object.keys(steps) as (keyof typeof steps)[]) {
  const length = step === 'submission' ? {} : long
  test(
    `the draft is restored at '${steps[step]}' without a layout shift, and axe finds no violation`,
    length,
    async ({ page, store }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await leaveDraft(page, store)
      await openStep(page, step)
      await page.reload()
      await hydrated(page)
      await expect(heading(page, steps[step])).toBeVisible()
      await expect(page.locator('.save-state')).toHaveText(/^Draft saved on this device at \d\d:\d\d$/)
      expect(await layoutShift(page)).toBeLessThan(0.001)
      await isAccessible(page)
      if (step !== 'submission') {
        await next(page).click()
        await expect(heading(page, steps[step])).toHaveCount(0)
      }
    },
  )
}

test('the form goes on when the connection is lost during step 4, and no input is lost', async ({
  page,
  store,
  context,
}) => {
  await leaveDraft(page, store, { ...filled, regional_experience: [] })
  await openStep(page, 'global')
  await context.setOffline(true)
  await expect(page.locator('.save-state')).toHaveText('You are offline. Keep going: nothing is lost.')
  await page.getByLabel('Europe, <5 years').check({ force: true })
  await next(page).click()
  await expect(heading(page, steps.availability)).toBeFocused()
  await next(page).click()
  await expect(heading(page, steps.submission)).toBeFocused()
  await context.setOffline(false)
  await expect(page.locator('.save-state')).toHaveText(/^Draft saved on this device/)
  await page.reload()
  await hydrated(page)
  await expect(heading(page, steps.submission)).toBeVisible()
  expect(await cachedAnswers(page)).toMatchObject({
    regional_experience: [{ id: 3, years_of_experience: '<5' }],
  })
})

test('an address does not skip an invalid step', async ({ page, store }) => {
  await leaveDraft(page, store, { ...filled, motivation: ' ' })
  await page.goto(stepAddress('submission'))
  await expect(heading(page, steps.motivation)).toBeVisible()
  await expect(page).toHaveURL(/step=motivation/)
})

test('every change is saved, even when the page is left at once', async ({ page }) => {
  await openStep(page, 'personal')
  await expect(page.locator('.save-state')).toHaveText('Your answers are kept on this device.')
  await page.getByLabel('Surname').fill('Mensah')
  await page.goto(paths.home())
  await page.goto(paths.applyExpert())
  await expect(page.getByText(/There is a draft on this device/)).toBeVisible()
  await page.getByRole('link', { name: 'Continue your registration' }).click()
  await expect(page.getByLabel('Surname')).toHaveValue('Mensah')
})

test('input from before hydration is not lost', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/apply-expert-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${paths.applyExpert()}?all`, { waitUntil: 'commit' })
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Country', { exact: true }).selectOption('Ghana')
  await page.locator('summary', { hasText: 'Please choose' }).click()
  await page.getByText('Intensive care').click()
  await page.getByLabel('Europe, <5 years').check()
  letThrough()
  await hydrated(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ama')
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Ghana')
  await expect(page.getByRole('button', { name: 'Remove Intensive care' })).toBeVisible()
  await expect(page.getByLabel('Europe, <5 years')).toBeChecked()
  await expect.poll(() => cachedAnswers(page)).toMatchObject({ name: 'Ama', specialty_ids: [4] })
})

test.describe('in a tab of its own', () => {
  test.use({ ownTab: true })

  test('without local storage the page says so, and the form still works', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openStep(page, 'personal')
    await page.getByLabel('Surname').fill('Mensah')
    await expect(page.locator('.save-state')).toContainText('This browser keeps no drafts.')
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields')
  })
})

test('all questions can be answered on one page, with the same draft', async ({ page, store }) => {
  await leaveDraft(page, store)
  await openStep(page, 'professional')
  await page.getByRole('link', { name: 'Show all questions on one page' }).click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: steps.global })).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveValue('Mensah')
  await page.getByLabel('Surname').fill('')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Surname: This field is required',
    'Do you consent to the processing of your data for these purposes? You must accept the terms to proceed.',
  ])
})
