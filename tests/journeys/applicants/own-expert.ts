import type { Page } from '@playwright/test'
import { editPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { keepExpert, type OwnExpert } from '../../harness/applications/kept-expert.ts'
import { expect } from '../aster.ts'
import { test as base } from '../browser/reused-page.ts'
import { passesAxe } from '../looks.ts'

/** Experts created in the database, because the rate limit allows few applications per caller. */
export const test = base.extend<{ expert: OwnExpert }>({
  expert: async ({ store }, use) => use(await keepExpert(store)),
})

export const ownPage = ({ hash }: Pick<OwnExpert, 'hash'>) => editPath('expert', 'en', hash)

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Authentication Required' })

export async function giveCredentials(page: Page, { email, pin }: Pick<OwnExpert, 'email' | 'pin'>) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('PIN', { exact: true }).fill(pin)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Opens the expert's own application with link and PIN, at a step such as '&step=motivation' or with '&all'. */
export async function openApplication(page: Page, expert: OwnExpert, at = ''): Promise<void> {
  await page.goto(ownPage(expert) + at)
  await giveCredentials(page, expert)
  await expect(dialogOf(page)).toBeHidden({ timeout: 20_000 }) // a busy machine hashes slowly
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your application' })).toBeFocused()
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

export const updated = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your form was successfully updated.' })).toBeFocused()

export async function isAccessible(page: Page): Promise<void> {
  await passesAxe(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
}
