import type { Locator, Page } from '@playwright/test'

/** The open editor: it replaces a text box, which is hidden afterwards. */
export const richText = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Text' }).and(page.locator('[contenteditable]'))
