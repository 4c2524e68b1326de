import { localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { accessIn, Reader, unlock } from './reader.ts'

test(
  '36.15 a trainer applies in Indonesian, changes to English and back without loss, and opens the application by its mail',
  long,
  async ({ page, aster }) => {
    const email = `dewi.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    const reader = new Reader('id')
    const field = (name: string) => page.locator(`[name=${name}]`)
    const to = async (locale: string) => {
      await page.locator('.lang summary').click()
      await page.locator(`.lang a[lang=${locale}]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await hydrated(page)
    }
    await page.goto(localPath('id', paths.applyTrainer()))
    await hydrated(page)
    await field('name').fill('Dewi')
    await field('surname').fill('Lestari')
    await field('email').fill(email)
    await field('phone_number').fill('+62 21 000 0000')
    await field('country_origin').selectOption({ label: 'Jerman' })
    await to('en')
    await expect(field('surname')).toHaveValue('Lestari')
    await expect(field('country_origin')).toHaveValue('Germany')
    await to('id')
    await expect(field('surname')).toHaveValue('Lestari')
    await page.getByRole('button', { name: reader.t('wizard.submit') }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await reader.reads(page)

    for (const [at, letters] of ['mikro', 'inggris'].entries()) {
      await page.locator('input[role=combobox]').nth(at).click()
      await page.keyboard.type(letters)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
    }
    await page.locator('#language_proficiency input[type=range]').filter({ visible: true }).first().fill('3')
    await reader.reads(page)
    await page.getByRole('button', { name: reader.t('wizard.submit') }).click()
    await expect(page.getByText(/T-\d{5}/).first()).toBeVisible()
    await reader.reads(page)

    const [receipt] = await reader.readsMails(aster, email, 1)
    const { href, pin } = accessIn(receipt as NonNullable<typeof receipt>)
    expect(new URL(href).pathname).toBe('/id/become-trainer/edit')
    await page.goto(href)
    await unlock(page, { email, pin })
    await expect(field('surname')).toHaveValue('Lestari')
    await reader.reads(page)
  },
)
