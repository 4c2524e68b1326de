import AxeBuilder from '@axe-core/playwright'
import { paths } from '../../src/domain/paths.ts'
import { expect, test } from './aster.ts'
import { awake } from './awake.ts'

const looks = [
  { name: 'light', prefix: '', colorScheme: 'light' },
  { name: 'dark', prefix: '', colorScheme: 'dark' },
  { name: 'right to left', prefix: '/ar-xb', colorScheme: 'light' },
] as const

const pages = [
  paths.home(),
  paths.whatIsExpert(),
  paths.whereWeWork(),
  paths.expertStories(),
  paths.news(),
  paths.contact(),
  paths.applyExpert(),
  `${paths.applyExpert()}?all`,
  `${paths.applyHospital()}?all`,
  paths.applyTrainer(),
  paths.editExpert(),
  `${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
  '/nowhere',
]

for (const { name, prefix, colorScheme } of looks) {
  for (const path of pages) {
    test(`${path}, ${name}, has nothing that axe objects to and fits its screen`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(prefix + path)
      await expect(page.locator('html')).toHaveAttribute('dir', prefix ? 'rtl' : 'ltr')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
    })
  }
}

test('a form with mistakes in it is accessible too', async ({ page }) => {
  await page.goto(paths.contact())
  await awake(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})
