import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../browser/reused-page.ts'
import { cachedAnswers, leaveDraft, openStep } from './expert-draft.ts'

test('deleting a draft asks for confirmation and removes all of it from the device', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await openStep(page, 'professional')
  await page.getByRole('button', { name: 'Delete this draft' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete this draft' })).toBeFocused()
  expect(await cachedAnswers(page)).toBeDefined()
  await page.getByRole('button', { name: 'Delete this draft' }).click()
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page.locator(':focus')).toHaveText('The draft is no longer on this device')
  await expect(page.getByRole('link', { name: 'Begin Registration' })).toBeVisible()
  expect(await cachedAnswers(page)).toBeUndefined()
  await page.reload()
  await expect(page.getByText('The draft is no longer on this device')).toHaveCount(0)
  await page.getByRole('link', { name: 'Begin Registration' }).click()
  await expect(page.getByLabel('Surname')).toHaveValue('')
})

test('2.41 deleting a draft on the introduction focuses the message that says so', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await page.goto(paths.applyExpert())
  await page.getByRole('button', { name: 'Delete this draft' }).click()
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page.locator(':focus')).toHaveText('The draft is no longer on this device')
})

test('two windows show the same draft, and each reports a deletion in the other', async ({
  page,
  store,
  context,
}) => {
  await leaveDraft(page, store)
  await openStep(page, 'personal')
  const other = await context.newPage()
  await openStep(other, 'personal')
  await other.getByLabel('Surname').fill('Boateng')
  await expect(page.getByLabel('Surname')).toHaveValue('Boateng')
  await expect(page.locator('.save-state')).toContainText('Updated from another window')
  await other.getByRole('button', { name: 'Delete this draft' }).click()
  await other.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page.getByRole('alert')).toContainText('The draft is no longer on this device')
  await expect(page.getByLabel('Surname')).toHaveValue('')
})
