import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/reused-page.ts'
import { leaveDraft, openStep } from './expert-draft.ts'

/** Presses a button that removes itself. */
async function pressAway(page: Page, button: Locator): Promise<void> {
  const before = await button.count()
  await button.first().focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveCount(before - 1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
}
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('2.46 when a pressed button removes itself, the focus stays in the form, and the removal is announced', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await openStep(page, 'professional')
  const specialties = page.getByRole('combobox', { name: 'Type or choose' })
  await expect(specialties).toHaveAttribute('aria-expanded', 'false')
  await specialties.press('ArrowDown')
  await expect(specialties).toHaveAttribute('aria-expanded', 'true')
  await specialties.press('Escape')
  await specialties.fill('nurs')
  await expect(said(page, '1 match')).toBeAttached()
  await specialties.press('Enter')
  await expect(specialties).toHaveValue('')
  await pressAway(page, page.getByRole('button', { name: 'Remove Nursing' }))
  await expect(said(page, 'Nursing removed')).toBeAttached()

  await openStep(page, 'global')
  await pressAway(page, page.getByRole('button', { name: /^Remove Wolof|^Remove Other/ }))
  await pressAway(page, page.getByRole('button', { name: 'Remove Senegal' }))
  await expect(page.getByRole('table', { name: /region/i })).toBeVisible()
  await pressAway(page, page.getByRole('button', { name: /^Clear/ }))

  await openStep(page, 'motivation')
  const files = page.getByRole('button', { name: /^Remove file/ })
  await expect(files).toHaveCount(2) // the draft brings them one after the other
  await pressAway(page, files)
})

test('2.46 consent is asked as a group that must be answered, and each step has its own title', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await openStep(page, 'submission')
  await expect(page).toHaveTitle(/^Step 6 of 6: Submission/)
  const consent = page.getByRole('radiogroup').filter({ has: page.getByLabel('Yes') })
  await expect(consent).toHaveAttribute('aria-required', 'true')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Step 6 of 6/)
})
