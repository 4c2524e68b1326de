import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { test } from '../applicants/own-expert.ts'
import { long } from '../long.ts'
import { isAccessibleState, phone } from '../looks.ts'
import { openToday } from '../staff/signed-in.ts'

test('42.3 two clicks lead from Today to a reminder that is sent', long, async ({ page, aster, store }) => {
  const shortlisted = ['shortlisted', 'shortlisted', 'shortlisted'] as const
  const hospital = await keepHospital(store, 'shortlist_sent', shortlisted, { name: 'Cedar Hospital' })
  const long = new Date(Date.now() - 400 * 86_400_000)
  await store.db.updateTable('application').set({ updated_at: long }).where('id', '=', hospital.id).execute()
  await openToday(page, aster, store, 'administrator')
  await expect(page.getByRole('region', { name: 'Before ASTER opens' })).toBeVisible()
  const pile = page.getByRole('region', { name: 'Shortlists unanswered for a week' })
  const remind = pile.getByRole('button', { name: 'Remind Cedar Hospital' })
  await expect(remind).toBeVisible()
  await isAccessibleState(page)
  await remind.click()
  const dialog = page.getByRole('dialog', { name: 'Remind' })
  await expect(dialog.getByText('Your experts wait for your choice')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send the reminder' }).click()
  await expect(page.getByText('The reminder is on its way: Cedar Hospital.')).toBeVisible()
  const sent = await store.db
    .selectFrom('reminder')
    .select('about')
    .where('application_id', '=', hospital.id)
    .execute()
  expect(sent).toEqual([{ about: 'shortlist' }])
})

test('42.10 six key presses accept a new application with a personal mail; the toast does not cover the focus', async ({
  page,
  aster,
  store,
}) => {
  const expert = await keepExpert(store, { name: 'Ottilie', surname: 'Nkemelu' })
  await openToday(page, aster, store, 'coordinator')

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Find a person' })
  await expect(palette).toBeFocused()
  await page.keyboard.type('nkemelu')
  await expect(page.getByRole('option', { name: /^Ottilie Nkemelu/ })).toBeVisible()
  await isAccessibleState(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ottilie Nkemelu' })).toBeVisible()

  await page.goto(`${paths.adminExperts()}?search=nkemelu`)
  await expect(page.getByRole('link', { name: 'Ottilie Nkemelu' })).toBeVisible()
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const dialog = page.getByRole('dialog')
  await press('j')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Begin the review' })).toBeVisible()
  await press('r')
  await expect(dialog.getByText('No mail goes out with this move.')).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await press('a')
  await expect(dialog.getByLabel('Text')).toBeFocused()
  await page.keyboard.insertText('Dear Ottilie, it was good to talk to you.\n')
  await press('Control+Enter')
  await expect(page.getByText('Moved to: Accepted.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
  const mail = await store.db
    .selectFrom('mail')
    .select('letter')
    .where('application_id', '=', expert.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(mail.letter)).toContain('Dear Ottilie, it was good to talk to you.')

  await page.setViewportSize(phone)
  const toast = page.locator('.snackbar')
  for (let tabs = 0; tabs < 25; tabs += 1) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const [bar, focused] = [document.querySelector('.snackbar'), document.activeElement]
      if (!bar || !focused || focused === document.body || bar.contains(focused)) return false
      const [over, under] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
      return under.bottom > over.top && under.top < over.bottom
    })
    expect(isCovered, 'the toast covers what has the focus').toBe(false)
  }
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toBeHidden()
})
