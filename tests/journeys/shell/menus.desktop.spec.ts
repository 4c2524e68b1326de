import { expect, test } from '../aster.ts'

test('the keyboard opens a menu, reaches its pages, and Escape leads back', async ({ page }) => {
  await page.goto('/')
  const about = page.getByRole('navigation').locator('summary', { hasText: 'About' })
  await about.focus()
  await page.keyboard.press('Enter')
  const item = page.locator('.nav a', { hasText: 'About the programme' })
  await expect(item).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(item).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expect(about).toBeFocused()
})

test('one menu is open at a time, and a click beside it closes it', async ({ page }) => {
  await page.goto('/')
  const open = page.locator('.site-header details[open]')
  await page.locator('summary', { hasText: 'Become an Expert' }).click()
  await page.locator('summary', { hasText: 'Request support' }).click()
  await expect(open).toHaveCount(1)
  await expect(page.locator('.nav a', { hasText: 'Types of support' })).toBeVisible()
  await page.locator('h1').click()
  await expect(open).toHaveCount(0)
})

test('leaving a menu with the keyboard closes it behind the person', async ({ page }) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'About' }).click()
  await page.getByRole('link', { name: 'Partnerships' }).first().focus()
  await expect(page.locator('.site-header details[open]')).toHaveCount(0)
})

test('the header is 7rem high', async ({ page }) => {
  await page.goto('/')
  expect((await page.locator('.site-header').boundingBox())?.height).toBeCloseTo(113, 0)
})
