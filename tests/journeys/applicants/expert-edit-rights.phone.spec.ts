import { readFile } from 'node:fs/promises'
import { paths } from '../../../src/domain/paths.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import { dialogOf, giveCredentials, isAccessible, openApplication, ownPage, test } from './own-expert.ts'

test('an applicant downloads all data stored about them', async ({ page, expert }) => {
  await openApplication(page, expert)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^aster-E-\d{5}\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.application.answers.surname).toBe('Owusu')
  expect(data.files).toHaveLength(2)
})

test('withdrawing asks for confirmation; the application can still be read and erased', async ({
  page,
  expert,
  store,
}) => {
  await openApplication(page, expert)
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('button', { name: 'No, go back' }).click()
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(page.getByRole('heading', { name: 'Your application is withdrawn' })).toBeFocused()
  await expect(page).toHaveTitle(/^Your application is withdrawn/)
  const { status } = await store.db
    .selectFrom('application')
    .select('status')
    .where('id', '=', expert.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('withdrawn')
  await page.getByRole('button', { name: 'Back to my application' }).click()
  await expect(page.getByText('You have withdrawn this application')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw my application' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Erase my data' })).toBeVisible()
})

test('erasing asks for confirmation twice; then the link no longer works', async ({
  page,
  expert,
  store,
}) => {
  await openApplication(page, expert)
  const erase = page.getByRole('button', { name: 'Erase my data' })
  const safe = page.getByRole('button', { name: /^No, / })
  for (const leave of ['Escape', 'Enter']) {
    await erase.click()
    await expect(safe).toBeFocused()
    await page.keyboard.press(leave)
    await expect(erase).toBeFocused()
  }
  await erase.click()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Go on to erase' }).click()
  await expect(safe).toBeFocused()
  await page.getByRole('button', { name: 'Erase everything now' }).click()
  await expect(page.getByRole('heading', { name: 'Your data are erased' })).toBeFocused()
  await expect(page).toHaveTitle(/^Your data are erased/)
  const { db } = store
  expect(await db.selectFrom('application').select('id').where('id', '=', expert.id).execute()).toEqual([])
  expect(
    await db
      .selectFrom('upload')
      .select('id')
      .where('id', 'in', [expert.resume, expert.endorsement])
      .execute(),
  ).toEqual([])
  await page.goto(ownPage(expert))
  await giveCredentials(page, expert)
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Invalid email or PIN. Please try again.')
})

test(
  'signing out closes the application, and warns about unsaved changes',
  long,
  async ({ page, expert }) => {
    await openApplication(page, expert)
    await page.getByLabel('Surname').fill('Asante')
    const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
    await signOut.click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'No, go back' }).click()
    await expect(page.getByLabel('Surname')).toHaveValue('Asante')
    await signOut.click()
    await page.getByRole('button', { name: 'Sign out without saving' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeFocused()
    await page.getByRole('button', { name: 'Open it again' }).click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page.locator('.editing').getByLabel('Surname')).toHaveValue('')
  },
)

test('an address with an incomplete link says so and names a contact', async ({ page }) => {
  for (const address of ['', '?h=', '?h=%3Cb%3E', '?h=too-short']) {
    await page.goto(paths.editExpert() + address)
    await expect(page.getByText('This address is not a complete link')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us', exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
