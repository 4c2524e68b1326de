import type { Page } from '@playwright/test'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { giveCredentials, ownPage } from '../applicants/own-expert.ts'
import { arrivedFiles, filled, heading, stepAddress, steps } from '../applications/expert-draft.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'
import { expect, test } from './upload-stage.ts'

const MiB = 1024 * 1024
/** A truncated PDF, which only the server recognises. */
const cutOff = (size: number) => {
  const whole = honestPdf(size)
  return whole.subarray(0, whole.lastIndexOf('startxref'))
}
const next = (page: Page) => page.getByRole('button', { name: /^Next: / }).tap()

test(
  '4.41 a file that is refused later is reported on the current step, and blocks only Submit',
  long,
  async ({ page, faultyProxy, store }) => {
    test.slow() // the file travels slowly on purpose
    const { endorsement } = await arrivedFiles(store)
    await page.goto(`${faultyProxy.url}/robots.txt`)
    await page.evaluate(
      (answers) => {
        const draft = { version: 1, answers, step: 'personal', savedAt: Date.now() }
        localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
      },
      { ...filled, endorsement },
    )
    await page.goto(faultyProxy.url + stepAddress('motivation'))
    await hydrated(page)
    faultyProxy.speed = MiB / 8
    const buffer = cutOff(MiB)
    await page.locator('#resume').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
    await next(page)
    await next(page)
    await next(page)
    // 4.44 the summary does not claim that the file has arrived
    await expect(page.locator('.summary').getByText('resume.pdf (still being sent)')).toBeVisible()
    await page.getByLabel('No', { exact: true }).check()
    await page.getByRole('button', { name: 'Submit' }).tap()
    await expect(heading(page, steps.submission)).toBeVisible()
    await expect(page.getByRole('alert').first()).not.toContainText('arrived')
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    faultyProxy.speed = Number.POSITIVE_INFINITY

    const notice = page.getByRole('alert').filter({ hasText: '‘resume.pdf’ could not be taken' })
    await expect(notice).toContainText('This PDF is damaged or incomplete.')
    await passesAxe(page)
    await next(page)
    await expect(heading(page, steps.submission)).toBeVisible()
    await expect(page.locator('.summary').getByText('resume.pdf')).toHaveCount(0)
    await page.getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Submit' }).tap()
    await expect(heading(page, steps.motivation)).toBeVisible()
    await expect(page.getByRole('alert').first()).toContainText('This PDF is damaged or incomplete.')
    await page.goto(faultyProxy.url + stepAddress('submission'))
    await hydrated(page)
    // 4.42
    await expect(heading(page, steps.motivation)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('This field is required')
  },
)

test(
  '4.41 on the edit page, too, a file that is refused later is reported on the current step',
  long,
  async ({ page, faultyProxy, store }) => {
    const expert = await keepExpert(store)
    await page.goto(`${faultyProxy.url}${ownPage(expert)}&step=motivation`)
    await giveCredentials(page, expert)
    await page
      .getByRole('button', { name: /^Remove file/ })
      .first()
      .tap()
    faultyProxy.speed = MiB / 8
    const buffer = cutOff(MiB / 4)
    await page.locator('#resume').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
    await next(page)
    faultyProxy.speed = Number.POSITIVE_INFINITY
    const notice = page.getByRole('alert').filter({ hasText: '‘resume.pdf’ could not be taken' })
    await expect(notice).toContainText('This PDF is damaged or incomplete.')
    await passesAxe(page)
    const itsStep = page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: steps.motivation })
    await page.getByText('All steps').tap()
    await expect(itsStep).not.toContainText('completed')
    await notice.getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 2, name: steps.motivation })).toBeFocused()
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: 'Save changes' }).tap()
    await expect(page.getByRole('alert').first()).toContainText('This PDF is damaged or incomplete.')
  },
)
