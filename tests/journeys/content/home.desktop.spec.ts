import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../browser/reused-page.ts'

test("2.30 a card of 'Local Impact' takes 80 % of a small screen, 45 % of a medium and 30 % of a large one", async ({
  page,
}) => {
  await page.goto(paths.home())
  const cards = page.locator('[aria-labelledby=impact] .cards')
  for (const [width, share] of [
    [390, 80],
    [800, 45],
    [1280, 30],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const shares = await cards.evaluate((list) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(list)
      const row =
        list.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return [...list.children].map((card) => Math.round((100 * card.getBoundingClientRect().width) / row))
    })
    expect(shares, `${width} px`).toEqual([share, share, share])
  }
})

test("2.30 a card of 'Local Impact' has a picture, a title, a synopsis and leads to its story", async ({
  page,
}) => {
  await page.goto(paths.home())
  const card = page.locator('[aria-labelledby=impact] .card').first()
  await expect(card.locator('img[alt]:not([alt=""])')).toBeVisible()
  await expect(card.locator('p')).toContainText(/\w+ \w+/)
  const title = await card.getByRole('heading').textContent()
  await card.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.story('')}[a-z-]+$`))
  await expect(page.locator('h1')).toHaveText(title ?? '')
})

test('2.31 the home page shows news and experts, and ends with three calls', async ({ page }) => {
  await page.goto(paths.home())
  await expect(page.locator('[aria-labelledby=news] li').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Meet our Experts' }).locator('figure')).toHaveCount(3)
  const calls = page.locator('[aria-labelledby=call]').getByRole('link')
  await expect(calls).toHaveText(['Request support', 'Become an Expert', 'Become a Trainer'])
  const addresses = await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([paths.applyHospital(), paths.applyExpert(), paths.applyTrainer()])
})
