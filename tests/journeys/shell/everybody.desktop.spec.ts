import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { isFull } from '../../harness/setup/trial.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { passesAxe } from '../looks.ts'
import { kindsOfPage } from './kinds-of-page.ts'

for (const path of [paths.home(), paths.facilityHelp(), paths.contact()]) {
  test(`2.34 ${path}: the Tab key reaches every control, and the focus is visible`, async ({ page }) => {
    await page.goto(path)
    if (path === paths.contact()) await hydrated(page)
    const usable = await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
      const seen = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility())
      seen.forEach((one, index) => {
        one.dataset.usable = String(index)
      })
      return seen.length
    })
    const reached: (string | undefined)[] = []
    for (let presses = 0; presses < usable; presses++) {
      await page.keyboard.press('Tab')
      const { name, isMarked, isOnTop, html } = await page.evaluate(focusOfPage)
      expect.soft({ isMarked, isOnTop }, html).toEqual({ isMarked: true, isOnTop: true })
      reached.push(name)
    }
    expect(reached).toEqual(Array.from({ length: usable }, (_, index) => String(index)))
  })
}

function focusOfPage() {
  const focused = document.activeElement as HTMLElement
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  const [line] = focused.getClientRects()
  const top = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
  return {
    name: focused.dataset.usable,
    html: focused.outerHTML.slice(0, 120),
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isOnTop: Boolean(top && (focused.contains(top) || top.contains(focused))),
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('2.34 every page is readable, and every form can be submitted', async ({ page }) => {
    const addresses = isFull ? everyPath : kindsOfPage
    test.setTimeout(3000 * addresses.length)
    for (const path of addresses) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toBeVisible()
      const forms = page.locator('main form:visible')
      for (const form of await forms.all())
        await expect(form.locator('button[type=submit]:visible'), path).not.toHaveCount(0)
    }
  })
})

for (const path of [paths.home(), paths.whatIsExpert(), paths.story('forty-eight-hours')]) {
  test(`2.34 ${path} prints all text and no controls, dark on white`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(path)
    const controls = page.locator('nav, summary .i, .btn, .site-footer, select')
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    const grounds = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.band, .hero, .page-head')].map(
        (part) => getComputedStyle(part).backgroundColor,
      ),
    )
    expect(grounds.filter((colour) => !/^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/.test(colour))).toEqual(
      [],
    )
    const answers = page.locator('.accordion__body')
    await expect(answers.filter({ visible: true })).toHaveCount(await answers.count())
    await passesAxe(page, 'on paper', { colours: true })
  })
}
