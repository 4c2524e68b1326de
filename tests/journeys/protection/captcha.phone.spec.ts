import type { Page } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'

const challenges = `**${apiPaths.captchaChallenge}?form=contact`

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Email').fill('ama@hospital.example')
  await page.getByLabel('Message').fill('Hello')
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const arrives = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()

test('the proof of work starts with the first input, and shows and asks nothing', async ({ page }) => {
  await page.goto(paths.contact())
  await hydrated(page)
  const begun = page.waitForResponse(challenges)
  await page.getByLabel('Name', { exact: true }).focus()
  expect((await begun).status()).toBe(200)
  await isAccessible(page)
  await expect(page.getByRole('textbox')).toHaveCount(5)
  await fillIn(page)
  const sent = page.waitForRequest(`**${apiPaths.contact}`)
  await send(page)
  expect((await sent).headers()['x-captcha-token']).toMatch(/^[\w+/=]{300,}$/)
  await arrives(page)
})

test('a rejected proof of work is replaced without the user noticing', async ({ page }) => {
  await page.goto(paths.contact())
  await hydrated(page)
  let asked = 0
  // The first challenge belongs to another form.
  await page.route(challenges, (route) =>
    asked++ ? route.continue() : route.continue({ url: route.request().url().replace('contact', 'expert') }),
  )
  await fillIn(page)
  await send(page)
  await arrives(page)
  expect(asked).toBe(2)
})

test('without a proof of work the form shows an error, and the next attempt requests a new challenge', async ({
  page,
}) => {
  await page.goto(paths.contact())
  await hydrated(page)
  await page.route(challenges, (route) => route.fulfill({ status: 503, body: '' }))
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('Error: Captcha verification failed. Please try again.')
  await isAccessible(page)
  await page.unroute(challenges)
  await send(page)
  await arrives(page)
})
