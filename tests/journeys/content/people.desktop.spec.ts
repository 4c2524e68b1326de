import { paths } from '../../../src/domain/paths.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { fits, isAccessibleState, passesAxe } from '../looks.ts'

test(
  '47.4 and 47.10 a person with a portrait and a partner with a logo are added, and a menu entry is hidden',
  long,
  async ({ page, browser, aster, store }) => {
    const { email } = await makeStaff(store, 'administrator')
    await page.goto(paths.adminContent())
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(passwordOfTests)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()

    // The picture is chosen before the script runs.
    const isChosen = Promise.withResolvers<void>()
    await page.route('**/assets/writing-*.js', async (route) => {
      await isChosen.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Add a person' }).click()
    const portrait = await twoColours(300, 200).png().toBuffer()
    await page.getByLabel('Picture', { exact: false }).first().setInputFiles(file('ama.png', portrait))
    isChosen.resolve()
    await expect(page.getByRole('img', { name: 'The picture as pages will show it' })).toBeVisible()
    await page.getByLabel('Part of').selectOption('Secretariat')
    await page.getByLabel('Name', { exact: true }).fill('Ama Mensah')
    await page.getByLabel('Role').fill('Secretary')
    await page.getByLabel('Institution').fill('Ridge Hospital')
    await page.getByLabel('The picture in words').fill('Ama, smiling')
    await page.getByLabel('Consent').fill('By mail on 3 May 2026')
    await passesAxe(page)
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('status').first()).toContainText('Published.')
    await page.getByRole('link', { name: 'Français: not translated' }).click()
    await page.getByLabel('Role', { exact: true }).fill('Secrétaire')
    await page.getByLabel('The picture in words').fill('Ama, souriante')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('status').first()).toContainText('Published.')

    await page.goto(paths.adminContent())
    await page.getByRole('link', { name: 'Add a partner' }).click()
    await page.getByLabel('Kind').selectOption('Mission partner')
    await page.getByLabel('Name', { exact: true }).fill('Baobab Trust')
    await page.getByLabel('Website').fill('http://baobab.org')
    await page
      .getByLabel('Logo')
      .first()
      .setInputFiles(file('logo.png', await twoColours(300, 90).png().toBuffer()))
    await page.getByLabel('The logo in words').fill('Logo of Baobab Trust')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('alert')).toContainText('begins with https://')
    await page.getByLabel('Website').fill('https://baobab.org')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('status').first()).toContainText('Published.')

    const reader = await browser.newPage()
    await expect(async () => {
      await reader.goto(`${aster.url}${paths.secretariat()}`)
      await expect(reader.getByRole('heading', { name: 'Ama Mensah' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(reader.getByRole('img', { name: 'Ama, smiling' })).toBeVisible()
    await isAccessibleState(reader)
    await reader.goto(`${aster.url}/fr${paths.secretariat()}`)
    await expect(reader.getByText('Secrétaire')).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Membres du secrétariat' })).toBeVisible()
    await reader.goto(`${aster.url}${paths.otherPartners()}`)
    await expect(reader.getByRole('link', { name: 'Baobab Trust' })).toHaveAttribute(
      'href',
      'https://baobab.org',
    )
    await reader.setViewportSize({ width: 390, height: 844 })
    await expect(reader.getByRole('img', { name: 'Logo of Baobab Trust' })).toBeVisible()
    await fits(reader, 390)
    await passesAxe(reader)

    await page.goto(paths.adminMenus())
    await page.getByRole('button', { name: 'Hide: Where we work' }).first().click()
    await expect(page.getByRole('status').first()).toContainText('Visitors see it now.')
    await page.locator('summary', { hasText: 'Add a link' }).last().click()
    await isAccessibleState(page)
    await fits(page, 390)
    const entry = reader.locator(`.nav__panel a[href="${paths.whereWeWork()}"]`)
    await expect(async () => {
      await reader.goto(`${aster.url}${paths.otherPartners()}`)
      expect(await entry.count()).toBe(0)
    }).toPass()
    await page.locator('summary', { hasText: 'Back to the delivered menus' }).click()
    await page.getByRole('button', { name: 'Take the delivered menus' }).click()
    await expect(page.getByRole('status').first()).toContainText('as delivered again')
    await expect(async () => {
      await reader.goto(`${aster.url}${paths.otherPartners()}`)
      expect(await entry.count()).toBe(1)
    }).toPass()
    await reader.close()
  },
)

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
