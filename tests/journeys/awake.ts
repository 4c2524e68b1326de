import type { Page } from '@playwright/test'

/** Waits until React has hydrated the island. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('#island form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}
