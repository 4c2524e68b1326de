import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { keepActiveExpert, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { test } from '../aster.ts'
import { long } from '../long.ts'
import { signInBrowser } from '../staff/signed-in.ts'
import { richText } from './rich-text.ts'

test('38.10 leaving a story or a telephone entry with unsaved words asks first; without a session nothing is sent', async ({
  page,
  aster,
  store,
}) => {
  await signInBrowser(page.context(), aster, store, 'administrator')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto(`${paths.adminContentEdit()}?kind=story`)
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL(paths.adminInbox())
  expect(asked, 'nothing was typed').toEqual([])

  await page.goto(`${paths.adminContentEdit()}?kind=story`)
  await richText(page).click()
  await page.keyboard.type('Forty-eight hours.')
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL(/kind=story/)

  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByLabel('Title').fill('Two days')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended' })
  await expect(notice).toBeFocused()
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('Two days')

  await page.goto(`${paths.adminOnBehalf()}?kind=hospital&source=telephone`)
  await page.getByLabel('City').fill('Kumasi')
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  await page.getByRole('button', { name: 'Save and mail the link' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect.poll(() => asked).toHaveLength(3)
})

test(
  '38.13 the focus moves to the error of a failed sign-in, and to an expert who was added',
  long,
  async ({ page, aster, store }) => {
    await page.goto(paths.login())
    await page.getByLabel('Email').fill('nobody@aster.example')
    await page.getByLabel('Password').fill('a wrong password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'We could not sign you in' })).toBeFocused()

    const { id } = await keepRequest(store, 'eligible')
    await keepActiveExpert(store, { surname: 'Added' })
    await signInBrowser(page.context(), aster, store, 'coordinator')
    await page.goto(`${paths.adminWorkspace(id)}?search=Added`)
    await page.getByRole('button', { name: /^Add/ }).first().click()
    await expect(page.getByRole('status').filter({ hasText: /on the shortlist|added/i })).toBeFocused()
  },
)
