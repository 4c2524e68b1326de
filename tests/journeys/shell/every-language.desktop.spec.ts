import { type Locale, localPath } from '../../../src/domain/messages/locales.ts'
import { pluralForms, type TranslatedLocale } from '../../../src/domain/messages/translation.ts'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { isFull } from '../../harness/setup/trial.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { isAccessibleInColour } from '../looks.ts'
import { formSteps, kindsOfPage } from './kinds-of-page.ts'
import { widePages } from './wide-pages.ts'

const addresses = [
  ...everyPath.filter((path) => !/^\/(?:admin|login)/.test(path)),
  ...formSteps,
  `${paths.applyExpert()}?all`,
  `${paths.applyHospital()}?all`,
  '/nowhere',
]

const formsAndKinds = [
  ...new Set([...kindsOfPage, `${paths.applyExpert()}?all`, `${paths.applyHospital()}?all`]),
]

const languages = Object.keys(pluralForms) as TranslatedLocale[]

/** Pages of prose wrap as in English, or as in Arabic where mirrored. */
const laidOutIn = (locale: Locale) =>
  locale === 'en' || locale === 'ar' || isFull ? addresses : formsAndKinds

/** What fits 320 px fits 390, which has the same layout. */
const widths = isFull ? [320, 390, 1280] : [320, 1280]

for (const locale of ['en', ...languages] as const) {
  test(`36.7 no page in ${locale} scrolls sideways`, async ({ sharedPage: page, aster }) => {
    const all = laidOutIn(locale).map((address) => aster.url + localPath(locale, address))
    expect(await widePages(page, all, widths)).toEqual([])
  })
}

for (const locale of languages) {
  // Arabic is mirrored; the others differ from English in words alone.
  const length = locale === 'ar' ? {} : long
  test(`36.8 pages in ${locale} are accessible`, length, async ({ sharedPage: page }) => {
    for (const address of kindsOfPage) {
      await page.goto(localPath(locale, address))
      await test.step(address, () => isAccessibleInColour(page, address === paths.home()))
    }
  })
}

test('36.9 the language menu leads to the same page and query', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(localPath('fr', `${paths.whereWeWork()}?from=mail`))
  await page.locator('.lang summary').click()
  await page.locator('.lang a[lang=ar]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page).toHaveURL(localPath('ar', `${paths.whereWeWork()}?from=mail`))
})

test('36.10 a discreet link offers the same place of the page in the language that the browser prefers, without a redirect', async ({
  browser,
  aster,
}) => {
  const page = await browser.newPage({ baseURL: aster.url, locale: 'fr-SN' })
  await page.goto(`${paths.about()}?from=mail#main`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const line = page.locator('.elsewhere')
  await expect(line).toHaveAttribute('lang', 'fr')
  await line.click()
  await expect(page).toHaveURL(`${localPath('fr', paths.about())}?from=mail#main`)
  await expect(page.locator('.elsewhere')).toHaveCount(0)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ value: 'fr' }))
  await page.goto('/nowhere')
  await expect(page.locator('h1')).toHaveText('We cannot find this page')
  await expect(page.locator('.elsewhere')).toHaveCount(0)
  await page.close()
})

test('36.35 country names in a form are those of its page, not those of the browser', async ({
  sharedPage: page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const locale of languages) {
    const address = `${localPath(locale, paths.applyExpert())}?step=personal`
    const html = await (await page.request.get(address)).text()
    const named = [...html.matchAll(/<option value="[A-Z]{2}">([^<]*)</g)].map(([, name]) => name)
    await page.goto(address)
    await hydrated(page)
    const shown = await page.locator('[name=country] option').allTextContents()
    expect(named.length, locale).toBeGreaterThan(10)
    expect(named.filter((name) => !shown.some((one) => one.startsWith(name as string)))).toEqual([])
  }
  expect(errors).toEqual([])
})

test('36.47 in French the labels of a slider neither overlap nor overflow, and the placeholder of a list is not truncated', async ({
  sharedPage: page,
}) => {
  await page.goto(`${localPath('fr', paths.applyTrainer())}?all`)
  await hydrated(page)
  const add = page.getByRole('combobox', { name: 'Ajouter une langue' })
  for (const language of ['anglais', 'espagnol']) {
    await add.fill(language)
    await add.press('Enter')
  }
  await add.press('Escape')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('.slider input').first().focus()
    const slider = page.locator('.slider').first()
    expect(await slider.evaluate(gaps), `${width} px`).toEqual([])
    await expect(slider).toHaveCSS('outline-style', 'solid')
    await expect(slider.locator('input')).toHaveCSS('outline-style', 'none')
    expect(await add.evaluate((input: HTMLInputElement) => input.clientWidth), `${width} px`).toBeGreaterThan(
      160,
    )
  }
})

/** The labels of a scale that touch the next one, or overflow the slider. */
function gaps(slider: Element): string[] {
  const words = [...slider.querySelectorAll('.slider__scale span')].flatMap((span) => {
    const range = document.createRange()
    range.selectNodeContents(span)
    return getComputedStyle(span).fontSize === '0px' ? [] : [[span.textContent, range] as const]
  })
  const ring = slider.getBoundingClientRect()
  return words.flatMap(([word, range], index) => {
    const { left, right, bottom } = range.getBoundingClientRect()
    const next = words[index + 1]?.[1].getBoundingClientRect()
    const isApart = !next || next.left > right
    return isApart && left >= ring.left - 1 && right <= ring.right + 1 && bottom <= ring.bottom + 1
      ? []
      : [String(word)]
  })
}
