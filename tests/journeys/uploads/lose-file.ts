import type { Page } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'

/** Deletes a file, as the job that deletes unclaimed files after a day. */
export async function loseFile(page: Page, id: string): Promise<void> {
  const answer = await page.request.delete(`${apiPaths.uploads}/${id}`, { headers: await tus(page) })
  if (!answer.ok()) throw new Error(`Upload '${id}' is still there: ${answer.status()}`)
}

async function tus(page: Page) {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  return { 'tus-resumable': '1.0.0', 'x-xsrf-token': token ?? '' }
}
