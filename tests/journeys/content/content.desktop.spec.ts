import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { fits, passesAxe } from '../looks.ts'
import { richText } from './rich-text.ts'

async function signIn(page: Page, store: Store, wanted: string) {
  const { email } = await makeStaff(store, 'editor')
  await page.goto(wanted)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(passwordOfTests)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('2.26 an editor writes a story by keyboard, previews it, publishes it, and it is on the home page', async ({
  page,
  browser,
  aster,
  store,
}) => {
  await signIn(page, store, paths.adminContent())
  await page.getByRole('link', { name: 'Write a story' }).click()
  await page.getByLabel('Title').fill('The night shift')
  await page.getByLabel('Synopsis').fill('Who decides at three in the morning?')
  await page.getByLabel('Country or region').fill('Aloe District Hospital')
  const buffer = await twoColours(320, 200).jpeg().toBuffer()
  const photo = { name: 'ward.jpg', mimeType: 'image/jpeg', buffer }
  await write(page)
  await page.getByLabel('Picture (optional)').setInputFiles(photo)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert')).toContainText('The picture in words: This field is required')
  await page.getByLabel('The picture in words').fill('A ward at night')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('status')).toContainText('Saved.')

  const reader = await browser.newPage()
  await reader.goto(await page.getByLabel('Address of the draft').inputValue())
  await expect(reader.getByText('This is a draft')).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Then somebody was' })).toBeVisible()
  await expect(reader.locator('.prose strong')).toHaveText('asked')
  await expect(reader.getByRole('link', { name: 'the report' })).toHaveAttribute(
    'href',
    'https://who.int/report',
  )
  for (const name of ['A ward at night', 'Two beds']) {
    const picture = reader.getByRole('img', { name })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('.avif')
  }

  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('status')).toContainText('Published.')
  await page.getByRole('link', { name: 'All content' }).click()
  // First in the order, so that the home page shows it.
  await putFirst(page, 'The night shift')
  await reader.goto(aster.url)
  await expect(reader.getByRole('heading', { name: 'The night shift' })).toBeVisible()

  const own = page.getByRole('listitem').filter({ hasText: 'The night shift' })
  await own.getByText('Remove', { exact: true }).click()
  await own.getByRole('button', { name: 'Remove for good' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Removed.' })).toBeVisible()
})

/** Drags the row to the top, then moves it down and up by keyboard; the focus stays on the button. */
async function putFirst(page: Page, title: string) {
  const stories = page.getByRole('region', { name: 'Stories' }).getByRole('listitem')
  const own = stories.filter({ hasText: title })
  const handle = '[data-handle]'
  await own.locator(handle).dragTo(stories.first().locator(handle))
  const said = page.getByRole('status').filter({ hasText: title })
  await expect(said).toContainText('is now number 1 of')
  await page.getByRole('button', { name: `Move down: ${title}` }).press('Enter')
  await expect(said).toContainText('is now number 2 of')
  await expect(page.getByRole('button', { name: `Move down: ${title}` })).toBeFocused()
  await page.getByRole('button', { name: `Move up: ${title}` }).press('Enter')
  await expect(said).toContainText('is now number 1 of')
  await expect(stories.first()).toContainText(title)
}

/** Writes by keyboard alone: a heading, a bold word, a link that is refused first, and an inline picture. */
async function write(page: Page) {
  const tools = page.getByRole('toolbar')
  const text = richText(page)
  await tools.getByRole('button', { name: 'Heading', exact: true }).press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('Then somebody was')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nobody was ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('asked')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', says ')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Address').fill('the report')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter an address such as')).toBeVisible()
  await page.getByLabel('Address').fill('who.int/report')
  await page.getByLabel('Words of the link').fill('the report')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('.')
  // The toolbar is one tab stop; the arrow keys move between its buttons. The editor may take the focus once more, in
  // the frame after its dialog has closed.
  await expect(async () => {
    if (await text.evaluate((it) => it === document.activeElement)) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Home')
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
    await expect(tools.getByRole('button', { name: 'Picture in the text' })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  const buffer = await twoColours(64, 48).png().toBuffer()
  await page.getByLabel('File').setInputFiles({ name: 'beds.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Insert' }).press('Enter')
  await expect(page.getByRole('dialog').getByText('This field is required')).toBeVisible()
  await page.getByLabel('What it shows, in words').fill('Two beds')
  await page.keyboard.press('Enter')
  await expect(richText(page).getByRole('img', { name: 'Two beds' })).toBeVisible()
}

test('axe finds no violation on the editors’ pages, and they fit a phone', long, async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, store, paths.adminContent())
  await expect(page.getByRole('link', { name: 'Write a story' })).toBeVisible()
  for (const path of [paths.adminContent(), `${paths.adminContentEdit()}?kind=profile`]) {
    await page.goto(path)
    await passesAxe(page)
    await fits(page, 390)
  }
})
