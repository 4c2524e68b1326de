import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { startAster } from '../../harness/server/start-aster.ts'
import { expect, test, withDatabase, withStore } from '../aster.ts'
import { long } from '../long.ts'
import { fits, isAccessibleInColour } from '../looks.ts'
import { budgetOf } from '../shell/budgets.ts'
import { Scale } from '../shell/weigh.ts'
import { signInBrowser } from '../staff/signed-in.ts'

const team = ['Ama Mensah', 'Luis Ortega', 'Mei Tan', 'Jonas Falk', 'Sara Haddad']
const partners = ['Baobab Trust', 'Harbour Society']

test(
  '47.14 an administrator of another institution makes a new registry theirs in the browser alone',
  long,
  async ({ browser }) => {
    test.slow()
    await withDatabase(async (databaseUrl) => {
      const aster = await startAster(databaseUrl, { ASTER_TRUST_PROXY: 'loopback' })
      const context = await browser.newContext({ baseURL: aster.url, reducedMotion: 'reduce' })
      await withStore(databaseUrl, (store) => signInBrowser(context, aster, store, 'administrator'))
      const page = await context.newPage()
      await brand(page)
      for (const name of team) await addPerson(page, name)
      for (const name of partners) await addPartner(page, name)
      await rewrite(page)
      await removeSamples(page)

      await expect(async () => {
        await page.goto(paths.home())
        await expect(page.getByRole('contentinfo')).toContainText('Ridge Network', { timeout: 500 })
      }).toPass()
      await expect(page.getByText(/ASTER/)).toHaveCount(1) // the software's name, in the footer
      await isAccessibleInColour(page)
      const scale = await Scale.under(page)
      const { markup } = await scale.weigh(aster.url + paths.home())
      expect(markup).toBeLessThanOrEqual(budgetOf(paths.home())?.markup ?? 0)

      await page.goto(paths.team())
      for (const name of team) await expect(page.getByRole('heading', { name })).toBeVisible()
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(team.length)
      await isAccessibleInColour(page)
      await fits(page, 390)
      await page.goto(paths.otherPartners())
      for (const name of partners) await expect(page.getByRole('link', { name })).toBeVisible()
      await isAccessibleInColour(page)
      await fits(page, 390)
      await page.goto(`/fr${paths.aboutProgramme()}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre programme')
      await isAccessibleInColour(page)
      await page.goto(paths.aboutProgramme())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our programme')
      await context.close()
      await aster.stop()
    })
  },
)

const picture = async (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await twoColours(width, height).png().toBuffer(),
})

async function brand(page: Page) {
  await page.goto(paths.adminBrand())
  await page.getByLabel('Short name').fill('Ridge')
  await page.getByLabel('Long name, in English').fill('Ridge Network of Stewards')
  await page.getByLabel('Logo').setInputFiles(await picture(600, 200))
  await page.getByLabel('Main colour', { exact: true }).fill('#7a1f3d')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The brand is saved')).toBeVisible()
}

async function addPerson(page: Page, name: string) {
  await page.goto(paths.adminContent())
  await page.getByRole('link', { name: 'Add a person' }).click()
  await page.getByLabel('Part of').selectOption('Team')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Role').fill('Coordinator')
  await page
    .getByLabel('Picture', { exact: false })
    .first()
    .setInputFiles(await picture(300, 300))
  await expect(page.getByRole('img', { name: 'The picture as pages will show it' })).toBeVisible()
  await page.getByLabel('The picture in words').fill(`${name}, smiling`)
  await page.getByLabel('Consent').fill('By mail on 3 May 2026')
  await publish(page)
}

async function addPartner(page: Page, name: string) {
  await page.goto(paths.adminContent())
  await page.getByRole('link', { name: 'Add a partner' }).click()
  await page.getByLabel('Kind').selectOption('Mission partner')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Website').fill('https://partner.org')
  await page
    .getByLabel('Logo')
    .first()
    .setInputFiles(await picture(300, 90))
  await page.getByLabel('The logo in words').fill(`Logo of ${name}`)
  await publish(page)
}

/** One page in two languages. */
async function rewrite(page: Page) {
  await page.goto(paths.adminPages())
  await page.getByRole('link', { name: 'About the programme', exact: true }).click()
  await page.locator('#title').fill('Our programme')
  await publish(page)
  await page.getByRole('link', { name: 'Français: shows English' }).click()
  await page.locator('#title').fill('Notre programme')
  await publish(page)
}

async function removeSamples(page: Page) {
  await page.goto(paths.adminContent())
  await page.locator('summary', { hasText: 'Remove sample content' }).click()
  await page.getByRole('button', { name: 'Remove for good' }).click()
  await expect(page.getByRole('status').first()).toContainText('The sample content is removed.')
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('status').first()).toContainText('Published.')
}
