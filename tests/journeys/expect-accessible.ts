import type { Page } from '@playwright/test'
import { pleasesAxe, rulesOfColour } from './looks.ts'

/** Expects no axe violation in the light and the dark colour scheme. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await pleasesAxe(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await pleasesAxe(page, 'dark', { only: rulesOfColour })
}
