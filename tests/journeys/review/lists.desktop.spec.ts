import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { applicant } from '../../../src/domain/staff/audit.ts'
import { writeAudit } from '../../../src/store/staff/audit.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { isAccessible, test } from '../applicants/own-expert.ts'
import { long } from '../long.ts'
import { openToday } from '../staff/signed-in.ts'

test('40.6 a coordinator narrows a list by chips and filters, which are all in the URL', async ({
  page,
  store,
  aster,
}) => {
  const surname = 'Sieve'
  for (const [name, country] of [
    ['Afia', 'Ghana'],
    ['Benedikt', 'Austria'],
  ] as const) {
    await keepExpert(store, { name, surname, country })
  }
  await keepExpert(store, { name: 'Clara', surname, country: 'Austria' }, 'active')
  await openToday(page, aster, store, 'coordinator')
  await page.goto(`${paths.adminExperts()}?search=sieve`)
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(3)
  const statuses = page.getByRole('group', { name: 'Status' })
  await expect(statuses.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true')
  await statuses.getByRole('button', { name: 'New 2' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('combobox', { name: 'WHO region' }).selectOption('Europe')
  await expect(rows).toHaveCount(1)
  await expect(statuses.getByRole('button', { name: 'Active 1' })).toBeVisible()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Sieve, Benedikt' })).toBeVisible()
  await expect(page).toHaveURL(/\?status=submitted&region=3&search=sieve&sort=family$/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sieve, Benedikt' })).toBeVisible()
})

test(
  '40.8 the audit list updates with its filters, and the field keeps the focus',
  long,
  async ({ page, store, aster }) => {
    for (const name of ['Wanda', 'Xaver']) {
      const { id } = await keepExpert(store, { name, surname: 'Tracer' })
      await writeAudit(store, applicant, 'application_edited', ['application', id], { fields: ['phone'] })
    }
    await openToday(page, aster, store, 'administrator')
    await page.goto(paths.adminAudit())
    const [wanda, xaver] = [
      page.getByRole('link', { name: 'Wanda' }),
      page.getByRole('link', { name: 'Xaver' }),
    ]
    await expect(xaver).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show' })).toBeHidden()
    const about = page.getByLabel('Person, hospital or reference')
    await about.fill('tracer wanda')
    await expect(xaver).toBeHidden()
    await expect(wanda).toBeVisible()
    await expect(page).toHaveURL(/\?about=tracer\+wanda$/)
    await expect(about).toBeFocused()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(xaver).toBeVisible()
  },
)

test(
  '40.40 a coordinator saves a view, shares it by its URL, and fits twenty rows on a laptop',
  long,
  async ({ page, store, aster }) => {
    const surname = 'Packed'
    for (let at = 0; at < 21; at++)
      await keepExpert(store, { name: `Number ${at}`, surname, country: 'Ghana' })
    await openToday(page, aster, store, 'coordinator')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${paths.adminExperts()}?search=packed`)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(21)
    await page.getByText('Display', { exact: true }).click()
    await page.getByLabel('Compact').check()
    await page.keyboard.press('Escape')
    const inSight = () =>
      page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
    await expect.poll(inSight).toBeGreaterThanOrEqual(20)
    await page.getByText('Views', { exact: true }).click()
    await page.getByRole('button', { name: 'Save as a new view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this list as a view' })
    await dialog.getByRole('button', { name: 'Save the view' }).click()
    await expect(dialog.getByText('Please give the view a name.')).toBeVisible()
    await dialog.getByLabel('Name of the view').fill('All packed')
    await dialog.getByLabel('Share it with the team').check()
    await dialog.getByRole('button', { name: 'Save the view' }).click()
    await expect(page.getByText('View: All packed')).toBeVisible()
    await isAccessible(page)
    const view = new URL(page.url()).searchParams.get('view')
    await page.context().clearCookies()
    await openToday(page, aster, store, 'viewer')
    await page.goto(`${paths.adminExperts()}?view=${view}`)
    await expect(page).toHaveURL(/search=packed.*density=compact/)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(21)
  },
)

test('40.45 applications are selected by keyboard and tagged together; on a wide screen the list is beside the application', async ({
  page,
  store,
  aster,
}) => {
  for (const name of ['Ama', 'Bela', 'Cora']) await keepExpert(store, { name, surname: 'Besides' })
  await openToday(page, aster, store, 'coordinator')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${paths.adminExperts()}?search=besides&sort=name`)
  await page.getByRole('link', { name: 'Ama Besides' }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Tag them' }).click()
  await page.getByLabel('Tag to add').fill('Board meeting')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The tags of 2 applications are changed.')).toBeVisible()
  await page.getByLabel('Move them to').selectOption('In review')
  await page.getByRole('button', { name: 'Show what happens' }).click()
  const moves = page.getByRole('dialog')
  // What happens makes the dialog taller, and its buttons move.
  await expect(moves.getByRole('button', { name: 'Move 2 applications' })).toBeVisible()
  await moves.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Ama Besides' }).click()
  const pane = page.getByRole('navigation', { name: 'Experts' })
  const current = pane.locator('[aria-current]')
  await expect(current).toContainText('Ama Besides')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Bela Besides' })).toBeVisible()
  await expect(current).toContainText('Bela Besides')
  await expect(page.getByText('board-meeting')).toBeVisible()
  await page.goBack()
  await expect(current).toContainText('Ama Besides')
  await pane.getByLabel('Search').fill('cora besides')
  await expect(pane.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/\?search=cora\+besides&sort=name$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ama Besides' })).toBeVisible()
  await isAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(pane).toBeHidden()
})
