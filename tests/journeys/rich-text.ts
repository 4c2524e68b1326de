import type { Locator, Page } from '@playwright/test'

/** The open editor: until it opens, a text box stands in its place, and then hides. */
export const richText = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Text' }).and(page.locator('[contenteditable]'))
