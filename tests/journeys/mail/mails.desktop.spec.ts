import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { test } from '../aster.ts'
import { desk, fits, isAccessibleState } from '../looks.ts'

async function keepPerson(store: Store, hasConsent: boolean) {
  const { id } = await keepExpert(store, { name: 'Efua', surname: 'Boateng', country: 'Togo' })
  const text = { field: 'consent', text_version: '2026-11-17', locale: 'en' as const }
  const given = { application_id: id, ...text, text_sha256: Buffer.alloc(32) }
  if (hasConsent) await store.db.insertInto('consent').values(given).execute()
}

test('43.12 a coordinator reads a mail text, tests it, and writes to a filtered list', async ({
  officePage: page,
  store,
}) => {
  await keepPerson(store, true)
  await keepPerson(store, false)
  await page.setViewportSize(desk)
  await page.goto(paths.adminMailTexts())
  await page.getByRole('link', { name: 'Expert or trainer: interview' }).click()
  await expect(page.frameLocator('iframe').getByText('Dear Ama Owusu,')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test to myself' }).click()
  await expect(page.getByText('The test is on its way')).toBeVisible()

  await page.goto(`${paths.adminExperts()}?country=Togo`)
  await page.getByRole('link', { name: 'Mail this list' }).click()
  await expect(page.getByRole('heading', { name: '1 person gets it' })).toBeVisible()
  await expect(page.getByText('1 without a consent')).toBeVisible()
  await page.getByLabel('Subject').fill('A webinar')
  await page.getByLabel('Text').fill('Can you come, {name}?')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Can you come, Efua Boateng?')).toBeVisible()
  await fits(page, 390)
  await isAccessibleState(page)
  await page.setViewportSize(desk)
  await page.locator('summary', { hasText: 'Send to 1 person' }).click()
  await page.getByRole('button', { name: 'Yes, send' }).click()
  await expect(page.getByText('1 mail is written')).toBeVisible()
  await page.getByRole('button', { name: 'Take them back' }).click()
  await expect(page.getByText('1 mail is taken back')).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue('Can you come, {name}?')
})
