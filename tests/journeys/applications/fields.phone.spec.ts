import type { Locator, Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { expect, test } from '../browser/reused-page.ts'
import { cachedAnswers, filled, heading, leaveDraft, openStep, steps } from './expert-draft.ts'

const firstScreen = 844
const next = (page: Page) => page.getByRole('button', { name: /^Next: / })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return (box?.y ?? Number.NaN) + (box?.height ?? 0)
}

test('2.40 the first screen of a phone has the way into the form, and the first field of every step; a double tap on Next chooses nothing', async ({
  page,
  store,
}) => {
  await page.goto(paths.applyExpert())
  await expect(page.getByText('About 10 minutes.')).toBeVisible()
  expect(await bottomOf(page.getByRole('link', { name: 'Begin Registration' }))).toBeLessThan(firstScreen)

  await leaveDraft(page, store)
  await openStep(page, 'personal')
  for (const [at, name] of Object.values(steps).entries()) {
    await expect(heading(page, name)).toBeVisible()
    const first = page.locator('[data-now] :is(input, select, textarea):visible').first()
    expect(await bottomOf(first), name).toBeLessThan(firstScreen)
    const before = await cachedAnswers(page)
    if (at < 5) await next(page).dblclick({ delay: 50 })
    expect(await cachedAnswers(page)).toEqual(before)
  }
})

test('5.21 on a phone a field shows its error when it loses the focus, and keeps its text', async ({
  page,
  store,
}) => {
  const { language_proficiency: _, ...others } = filled
  await leaveDraft(page, store, others)
  await openStep(page, 'personal')
  await page.getByLabel('Phone').fill('abc')
  await page.getByLabel('Email').tap()
  const wrongNumber = 'Please enter a phone number, with its digits'
  await expect(page.locator('#phone-error')).toHaveText(wrongNumber)
  await expect(said(page, `Phone: ${wrongNumber}`)).toBeAttached()
  await page.getByLabel('Phone').fill(filled.phone)
  await expect(said(page, wrongNumber)).toHaveCount(0)

  await next(page).tap()
  const specialties = page.getByRole('combobox', { name: 'Type or choose' })
  await specialties.fill('Nursing')
  await page.getByLabel('Years of work experience').tap()
  await expect(page.getByRole('button', { name: 'Remove Nursing' })).toBeVisible()
  await expect(said(page, 'Nursing added. 3 selected')).toBeAttached()
  await specialties.fill('dentistry')
  await expect(said(page, 'Nothing matches.')).toBeAttached()
  await specialties.press('Tab')
  await expect(page.locator('#specialty_ids .combo__list')).toBeHidden()
  await expect(page.getByLabel('Please specify subspecialty')).toBeFocused()
  await expect(specialties).toHaveValue('dentistry')
  await expect(page.locator('#specialty_ids-add-left')).toContainText('not in the list')
  await isAccessible(page)
  await next(page).tap()
  await expect(specialties).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(specialties).toHaveValue('')

  await next(page).tap()
  await page.getByLabel('Motivation for joining the registry').fill('word '.repeat(205))
  await expect(said(page, '205 of 200 words. That is 5 too many')).toBeAttached()
  await expect(page.getByLabel('Motivation for joining the registry')).toHaveAttribute('aria-invalid', 'true')

  await next(page).tap()
  await page.getByRole('combobox', { name: 'Add a language' }).fill('french')
  await page.keyboard.press('Enter')
  await next(page).tap()
  await expect(page.getByRole('alert')).toContainText('Please set the level of each language')
  await expect(page.getByLabel('Proficiency in French')).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page)
  await page.getByLabel('Proficiency in French').tap()
  await page.getByLabel('Africa, >10 years').check()
  await next(page).tap()
  await expect(heading(page, steps.availability)).toBeVisible()
})

test('5.33 Next handles text left in a combobox: a full name is chosen, other text blocks the step', async ({
  page,
}) => {
  await page.goto(`${paths.applyTrainer()}`)
  const languages = page.getByRole('combobox', { name: 'Add a language' })
  await expect(languages).toBeVisible()
  await languages.fill('english')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove English' })).toBeVisible()

  await languages.fill('zulu')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(languages).toBeFocused()
  await expect(languages).toHaveValue('zulu')
  await expect(languages).toBeInViewport()
  await expect(page.locator('#language_proficiency-add-left')).toBeInViewport()
})
