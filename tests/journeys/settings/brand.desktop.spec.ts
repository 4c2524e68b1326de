import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { test } from '../aster.ts'
import { isAccessibleState } from '../looks.ts'

test('46.7 an administrator renames, recolours and uploads a logo, and sees it on the site and in French', async ({
  officePage: page,
  store,
}) => {
  await page.goto(paths.adminSettings())
  await page.getByRole('main').getByRole('link', { name: 'Brand' }).click()
  const warnsOnLeaving = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect(page.getByLabel('Main colour', { exact: true }).locator('+ input')).toBeVisible()
  expect(await warnsOnLeaving()).toBe(false)
  await page.getByLabel('Short name').fill('Ridge')
  expect(await warnsOnLeaving()).toBe(true)
  await page.getByLabel('Long name, in English').fill('Ridge Network of Stewards')
  await page.getByLabel('French').fill('Réseau Ridge')
  const buffer = await twoColours(600, 200).png().toBuffer()
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })

  const colour = page.getByLabel('Main colour', { exact: true })
  const preview = page.getByRole('region', { name: 'Preview' })
  await colour.fill('#e8c547')
  await expect(preview.getByRole('status')).toContainText('The nearest colour that passes is')
  await expect(preview.locator('.logo__name').first()).toHaveText('Ridge')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(colour).toHaveAccessibleDescription(/Too little contrast to be read: 1\.\d to 1/)
  await expect(page.getByLabel('Short name')).toHaveValue('Ridge')
  await expect(page.getByText('Your new logo has arrived. It is not saved yet.')).toBeVisible()

  await colour.fill('#7a1f3d')
  const button = preview.getByRole('button', { name: 'Button', exact: true }).first()
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 61)')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The brand is saved')).toBeVisible()
  await expect(page.getByLabel('Main colour', { exact: true }).locator('+ input')).toBeVisible()
  expect(await warnsOnLeaving(), 'a logo is set, nothing is changed').toBe(false)
  await isAccessibleState(page)

  await expect(async () => {
    await page.goto(paths.home())
    await expect(page.getByRole('banner').getByRole('img', { name: 'Ridge' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page).toHaveTitle(/Ridge/)
  await isAccessibleState(page)
  await page.goto('/fr')
  await expect(page.getByRole('contentinfo')).toContainText('Réseau Ridge')
  await store.db.deleteFrom('registry_facts').execute()
})
