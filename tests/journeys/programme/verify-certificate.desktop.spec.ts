import { PDFDocument } from 'mupdf'
import { certificatePath } from '../../../src/domain/api/programme/certificate-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepCollaboration } from '../../harness/programme/kept-collaboration.ts'
import { expect, test } from '../aster.ts'
import { fits, isAccessibleState } from '../looks.ts'
import { coordinatorAt } from '../matching/matched-people.ts'

test('26.17 anybody who is shown a certificate can type its code, and reads whose it is', async ({
  page,
  browser,
  aster,
  store,
}) => {
  const match = await keepCollaboration(store, 'completed', { expert: { name: 'Efua', surname: 'Sarpong' } })
  const desk = await coordinatorAt(browser, aster, store)
  const answer = await desk.request.get(certificatePath('staff', match.id))
  const printed = new PDFDocument(await answer.body()).loadPage(0).toStructuredText('').asText()
  const [code = ''] = /\w{4}-\w{4}-\w{4}/.exec(printed) ?? []
  await desk.close()

  await page.goto(paths.aboutProgramme())
  await page.getByRole('link', { name: 'anybody can verify it' }).click()
  await page.getByLabel('Verification code').fill('1234 5678 9abc')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { name: 'No certificate has this code' })).toBeVisible()
  await expect(page.getByLabel('Verification code')).toHaveValue('1234 5678 9abc')
  await isAccessibleState(page)
  await fits(page, 320)

  await page.getByLabel('Verification code').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
  for (const told of ['Efua Sarpong', 'Baobab District Hospital', '1 January 2026 to 1 July 2026']) {
    await expect(page.getByText(told, { exact: true })).toBeVisible()
  }
  await isAccessibleState(page)
  await fits(page, 320)
})
