import { paths } from '../../src/domain/paths.ts'
import { expect, test } from './aster.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every menu opens and leads on', async ({ page, viewport }) => {
    await page.goto('/')
    if ((viewport?.width ?? 0) < 1000) await page.locator('summary', { hasText: 'Menu' }).click()
    await page.locator('summary', { hasText: 'Request support' }).click()
    await page
      .getByRole('link', { name: /^How can the programme help my facility/ })
      .first()
      .click()
    await expect(page).toHaveURL(paths.facilityHelp())
    await expect(page.locator('h1')).toBeVisible()
  })

  test('the answers of a page of questions open and close', async ({ page }) => {
    await page.goto(paths.whatIsExpert())
    const first = page.locator('.accordion details').first()
    await expect(first.locator('.accordion__body')).toBeVisible()
    await first.locator('summary').click()
    await expect(first.locator('.accordion__body')).toBeHidden()
    const second = page.locator('.accordion details').nth(1)
    await second.locator('summary').click()
    await expect(second.locator('.accordion__body')).toBeVisible()
  })
})

test('the logo leads home and every page begins at its top', async ({ page }) => {
  await page.goto(paths.aboutProgramme())
  await page.mouse.wheel(0, 2000)
  await page.locator('.site-footer .logo').click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a chosen colour scheme stays chosen on the next page', async ({ page }) => {
  await page.goto('/')
  await page.locator('select[data-theme-select]').selectOption('dark')
  await page.goto(paths.about())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('select[data-theme-select]')).toHaveValue('dark')
})
