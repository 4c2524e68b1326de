import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import {
  dialogOf,
  giveCredentials,
  isAccessible,
  openApplication,
  save,
  test,
  updated,
} from './own-expert.ts'

test('of two concurrent edits, the slower one gets a conflict message and loses no input', async ({
  page,
  browser,
  expert,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage()
  await openApplication(page, expert)
  await openApplication(other, expert)
  await other.getByLabel('Job title').fill('Head of pharmacy')
  await other.getByLabel('Phone').fill('+233 111')
  await save(other)
  await updated(other)

  await page.getByLabel('Surname').fill('Asante')
  await page.getByLabel('Phone').fill('+233 222')
  await save(page)
  const told = page.getByRole('alert')
  await expect(told).toContainText('Your application was changed in the meantime')
  await expect(told).toContainText('Head of pharmacy')
  await expect(told).toContainText('+233 111')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Load the newer version and keep my changes' }).click()
  await expect(page.locator(':focus')).toContainText('This is the newer version with your changes')
  await expect(page.getByLabel('Job title')).toHaveValue('Head of pharmacy')
  await expect(page.getByLabel('Surname')).toHaveValue('Asante')
  await expect(page.getByLabel('Phone')).toHaveValue('+233 222')
  await save(page)
  await updated(page)
  await other.context().close()
})

test('a lost response does not cause a conflict with one’s own edit', long, async ({ page, expert }) => {
  await openApplication(page, expert)
  await page.route(
    `**/${expert.id}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByLabel('Surname').fill('Asante')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('There is no connection at the moment')
  await save(page)
  await updated(page)
})

test('when the session expires, the dialog returns and no input is lost', async ({ page, expert }) => {
  await openApplication(page, expert)
  await page.getByLabel('Surname').fill('Asante')
  await page.context().clearCookies({ name: 'EDIT-SESSION' })
  await save(page)
  await expect(dialogOf(page)).toContainText('Nothing you typed is lost.')
  await giveCredentials(page, expert)
  await expect(page.getByText('Your application is open again')).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveValue('Asante')
  await save(page)
  await updated(page)
})

test.describe('with a clock of its own', () => {
  test.use({ ownTab: true })

  test(
    '4.28 an application that closed by itself gives the focus back to the field',
    long,
    async ({ page, expert }) => {
      await page.clock.install()
      await openApplication(page, expert)
      await page.getByLabel('Surname').focus()
      await page.clock.fastForward('02:10:00')
      await giveCredentials(page, expert)
      await expect(page.getByText('Your application is open again')).toBeVisible()
      await expect(page.getByLabel('Surname')).toBeFocused()
    },
  )
})

test(
  'another applicant’s e-mail address is refused, and the error links to its field',
  long,
  async ({ page, expert, store }) => {
    const other = await keepExpert(store)
    await openApplication(page, expert)
    await page.getByLabel('Email').fill(other.email)
    await save(page)
    await expect(page.getByRole('alert')).toContainText('Email already exists')
    await page.getByRole('link', { name: 'Change the email address' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
  },
)
