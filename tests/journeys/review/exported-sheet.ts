import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** The export of a list with its visible columns. */
export async function exported(page: Page, kind: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('radio', { name: kind }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the file' }).click()
  return readFile(await (await download).path())
}
