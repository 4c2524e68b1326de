import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'

test('5.31 without flag emoji the open list of countries shows drawn flags, loaded when they are seen', async ({
  page,
}) => {
  // A system without them, whichever this is.
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: [...text].length }) as TextMetrics
  })
  const flags = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/flags/')) flags.add(request.url())
  })
  await page.goto(`${paths.applyHospital()}?step=general`)
  await hydrated(page)
  const country = page.getByLabel('Country', { exact: true })
  expect(flags.size).toBe(0)
  await country.click()
  await expect(page.locator('.select--pictures')).toHaveCount(1)
  await expect(country.locator('option', { hasText: 'Afghanistan' }).locator('img')).toBeVisible()
  await expect.poll(() => flags.size).toBeGreaterThan(3)
  expect(flags.size, 'far countries wait').toBeLessThan(100)
  await isAccessible(page)
  await page.keyboard.type('Ghan')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Ghana')
  await expect(page.locator('.select > .flag')).toHaveAttribute('src', /GH\.svg$/)
})
