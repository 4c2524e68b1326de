import { localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { hydrated } from '../browser/hydrated.ts'
import { fits } from '../looks.ts'
import { expect, test } from '../uploads/upload-stage.ts'
import { accessIn, Reader } from './reader.ts'

test.slow() // on a slow connection

const typed = {
  name: 'مستشفى الواحة',
  address: 'شارع المستشفى 12',
  city: 'الواحة',
  contact_person: 'أمل الحسن',
  phone_number: '+212 5 0000 0000',
}

test('36.11 a hospital asks for support in Arabic on a phone over 2G, changes the language on the way, and reads its receipt', async ({
  page,
  aster,
  faultyProxy,
}) => {
  const email = `amal.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  const reader = new Reader('ar')
  Object.assign(faultyProxy, { speed: 10_000, speedDown: 30_000, delay: 300 })
  const field = (name: string) => page.locator(`[name=${name}]`)
  const next = () => page.locator('[name=_next]').tap()
  const step = (name: string) => expect(page).toHaveURL(new RegExp(`step=${name}$`))

  await page.goto(faultyProxy.url + localPath('ar', paths.home()))
  await page
    .getByRole('main')
    .locator(`a[href="${localPath('ar', paths.applyHospital())}"]`)
    .first()
    .tap()
  await reader.reads(page)
  await page.getByRole('main').locator(`a[href*="step=general"]`).first().tap()
  await hydrated(page)
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await field('email').fill(email)
  await field('country').selectOption({ label: 'المغرب' })
  await next()
  await step('about')
  await reader.reads(page)

  // In the middle of the form, to French and back: the draft and the step are there.
  await page.locator('.menu summary').tap()
  await page.locator('.lang summary').tap()
  await page.locator('.lang a[lang=fr]').tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await step('about')
  await hydrated(page)
  await expect(field('name')).toHaveValue(typed.name)
  await page.goBack()
  await hydrated(page)

  await field('institution_level_id').selectOption({ index: 1 })
  for (const name of ['num_of_employees', 'num_of_beds', 'num_of_outpatients']) await field(name).fill('١٢٠')
  await field('requested_support_description').fill('افتُتح مختبرنا هذا العام.')
  await next()
  for (const name of ['requested_support_reason', 'expert_work_expectations', 'expected_project_outcome'])
    await field(name).fill('نحتاج إلى أول مخطط للحساسية.')
  await reader.reads(page)
  await next()
  await field('support_timeframe').selectOption({ index: 1 })
  await page.locator('[name=method_of_support][value=onlineOnly]').check()
  await fits(page, 320)
  await page.setViewportSize({ width: 390, height: 844 })
  await next()
  await field('terms_and_conditions').check()
  await page.getByRole('button', { name: reader.t('wizard.submit') }).tap()
  await expect(page.getByRole('alert')).toBeFocused()
  await reader.reads(page)
  await field('information_accuracy_confirmation').check()
  await page.getByRole('button', { name: reader.t('wizard.submit') }).tap()
  await expect(page.getByText(/H-\d{5}/).first()).toBeVisible()
  await reader.reads(page)

  const [receipt] = await reader.readsMails(aster, email, 1)
  expect(receipt && new URL(accessIn(receipt).href).pathname).toBe('/ar/request-support/edit')
})

test('36.52 a field runs in the direction of what is typed, and an empty one in that of its page', async ({
  page,
}) => {
  await page.goto(localPath('ar', `${paths.applyHospital()}?step=general`))
  const directionOf = (name: string) =>
    page.locator(`[name=${name}]`).evaluate((field) => {
      const { direction, unicodeBidi } = getComputedStyle(field)
      return `${direction} ${unicodeBidi}`
    })
  expect(await directionOf('name')).toBe('rtl plaintext')
  expect(await directionOf('email')).toMatch(/^ltr (?!plaintext)/)
})
