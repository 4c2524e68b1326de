import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { desk, phone } from '../looks.ts'

test("'Read more' lands on the expert's story, clear of the header", async ({ page }) => {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.goto(paths.home())
    const link = page.locator(`a[href^="${paths.expertStories()}#"]`, { hasText: 'Read more' }).first()
    const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? ''
    await link.click()
    await expect(page).toHaveURL(paths.expertStories(anchor))
    const top = (await page.locator(`#${anchor}`).boundingBox())?.y ?? 0
    expect(Math.abs(top - 112), `the story begins at ${top} px`).toBeLessThanOrEqual(1)
  }
})
