import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { passesAxe } from '../looks.ts'
import { expect, test, UploadStage, uploadsNamed } from './upload-stage.ts'

const MiB = 1024 * 1024

test.slow()

test('an upload is interrupted, resumed, viewed and removed, and each state is announced and accessible', async ({
  page,
  faultyProxy,
  databaseUrl,
}) => {
  await page.clock.install()
  const stage = await UploadStage.open(page, faultyProxy.url)
  await expectAccessible(page)

  faultyProxy.speed = MiB / 4
  await stage.choose('seen.pdf', honestPdf(2 * MiB))
  await expect(stage.said).toHaveText('The upload of seen.pdf has started.')
  await expect(stage.words).toHaveText(/^\d\.\d MB of 2\.0 MB, .+ left$/)
  faultyProxy.speed = 1 // slow enough to check the state
  await expectAccessible(page)

  faultyProxy.break()
  await expect(stage.words).toHaveText(
    /^There is no connection\. \d\.\d MB of 2\.0 MB have arrived and are safe\./,
  )
  await expect(stage.said).toHaveText('The upload of seen.pdf is waiting. It goes on by itself.')
  await expectAccessible(page)

  // The clock is stopped, so that only the button resumes the upload, once a retry that was due has failed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.waitForTimeout(1000)
  const tryNow = stage.field.getByRole('button', { name: 'Try now' })
  await expect(tryNow).toBeVisible()
  faultyProxy.speed = MiB / 4
  faultyProxy.mend()
  await tryNow.click()
  await page.clock.resume()
  await expect(stage.said).toHaveText('The upload of seen.pdf goes on.')
  await expect(stage.words).toHaveText('2.0 MB, uploaded')
  await expect(stage.said).toHaveText('seen.pdf is uploaded.')
  await expectAccessible(page)

  const view = stage.field.getByRole('link', { name: 'View seen.pdf' })
  await expect(view).toHaveAttribute('href', /^blob:http/)
  await expect(view).toHaveAttribute('target', '_blank')
  await stage.field.getByRole('button', { name: 'Remove file seen.pdf' }).click()
  await expect(stage.picker).toBeFocused()
  await expect(stage.said).toHaveText('seen.pdf is removed.')
  await expect.poll(() => uploadsNamed(databaseUrl, 'seen.pdf')).toBe(0)
  await page.reload()
  await expect(stage.picker).toBeAttached()
  await expect(stage.words).toHaveCount(0)

  await stage.choose('letter.pdf', Buffer.from('a letter'))
  await expect(stage.words).toContainText('Only PDF files are allowed.')
  await expectAccessible(page)
})

test('an upload is cancelled by keyboard alone and deleted', async ({ page, faultyProxy, databaseUrl }) => {
  const stage = await UploadStage.open(page, faultyProxy.url)
  faultyProxy.speed = MiB / 2
  await stage.picker.focus()
  await stage.choose('cancel.pdf', honestPdf(4 * MiB))
  await expect(stage.field.getByRole('group', { name: 'Professional resume' })).toBeFocused()
  await expect.poll(() => uploadsNamed(databaseUrl, 'cancel.pdf')).toBe(1)
  await page.keyboard.press('Tab')
  await expect(stage.field.getByRole('button', { name: 'Cancel upload of cancel.pdf' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stage.picker).toBeFocused()
  await expect(stage.said).toHaveText('The upload of cancel.pdf is cancelled.')
  await expect.poll(() => uploadsNamed(databaseUrl, 'cancel.pdf')).toBe(0)
  await page.reload()
  await expect(stage.picker).toBeAttached()
  await expect(stage.words).toHaveCount(0)
})

test('a file chosen offline is uploaded when the connection is back', async ({ page, faultyProxy }) => {
  const stage = await UploadStage.open(page, faultyProxy.url)
  faultyProxy.break()
  await stage.choose('early.pdf', honestPdf(100_000))
  await expect(stage.words).toHaveText(
    'There is no connection. The upload goes on by itself when the connection is back.',
  )
  faultyProxy.mend()
  await expect(stage.words).toHaveText('98 KB, uploaded')
})

test('a file chosen before hydration is uploaded', async ({ page, aster }) => {
  const chosen = Promise.withResolvers<void>()
  await page.route('**/assets/kit-*.js', async (route) => {
    await chosen.promise
    await route.continue()
  })
  await page.goto(`${aster.url}${paths.applyExpert()}?all`, { waitUntil: 'commit' })
  const stage = new UploadStage(page)
  await stage.choose('quick.pdf', honestPdf(100_000))
  chosen.resolve()
  await expect(stage.words).toHaveText('98 KB, uploaded')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a native file field', async ({ page, aster }) => {
    await page.goto(`${aster.url}${paths.applyExpert()}?all`)
    const field = page.getByLabel('Professional resume').first()
    await expect(field).toBeVisible()
    await expect(field).toHaveAttribute('accept', 'application/pdf')
  })
})

const expectAccessible = (page: Page) => passesAxe(page, 'the upload', { within: UploadStage.selector })
