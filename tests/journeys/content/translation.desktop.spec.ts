import { paths } from '../../../src/domain/paths.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { fits, passesAxe } from '../looks.ts'
import { richText } from './rich-text.ts'

const editor = paths.adminContentEdit()

test(
  '34.3 an editor translates a story into French; Spanish readers get English; a later change shows',
  long,
  async ({ page, browser, aster, store }) => {
    const { email } = await makeStaff(store, 'editor')
    await page.goto(`${editor}?kind=story`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(passwordOfTests)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()

    await page.getByLabel('Title').fill('The day shift')
    await page.getByLabel('Synopsis').fill('Who decides at noon?')
    await page.getByLabel('Country or region').fill('Aloe District Hospital')
    await richText(page).fill('Everybody was asked.')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('status')).toContainText('Published.')

    await page.getByRole('link', { name: 'Français: not translated' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Français: The day shift')
    await expect(page.getByText('Who decides at noon?')).toBeVisible()
    await page.getByLabel('Title').fill('L’équipe de jour')
    await page.getByLabel('Synopsis').fill('Qui décide à midi ?')
    await page.getByLabel('Country or region').fill('Hôpital Aloe')
    const text = richText(page)
    await expect(text).toHaveAttribute('lang', 'fr')
    await text.fill('Tout le monde a été consulté.')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('status')).toContainText('Published.')
    await expect(page.getByRole('link', { name: 'Français: published' })).toBeVisible()
    await passesAxe(page)

    const reader = await browser.newPage()
    const address = paths.story('the-day-shift')
    await reader.goto(`${aster.url}/fr${address}`)
    await expect(reader.locator('html')).toHaveAttribute('lang', 'fr')
    const title = reader.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('L’équipe de jour')
    await expect(title).not.toHaveAttribute('lang')
    await expect(reader.locator('.prose')).toContainText('Tout le monde a été consulté.')
    await reader.goto(`${aster.url}/es${address}`)
    await expect(title).toHaveText('The day shift')
    await expect(title).toHaveAttribute('lang', 'en')

    await page.getByRole('link', { name: 'The English text' }).click()
    await page.getByLabel('Synopsis').fill('Who decides at one?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('Saved.')
    const newer = 'Français: published, the English text is newer'
    await page.getByRole('link', { name: newer }).click()
    await expect(page.getByRole('heading', { name: 'The English text is newer' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await passesAxe(page)
    await fits(page, 390)
    await page.goto(paths.adminContent())
    const own = page.getByRole('listitem').filter({ hasText: 'The day shift' })
    await fits(page, 390)
    await passesAxe(page)
    await own.getByRole('link', { name: `FR ${newer}` }).click()
    await page.getByRole('button', { name: 'It is up to date' }).click()
    await expect(page.getByRole('status')).toContainText('Marked as up to date.')
    await expect(page.getByRole('link', { name: 'Français: published', exact: true })).toBeVisible()
  },
)
