import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { mailNewLink } from '../../../src/services/review/mail-new-link.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { settingsOfTests } from '../../harness/server/settings-of-tests.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { test } from '../aster.ts'
import { long } from '../long.ts'
import { fits, isAccessibleState, phone } from '../looks.ts'
import { signInBrowser } from '../staff/signed-in.ts'
import { sayWhyDeclined } from './say-why-declined.ts'

test(
  '38.7 a coordinator writes a note that outlasts leaving and reloading, and reads the mails of a record',
  long,
  async ({ page, aster, store }) => {
    const { id } = await keepExpert(store)
    await mailNewLink(store, await makeStaff(store, 'coordinator', 'Nia Boateng'), id, settingsOfTests.pins)
    await signInBrowser(page.context(), aster, store, 'coordinator')
    await page.goto(paths.adminExpert(id))
    const timeline = page.getByRole('region', { name: 'Timeline' })
    const note = timeline.getByLabel('New note')
    await note.fill('Rang; prefers mornings.')
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await page.goBack()
    await expect(note).toHaveValue('Rang; prefers mornings.')
    await page.reload()
    await expect(note).toHaveValue('Rang; prefers mornings.')
    await expect(timeline.getByText('You typed this before and did not send it.')).toBeVisible()

    const dialog = page.getByRole('dialog')
    const decline = async () => {
      await page.getByRole('button', { name: 'Decline' }).click()
      await expect(dialog.getByRole('combobox')).toBeFocused()
      await sayWhyDeclined(dialog)
    }
    await decline()
    await dialog.getByLabel('Subject').fill('With regret')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused()
    await decline()
    await expect(dialog.getByLabel('Subject')).toHaveValue('With regret')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog.getByLabel('Subject')).not.toHaveValue('With regret')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await timeline.getByRole('button', { name: 'Add note' }).click()
    const entries = timeline.getByRole('listitem')
    await expect(entries.filter({ hasText: 'Rang; prefers mornings.' })).toBeVisible()
    await expect(note).toHaveValue('')
    const mailed = entries.filter({ hasText: 'New link mailed, by Nia Boateng' })
    await mailed.locator('summary').click()
    await expect(mailed.getByText('Here are a new link and a new PIN for you.')).toBeVisible()
    await expect(mailed.getByText('link, hidden')).toBeVisible()
    await isAccessibleState(page)
    await fits(page, phone.width)
  },
)
