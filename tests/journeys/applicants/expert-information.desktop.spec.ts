import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { paths } from '../../../src/domain/paths.ts'
import { signInBrowser } from '../staff/signed-in.ts'
import { dialogOf, giveCredentials, isAccessible, save, test, updated } from './own-expert.ts'

test('11.3 a coordinator asks for information; the expert sees only these questions and answers them', async ({
  page,
  browser,
  aster,
  store,
  expert,
}) => {
  test.slow() // two people, one after the other
  await store.db.updateTable('application').set({ status: 'in_review' }).where('id', '=', expert.id).execute()
  const desk = await browser.newPage({ baseURL: aster.url })
  await signInBrowser(desk.context(), aster, store, 'coordinator')
  await desk.goto(paths.adminExpert(expert.id))
  await desk.getByRole('button', { name: 'Ask for information' }).click()
  const question = desk.getByRole('dialog')
  await question.getByLabel('Job title').check()
  await question.getByLabel('What do you need to know?').fill('You were a pharmacist.\nIs that still so?')
  await question.getByRole('button', { name: 'Next' }).click()
  await expect(question.getByLabel('Text')).toHaveValue(/Is that still so\?/)
  await question.getByRole('button', { name: /^Move and send/ }).click()
  await expect(question).toBeHidden()

  await page.goto(await linkMailedTo(expert.id))
  await giveCredentials(page, expert)
  await expect(dialogOf(page)).toBeHidden({ timeout: 20_000 }) // a busy machine hashes slowly
  await expect(page.getByText('We have asked you for something')).toBeVisible()
  await expect(page.getByText('Is that still so?')).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveCount(0)
  await isAccessible(page)
  await page.getByLabel(/job title/i).fill('Dean of pharmacy')
  await save(page)
  await updated(page)

  await desk.goto(paths.admin())
  const received = desk.getByRole('region', { name: 'Information received' })
  await received.getByRole('link', { name: '1 expert' }).click()
  await expect(desk).toHaveURL(/information=received/)
  await desk.getByRole('table').getByRole('link').first().click()
  const timeline = desk.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('Dean of pharmacy')).toBeVisible()
  await expect(desk.locator('.kv').getByText('Dean of pharmacy', { exact: true })).toBeVisible()
  await desk.close()

  /** The mail is held, so it is read from the outbox. */
  async function linkMailedTo(id: string): Promise<string> {
    const { rows } = await sql<{ href: string }>`
      SELECT part ->> 'href' AS href FROM mail, jsonb_array_elements(letter -> 'parts') AS part
      WHERE application_id = ${id} AND part ->> 'kind' = 'link'`.execute(store.db)
    return rows[0]?.href ?? ''
  }
})
