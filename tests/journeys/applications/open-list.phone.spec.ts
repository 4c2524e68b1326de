import { expect, test } from '../browser/reused-page.ts'
import { passesAxe } from '../looks.ts'
import { openStep } from './expert-draft.ts'

test('5.32 by touch several choices are made in one opening, and what the list covers is one tap away', async ({
  page,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const answers = {
      name: 'Ama',
      surname: 'Mensah',
      phone: '+233 20 000 0000',
      email: 'ama@hospital.example',
      institution: 'Ridge Hospital',
      job_title: 'Consultant',
      country: 'Ghana',
    }
    const draft = { version: 1, answers, step: 'professional', savedAt: Date.now() }
    localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
  })
  await openStep(page, 'professional')
  const field = page.getByRole('combobox', { name: 'Type or choose' })
  const options = page.locator('.combo__option:visible')
  await field.tap()
  await options.nth(0).tap()
  await options.nth(1).tap()
  await expect(page.locator('.chip')).toHaveCount(2)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await passesAxe(page)

  const below = page.getByLabel('Years of work experience')
  const isCovered = () =>
    below.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect()
      return !it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await below.scrollIntoViewIfNeeded()
  expect(await isCovered()).toBe(true)
  const box = await page.locator('.combo__box').first().boundingBox()
  if (!box) throw new Error('The field is out of sight')
  await page.touchscreen.tap(box.x + box.width - 20, box.y + box.height - 24)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(await isCovered()).toBe(false)
  await below.tap()
  await expect(below).toBeFocused()
  await page.keyboard.press('Escape')

  // Words that cannot take the focus.
  await field.tap()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.chip')).toHaveCount(2)
})
