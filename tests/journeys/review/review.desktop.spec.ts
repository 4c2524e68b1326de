import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { paths } from '../../../src/domain/paths.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { readCsv, readXlsx } from '../../harness/downloads/read-sheet.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { keepDrawnExpert } from '../../harness/uploads/drawn-expert.ts'
import { isAccessible, test } from '../applicants/own-expert.ts'
import { Keyboard } from '../browser/keyboard.ts'
import { long } from '../long.ts'
import { desk, fits, isAccessibleState } from '../looks.ts'
import { Scale } from '../shell/weigh.ts'
import { openToday } from '../staff/signed-in.ts'
import { exported } from './exported-sheet.ts'
import { sayWhyDeclined } from './say-why-declined.ts'

async function signIn(page: Page, store: Store): Promise<void> {
  const { email } = await makeStaff(store, 'coordinator')
  await page.goto(paths.admin())
  await new Keyboard(page).type('Email', email)
  await new Keyboard(page).type('Password', passwordOfTests)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible({ timeout: 20_000 })
}

const status = (page: Page, name: string) =>
  expect(page.getByRole('region', { name: 'Decision' }).getByText(name, { exact: true })).toBeVisible()

const mailsOf = async ({ db }: Store, id: string) => {
  const { rows } = await sql<{ letter: string }>`
    SELECT letter::text AS letter FROM mail WHERE application_id = ${id} ORDER BY queued_at`.execute(db)
  return rows.map(({ letter }) => letter)
}

test('13.1 a coordinator finds an expert and reviews them from submitted to active, by keyboard alone', async ({
  page,
  store,
}) => {
  test.slow() // every step uses the keyboard
  const expert = await keepExpert(store, { name: 'Zuleika', surname: 'Quartey' })
  const keyboard = new Keyboard(page)
  const dialog = page.getByRole('dialog')
  await signIn(page, store)

  await keyboard.tabTo(page.getByRole('link', { name: /^Experts( \d|$)/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Experts' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('quartey')
  await expect(page).toHaveURL(/search=quartey/)
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Zuleika Quartey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Zuleika Quartey' })).toBeVisible()
  await expect(page.getByText('To share what worked for us.')).toBeVisible()
  await status(page, 'New')

  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Begin the review' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('No mail goes out with this move.')).toBeVisible()
  await keyboard.press(/^Move$/)
  await status(page, 'In review')

  await keyboard.press(/^Invite to an interview$/)
  await keyboard.press(/^Agree on a time later$/)
  await keyboard.tabTo(dialog.getByLabel('Subject'))
  await page.keyboard.type('A talk with you')
  await keyboard.press(/^Move and send in 10 minutes$/)
  await status(page, 'Interview')
  await keyboard.press(/^Take back$/)
  await status(page, 'In review')
  expect(await mailsOf(store, expert.id), 'the mail is taken back, too').toEqual([])

  await keyboard.press(/^Invite to an interview$/)
  await keyboard.press(/^Agree on a time later$/)
  await keyboard.tabTo(dialog.getByLabel('Subject'))
  await page.keyboard.type('Shall we talk?')
  await keyboard.press(/^Move and send in 10 minutes$/)
  await status(page, 'Interview')
  for (const [move, next] of [
    [/^Accept$/, 'Accepted'],
    [/^Make active$/, 'Active'],
  ] as const) {
    await keyboard.press(move)
    await expect(dialog.getByLabel('Subject')).toBeVisible()
    await keyboard.press(/^Move and send in 10 minutes$/)
    await status(page, next)
  }
  const mails = await mailsOf(store, expert.id)
  expect(mails).toHaveLength(3)
  expect(mails[0]).toContain('Shall we talk?')

  await page.keyboard.press('n')
  await page.keyboard.type('Rang; prefers mornings.')
  await keyboard.press(/^Add note$/)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('listitem').getByText('Rang; prefers mornings.')).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')

  await page.keyboard.press('Escape')
  await page.getByLabel('New note').blur()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/experts\?search=quartey$/)
  await expect(page.getByRole('link', { name: 'Zuleika Quartey' })).toBeFocused()
  await expect(page.getByRole('table').getByText('Active')).toBeVisible()
})

test('13.2 a file is shown beside the answers; a refusal says why, and no input is lost', async ({
  page,
  store,
  aster,
}) => {
  const expert = await keepDrawnExpert(store)
  await openToday(page, aster, store, 'coordinator')
  await page.goto(paths.adminHospital(expert.id)) // of another kind: it redirects to the right page
  await expect(page).toHaveURL(paths.adminExpert(expert.id))
  await page.getByRole('button', { name: 'Show here Resume' }).click()
  const first = page.getByRole('img', { name: 'Page 1 of 2: Resume' })
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await page.getByRole('button', { name: 'Hide Resume' }).click()
  await expect(first).toHaveCount(0)
  await page.getByRole('button', { name: 'Show here Endorsement' }).click()
  await expect(page.getByText('We cannot show this file here. Please download it.')).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog')
  await sayWhyDeclined(dialog)
  await dialog.getByLabel('Subject').fill('With regret')
  await sql`UPDATE application SET version = version + 1 WHERE id = ${expert.id}`.execute(store.db)
  await dialog.getByRole('button', { name: 'Move and send in 10 minutes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It was changed in the meantime')
  await expect(dialog.getByLabel('Subject')).toHaveValue('With regret')
  await dialog.getByRole('button', { name: 'Move and send in 10 minutes' }).click()
  await status(page, 'Declined')
  await expect(page.getByText('This status is final.')).toBeVisible()
})

test(
  '13.3 the rows of a list are exported and imported again; a bulk move previews its effect on each row',
  long,
  async ({ page, store, aster }) => {
    for (const name of ['Efua', 'Kojo']) await keepExpert(store, { name, surname: 'Together' })
    const declined = await keepExpert(store, { name: 'Yaa', surname: 'Together' })
    await store.db
      .updateTable('application')
      .set({ status: 'declined' })
      .where('id', '=', declined.id)
      .execute()
    await openToday(page, aster, store, 'coordinator')
    await page.goto(`${paths.adminExperts()}?search=together&sort=name`)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(3)
    const names = ['name', 'surname', 'country', 'specialty_ids', 'status', 'assignee', 'submitted_at']
    const labels = ['Name', 'Surname', 'Country', 'Specialties', 'Status', 'Assigned to', 'Received']
    const row = (name: string, now: string) =>
      [name, 'Together', 'Ghana', 'Clinical pharmacy', now, '', expect.any(String)] as const
    const rows = (isNew: string, isOut: string) => [row('Efua', isNew), row('Kojo', isNew), row('Yaa', isOut)]
    const sheet = readCsv((await exported(page, /^CSV/)).toString())
    expect(sheet).toEqual([names, ...rows('submitted', 'declined')])
    expect(readXlsx(await exported(page, /^XLSX/))).toEqual([labels, ...rows('New', 'Declined')])
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText('1 picked')).toBeVisible()
    await page.getByLabel('Pick all on this page').check()
    await page.getByLabel('Move them to').selectOption('In review')
    await page.getByRole('button', { name: 'Show what happens' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to: In review' })
    await expect(dialog.getByText('Moves from New. No mail.')).toHaveCount(2)
    await expect(dialog.getByText(/^Stays Declined\./)).toHaveCount(1)
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Move 2 applications' }).click()
    await expect(page.getByText('2 applications are moved to: In review.')).toBeVisible()
    await expect(page.getByRole('table').getByText('In review')).toHaveCount(2)
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Taken back.')).toBeVisible()
    await expect(page.getByRole('table').getByText('New')).toHaveCount(2)
  },
)

test('13.4 axe finds no violation on any screen of the app', long, async ({ page, store, aster }) => {
  test.slow() // eight runs of axe
  const expert = await keepExpert(store, { name: 'Abena', surname: 'Looker' })
  await keepExpert(store, { name: 'Abena', surname: 'Looker' })
  await openToday(page, aster, store, 'coordinator')
  const look = async () => {
    await isAccessibleState(page)
    await fits(page, 390)
    await page.setViewportSize(desk)
  }
  await expect(page.getByRole('heading', { name: 'New', exact: true })).toBeVisible()
  await look()
  await page.goto(`${paths.adminExperts()}?status=submitted&search=looker`)
  await expect(page.getByRole('link', { name: 'Abena Looker' })).toHaveCount(2)
  await page.getByRole('button', { name: 'More filters' }).click()
  await look()
  await page.goto(paths.adminExpert(expert.id))
  await expect(page.getByText('Perhaps a duplicate')).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Decline' }).click()
  await sayWhyDeclined(page.getByRole('dialog'))
  await page.getByRole('dialog').getByLabel('Subject').waitFor()
  await look()
})

test('13.5 the first screen keeps to its budget, makes no third-party request and does not shift', async ({
  page,
  store,
  aster,
}) => {
  await openToday(page, aster, store, 'coordinator')
  const scale = await Scale.under(page)
  const weight = await scale.weigh(aster.url + paths.admin())
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
  expect.soft(weight.script, 'JavaScript').toBeLessThanOrEqual(220_000)
  expect.soft(weight.script, 'the scale works').toBeGreaterThan(50_000)
  expect.soft(weight.outside, 'requests to others').toEqual([])
  expect.soft(weight.complaints, 'what the browser complains of').toEqual([])
  expect.soft(weight.shift, 'layout shift').toBeLessThan(0.005)
})

test(
  '13.6 a viewer reads everything and can change nothing; an editor sees no applications',
  long,
  async ({ page, store, aster }) => {
    const expert = await keepExpert(store)
    await openToday(page, aster, store, 'viewer')
    await page.goto(paths.adminExpert(expert.id))
    await status(page, 'New')
    await expect(page.getByText('To share what worked for us.')).toBeVisible()
    for (const change of ['Begin the review', 'Assign to me', 'Add tag', 'Add note']) {
      await expect(page.getByRole('button', { name: change })).toHaveCount(0)
    }
    await page.goto(paths.adminExperts())
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByLabel('Pick all on this page')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)

    await page.context().clearCookies()
    await openToday(page, aster, store, 'editor')
    await expect(page.getByRole('heading', { name: 'Your role: Editor' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Experts( \d|$)/ })).toHaveCount(0)
  },
)
