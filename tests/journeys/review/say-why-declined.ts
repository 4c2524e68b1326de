import type { Locator } from '@playwright/test'

/** The reason of a decline, which comes before its mail. */
export async function sayWhyDeclined(dialog: Locator): Promise<void> {
  await dialog.getByRole('combobox').selectOption('Documents missing or incomplete')
  await dialog.getByRole('button', { name: 'Next: the mail' }).click()
}
