import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'

test('the hamburger opens the five menus, and a page is two taps further', async ({ page }) => {
  await page.goto('/')
  const about = page.getByRole('navigation').locator('summary', { hasText: 'About' })
  await expect(about).toBeHidden()
  await page.locator('summary', { hasText: 'Menu' }).tap()
  await expect(page.locator('.nav__link')).toHaveText([
    'About',
    'Become an Expert',
    'Become a Trainer',
    'Request support',
    'Partnerships',
  ])
  await about.tap()
  await page
    .getByRole('link', { name: /^Where we work/ })
    .first()
    .tap()
  await expect(page).toHaveURL(paths.whereWeWork())
})
