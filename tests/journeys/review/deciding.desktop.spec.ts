import { expect, type Locator, type Page } from '@playwright/test'
import { applicationPath } from '../../../src/domain/review/application-screens.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { test } from '../applicants/own-expert.ts'
import { long } from '../long.ts'
import { isAccessibleState } from '../looks.ts'
import { openToday } from '../staff/signed-in.ts'

async function press(page: Page, button: Locator) {
  await button.focus()
  await page.keyboard.press('Enter')
}

test(
  '39.53 a coordinator sets an interview, assesses and merges a duplicate with the keyboard',
  long,
  async ({ page, store, aster }) => {
    test.setTimeout(120_000)
    const person = { name: 'Esi', surname: 'Twice', country: 'Ghana' }
    const { id } = await keepExpert(store, person)
    await keepExpert(store, { ...person, job_title: 'Head of pharmacy' })
    for (const status of ['in_review', 'interview'] as const)
      await store.db.updateTable('application').set({ status }).where('id', '=', id).execute()
    await openToday(page, aster, store, 'coordinator')
    await page.goto(applicationPath('expert', id))
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

    await test.step('sets an interview', async () => {
      await press(page, button('Set a time'))
      await expect(page.getByLabel('Begins')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button('Set a time')).toBeFocused()
      await press(page, button('Set a time'))
      await page.getByLabel('Begins').fill('2099-12-02T14:30')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Place or link')).toBeFocused()
      await page.keyboard.type('https://meet.example/esi')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Text')).toBeFocused()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('The interview is set. The mail is on its way.')).toBeVisible()
      await expect(button('Change')).toBeFocused()
    })

    await test.step('assesses, and reads the average', async () => {
      await press(page, button('Assess'))
      for (const criterion of ['Clinical experience', 'Stewardship experience', 'Communication'])
        await page.getByRole('radiogroup', { name: criterion }).getByLabel('4').check()
      await page.getByLabel('Not sure').check()
      await press(page, button('Save the assessment'))
      await expect(button('Change your assessment')).toBeFocused()
      await expect(page.getByText('4 of 5')).toBeVisible()
    })

    await test.step('compares the duplicate and merges it', async () => {
      await press(page, button(/^Merge/))
      const dialog = page.getByRole('dialog', { name: 'Merge two applications' })
      await expect(dialog.getByRole('radio').first()).toBeFocused()
      await expect(dialog.getByRole('cell', { name: 'Head of pharmacy' })).toBeVisible()
      await isAccessibleState(page)
      await page.keyboard.press('Escape')
      await expect(button(/^Merge/)).toBeFocused()
      await page.keyboard.press('Enter')
      await press(page, dialog.getByRole('button', { name: /^Merge E-/ }))
      await expect(page.getByText('Perhaps a duplicate')).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('heading', { name: /merged into this one/ })).toBeVisible()
    })
  },
)
