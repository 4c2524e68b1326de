import type { Page } from '@playwright/test'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, test } from '../browser/reused-page.ts'

const bar = (page: Page) => page.locator('#not-sent')

test('33.16 the notice of an unsent form makes room for the focused field, and can be closed until the next page; 33.17 it calls a hospital’s form a request', async ({
  page,
  context,
}) => {
  const email = `bar.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto('/robots.txt')
  await page.evaluate(
    (answers) => {
      const draft = { version: 1, answers, step: 'submission', savedAt: Date.now() }
      localStorage.setItem('aster-draft-hospital', JSON.stringify(draft))
    },
    { ...hospitalExample, email },
  )
  await page.goto(`${paths.applyHospital()}?step=submission`)
  await hydrated(page)
  await context.route('**/api/**', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('There is no connection at the moment')).toBeVisible()

  await page.goto(paths.contact())
  await hydrated(page)
  await expect(bar(page)).toContainText('Your request waits on this device.')
  await isAccessible(page)
  const message = page.getByLabel('Message')
  await message.focus()
  await expect(bar(page)).toHaveCSS('position', 'static')
  await message.blur()
  await expect(bar(page)).toHaveCSS('position', 'sticky')
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toHaveCount(0)

  await page.goto(paths.news())
  await expect(bar(page)).toContainText('Not sent yet')
  await context.unroute('**/api/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bar(page)).toContainText('Your request has arrived')
  await bar(page).getByRole('link', { name: 'See the receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request has arrived' })).toBeVisible()
})
