import { paths } from '../../../src/domain/paths.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { dialogOf, giveCredentials, isAccessible, test } from '../applicants/own-expert.ts'
import { expect } from '../aster.ts'
import { Keyboard } from '../browser/keyboard.ts'

test('23.1 a hospital opens its shortlist by link and PIN, and chooses its expert by keyboard alone', async ({
  page,
  store,
}) => {
  const three = Array(3).fill('shortlisted')
  const { id, hash, email, pin, matches } = await keepHospital(store, 'shortlist_sent', three)
  const keyboard = new Keyboard(page)

  await page.goto(`${paths.selectExpert()}?h=${hash}`)
  await expect(page.locator('.candidate h2')).toHaveCount(0)
  await giveCredentials(page, { email, pin })
  await expect(dialogOf(page)).toBeHidden({ timeout: 20_000 }) // a busy machine hashes slowly
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your expert' })).toBeFocused()
  await isAccessible(page)

  const experts = page.getByRole('radio')
  await expect(experts).toHaveCount(3)
  const choice = (await experts.nth(1).getAttribute('value')) ?? ''
  expect(matches.map(({ expertId }) => expertId)).toContain(choice)
  await keyboard.tick(experts.first())
  await page.keyboard.press('ArrowDown')
  await expect(experts.nth(1)).toBeChecked()
  await keyboard.press(/^Confirm Selection$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Confirm Selection' })).toBeFocused()
  await page.keyboard.press('Enter')
  await isAccessible(page)
  await keyboard.press(/^Confirm$/)

  await expect(page.getByRole('heading', { level: 1, name: 'You have chosen' })).toBeFocused()
  await expect(page).toHaveTitle(/^You have chosen/)
  await expect(page.getByText('Your expert selection was successful.')).toBeVisible()
  await isAccessible(page)
  const selected = await store.db
    .selectFrom('match')
    .select('expert_id')
    .where('hospital_id', '=', id)
    .where('status', '=', 'selected')
    .execute()
  expect(selected).toEqual([{ expert_id: choice }])
})
