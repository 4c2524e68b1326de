import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../browser/reused-page.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the answers of an FAQ page open and close', async ({ page }) => {
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

for (const place of ['.site-header', '.site-footer']) {
  test(`2.4 the logo of the ${place.slice(6)} leads to the top of the home page`, async ({ page }) => {
    await page.goto(paths.aboutProgramme())
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await page.locator(`${place} .logo`).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('2.4 a link at the bottom of a page opens the next page at its top', async ({ page }) => {
  for (const path of [paths.aboutProgramme(), paths.home(), paths.contact(), paths.whatIsExpert()]) {
    await page.goto(path)
    const link = page.locator('.site-footer a[href^="/"]:not(.logo)').last()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(address)
    expect(await page.evaluate(() => window.scrollY), path).toBe(0)
  }
})

test('2.37 the footer names the organisation, its channels, the developers and the year', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.locator('.site-footer')
  for (const words of ['Registry. Hosted by', 'Developed by', '© 2024'])
    await expect(footer).toContainText(words)
  for (const channel of ['Institution page', 'X', 'Video channel', 'Professional network'])
    await expect(footer.getByRole('link', { name: channel, exact: true })).toHaveAttribute('href', /^https:/)
})

test('the next page keeps the chosen colour scheme', async ({ page }) => {
  await page.goto('/')
  await page.locator('select[data-theme-select]').selectOption('dark')
  await page.goto(paths.about())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('select[data-theme-select]')).toHaveValue('dark')
})
