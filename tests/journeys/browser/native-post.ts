import { expect, type Page } from '@playwright/test'

/** Journeys fill in a form so fast that without a script the server first treats them as a bot. */
export async function postUntilTaken(page: Page, button: string, taken: RegExp): Promise<void> {
  await expect(async () => {
    if (!taken.test(page.url()))
      await page.getByRole('button', { name: button }).first().click({ timeout: 5000 })
    await expect(page).toHaveURL(taken, { timeout: 3000 })
  }).toPass()
}
