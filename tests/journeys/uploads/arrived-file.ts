import type { Page } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { honestPdf } from '../../harness/pdfs/honest-pdfs.ts'

/** A PDF that has arrived and been judged, by the answer that names it. */
export async function arrivedFile(page: Page, name = 'curriculum.pdf'): Promise<string> {
  const bytes = honestPdf(2000)
  const filename = `filename ${Buffer.from(name).toString('base64')}`
  const begun = await page.request.post(apiPaths.uploads, {
    headers: { ...(await tus(page)), 'upload-length': String(bytes.length), 'upload-metadata': filename },
  })
  const address = begun.headers().location ?? ''
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  await page.request.patch(address, { headers: { ...(await tus(page)), ...piece }, data: bytes })
  const { id } = await (await page.request.get(address)).json()
  return id
}

/** As if nobody had claimed it for a day. */
export async function loseFile(page: Page, id: string): Promise<void> {
  const answer = await page.request.delete(`${apiPaths.uploads}/${id}`, { headers: await tus(page) })
  if (!answer.ok()) throw new Error(`Upload '${id}' is still there: ${answer.status()}`)
}

async function tus(page: Page) {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  return { 'tus-resumable': '1.0.0', 'x-xsrf-token': token ?? '' }
}
