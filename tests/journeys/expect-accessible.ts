import type { Page } from '@playwright/test'
import { pleasesAxe } from './looks.ts'

/** Nothing that axe objects to, in the light and in the dark. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await pleasesAxe(page, colorScheme)
  }
}
