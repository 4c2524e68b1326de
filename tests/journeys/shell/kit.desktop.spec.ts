import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { startAster } from '../../harness/server/start-aster.ts'
import { isFull } from '../../harness/setup/trial.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { axeFindings, passesAxe, rulesOfColour } from '../looks.ts'

/** The kit shows several page layouts, so landmarks with the same name repeat. */
const rules = { without: ['landmark-unique'], colours: true }

/** Direction changes no colour, so `npm test` takes each theme in one; `npm run journeys` takes all four. */
const frames = isFull ? ['light-ltr', 'dark-ltr', 'light-rtl', 'dark-rtl'] : ['light-ltr', 'dark-rtl']

test('the kit shows every component, hydrated, in both themes and directions', async ({ page, aster }) => {
  test.slow() // axe checks every component twice
  await judgeKit(page, aster.url, frames)
})

test(
  'in development the browser has nothing to complain of in the kit',
  long,
  async ({ page, databaseUrl }) => {
    test.slow() // the development server starts, and compiles every component
    const development = await startAster(databaseUrl, { NODE_ENV: 'development' })
    await judgeKit(page, development.url, ['light-ltr'])
    await development.stop()
  },
)

async function judgeKit(page: Page, url: string, frames: readonly string[]) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const frame of frames) {
    await page.goto(`${url}${paths.kit()}?frame=${frame}`, { waitUntil: 'networkidle' })
    await expect(page.locator(`#${frame} .btn`).first()).toBeVisible()
    // Themes and directions change nothing but colours.
    if (frame === 'light-ltr') await passesAxe(page, frame, rules)
    else await passesAxe(page, frame, { only: rulesOfColour })
    const field = page.locator('#registry_related_experience')
    await field.getByRole('combobox').click()
    for (const box of (await field.getByRole('option').all()).slice(0, 3)) await box.dispatchEvent('click')
    await expect(field.getByText('You have chosen 3.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Show the snackbar' }).click()
    const opened = { ...rules, within: '#registry_related_experience, .snackbar' }
    await passesAxe(page, `${frame}, a list and a snackbar open`, opened)
    await page.getByRole('button', { name: 'Open the dialog' }).click()
    await passesAxe(page, `${frame}, a dialog open`, { ...rules, within: 'dialog[open]' })
    await page.keyboard.press('Escape')
  }
  expect(complaints).toEqual([])
}

test('axe finds a field without a name, a list without items and text of low contrast', async ({ page }) => {
  await page.setContent(`<input type="text"><ul><p>No item</p></ul>
    <p style="color: #ccc; background: #fff">Pale</p>`)
  const found = async (only?: string[]) => (await axeFindings(page, { only })).map(({ id }) => id)
  expect(await found()).toEqual(expect.arrayContaining(['label', 'list']))
  expect(await found(rulesOfColour)).toEqual(['color-contrast'])
})
