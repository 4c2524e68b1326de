import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { Keyboard } from '../browser/keyboard.ts'
import { expect, test } from '../browser/reused-page.ts'
import { heading, leaveDraft, openStep, steps } from './expert-draft.ts'

test('4.20 on a phone the last step shows all answers before Submit; ‘Change’ leads to a step and back', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await openStep(page, 'submission')
  const summary = page.getByRole('region', { name: 'Check your answers' })
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText(Object.values(steps).slice(0, -1))
  await expect(summary).toContainText('Orthopaedics')
  await isAccessible(page)
  await summary.getByRole('link', { name: `Change ${steps.professional}` }).tap()
  await expect(heading(page, steps.professional)).toBeFocused()
  await page.getByLabel('Please specify subspecialty').fill('Hands')
  await page.getByRole('button', { name: 'Back to the summary' }).tap()
  await expect(heading(page, steps.submission)).toBeFocused()
  await expect(summary).toContainText('Hands')
})

test('4.52 by keyboard the summary of one page leads to each part, and comes before the confirmation', async ({
  page,
  store,
}) => {
  await leaveDraft(page, store)
  await page.goto(`${paths.applyExpert()}?all`)
  await hydrated(page)
  const person = new Keyboard(page)
  const change = page.getByRole('link', { name: `Change ${steps.availability}` })
  await page.keyboard.press('Tab') // the first interaction
  await expect(change).toBeVisible()
  const inOrder = page.locator('#summary:visible, #consent:visible')
  expect(await inOrder.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['summary', 'consent'])
  await page.getByLabel('I am available for:').focus()
  await person.tabTo(change)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: steps.availability, exact: true, level: 2 })).toBeFocused()
})
