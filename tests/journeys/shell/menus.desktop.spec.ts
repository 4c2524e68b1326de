import { expect, test } from '../browser/reused-page.ts'

test('2.3 the keyboard opens each of the five menus, reaches its pages, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.nav__link')).toHaveText([
    'About',
    'Become an Expert',
    'Become a Trainer',
    'Request support',
    'Partnerships',
  ])
  const menus = page.locator('.nav__list details')
  await expect(menus).toHaveCount(4)
  for (const menu of await menus.all()) {
    const firstPage = menu.locator('a').first()
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(firstPage).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(firstPage).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(firstPage).toBeHidden()
    await expect(menu.locator('summary')).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('.nav__link', { hasText: 'Partnerships' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/partnerships')
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

test('moving the focus out of a menu closes it', async ({ page }) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'About' }).click()
  await page.getByRole('link', { name: 'Partnerships' }).first().focus()
  await expect(page.locator('.site-header details[open]')).toHaveCount(0)
})

test('2.3 the header is 7rem high', async ({ page }) => {
  await page.goto('/')
  const rem = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  const inside = await page.locator('.site-header').evaluate((header) => header.clientHeight)
  expect(inside).toBe(7 * rem)
})
