import { expect, type Page } from '@playwright/test'

/** Journeys fill in a form faster than any person, which a page without a script takes for a program at first. */
export async function postUntilTaken(page: Page, button: string, taken: RegExp): Promise<void> {
  await expect(async () => {
    if (!taken.test(page.url())) await page.getByRole('button', { name: button }).click({ timeout: 5000 })
    await expect(page).toHaveURL(taken, { timeout: 3000 })
  }).toPass()
}
