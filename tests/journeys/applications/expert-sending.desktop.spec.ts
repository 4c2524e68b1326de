import type { Page, Request, Route } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, test } from '../browser/reused-page.ts'
import { long } from '../long.ts'
import { loseFile } from '../uploads/lose-file.ts'
import { arrivedFiles, cachedAnswers, filled, leaveDraft, stepAddress } from './expert-draft.ts'
import { applicationsOf, mailsAbout } from './kept-applications.ts'

const endpoint = `**${apiPaths.expertsApplications}`

/** Opens the last step of a completed form; returns its answers. */
async function atTheEnd(
  page: Page,
  store: Store,
  email = `ama.${crypto.randomUUID().slice(0, 8)}@hospital.example`,
) {
  const answers = { ...filled, ...(await arrivedFiles(store)), email }
  await leaveDraft(page, store, answers)
  await page.goto(stepAddress('submission'))
  await hydrated(page)
  await page.getByLabel('Yes').check()
  return answers
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const keyOf = (request: Request) => request.headers()['idempotency-key']
const thanks = (page: Page) => page.getByRole('heading', { name: 'Your application has arrived' })
const arrives = (page: Page) => expect(thanks(page)).toBeFocused({ timeout: 20_000 })

/** The server answers, but the response never reaches the browser. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

test('success and the reference appear only after the server has answered, and the draft is deleted', async ({
  page,
  store,
  aster,
  databaseUrl,
}) => {
  const { email } = await atTheEnd(page, store)
  await submit(page)
  await arrives(page)
  await expect(page.getByText('Thank you for your expressed interest.')).toBeVisible()
  const [kept, ...others] = await applicationsOf(databaseUrl, email)
  expect(others).toEqual([])
  expect(kept).toMatchObject({
    answers: { name: 'Ama', language_proficiency_other: 'Wolof - Basic', consent: true },
    files: ['endorsement', 'resume'],
  })
  await expect(page.getByText(`Your reference: ${kept?.reference}`)).toBeVisible()
  expect(await cachedAnswers(page)).toBeUndefined()
  await expect(page).toHaveTitle(/^Your application has arrived/)
  await isAccessible(page)
  await page.reload()
  await expect(page.getByText(`Your reference: ${kept?.reference}`)).toBeVisible()
  await expect(page).toHaveTitle(/^Your application has arrived/)

  const mails = () => mailsAbout(aster, kept?.reference ?? '')
  await expect.poll(async () => (await mails()).length).toBe(2)
  const receipt = (await mails()).find(({ headers }) => headers.to === email)
  expect(receipt?.text).toMatch(new RegExp(`${aster.url}/become-expert/edit\\?h=[\\w-]{22}`))
})

test('without consent nothing is sent', async ({ page, store }) => {
  await atTheEnd(page, store)
  await page.getByRole('radio', { name: 'No' }).check()
  await expect(page.locator('.field .error')).toHaveText('You must accept the terms to proceed.')
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Please fill out all required fields')
})

test('an application submitted offline is sent when the connection is back', async ({
  page,
  store,
  context,
}) => {
  await atTheEnd(page, store)
  await context.setOffline(true)
  await expect(page.locator('.save-state')).toHaveText('You are offline. Keep going: nothing is lost.')
  await submit(page)
  await expect(page.getByText('There is no connection at the moment')).toBeVisible()
  await context.setOffline(false)
  await arrives(page)
})

test('a lost response is retried automatically, and one application is stored', async ({
  page,
  store,
  databaseUrl,
}) => {
  await page.route(endpoint, loseAnswer, { times: 1 })
  const { email } = await atTheEnd(page, store)
  await submit(page)
  await expect(page.getByText('There is no connection at the moment')).toBeVisible()
  await arrives(page)
  const kept = await applicationsOf(databaseUrl, email)
  expect(kept).toHaveLength(1)
  await expect(page.getByText(`Your reference: ${kept[0]?.reference}`)).toBeVisible()
})

test('the idempotency key survives a reload: an application stored before it is not refused after it', async ({
  page,
  store,
  databaseUrl,
}) => {
  await page.route(endpoint, loseAnswer, { times: 1 })
  const { email } = await atTheEnd(page, store)
  const first = page.waitForRequest(endpoint)
  await submit(page)
  await expect(page.getByText('There is no connection at the moment')).toBeVisible()
  const second = page.waitForRequest(endpoint)
  await page.reload()
  expect(keyOf(await second)).toBe(keyOf(await first))
  await arrives(page)
  expect(await applicationsOf(databaseUrl, email)).toHaveLength(1)
})

test(
  'an application that may have arrived keeps its idempotency key until it is validated, even after a 429',
  long,
  async ({ page, store, databaseUrl }) => {
    const busy = { status: 429, contentType: 'application/problem+json', json: { code: 'too_many_requests' } }
    const fates = [loseAnswer, (route: Route) => route.fulfill(busy)]
    await page.route(endpoint, (route) => (fates.shift() ?? (() => route.continue()))(route))
    const { email } = await atTheEnd(page, store)
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('Please wait a few minutes', { timeout: 20_000 })
    await submit(page)
    await arrives(page)
    expect(await applicationsOf(databaseUrl, email)).toHaveLength(1)
  },
)

test('a second click does not submit twice', async ({ page, store }) => {
  let count = 0
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(endpoint, async (route) => {
    count++
    await held
    await route.continue()
  })
  await atTheEnd(page, store)
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('button', { name: 'Sending your application' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  letThrough()
  await arrives(page)
  expect(count).toBe(1)
})

test('a registered address shows the specified error, and can be changed', async ({ page, store }) => {
  const { email } = await atTheEnd(page, store)
  await submit(page)
  await arrives(page)
  await atTheEnd(page, store, email)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Email already exists')
  await page.getByRole('button', { name: 'Change the email address' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('errors of the server are shown on the first step that has one', async ({ page, store }) => {
  const { endorsement } = await atTheEnd(page, store)
  await loseFile(page, endorsement)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Motivation and experience' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This file is no longer here. Please choose it again.')
  await expect(page).toHaveTitle(/^Error: /)
})

for (const [status, code, words] of [
  [429, 'too_many_requests', 'Please wait a few minutes'],
  [503, 'unavailable', 'Something went wrong. Please try again.'],
  [422, 'captcha_failed', 'Captcha verification failed. Please try again.'],
] as const) {
  const length = code === 'too_many_requests' ? {} : long
  test(
    `an answer ${status} ${code} says what to do, and no input is lost`,
    length,
    async ({ page, store }) => {
      const contentType = 'application/problem+json'
      await page.route(endpoint, (route) => route.fulfill({ status, contentType, json: { code } }))
      const answers = await atTheEnd(page, store)
      await submit(page)
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page, '40.93').toHaveTitle(/^Error: Step 6 of 6/)
      expect(await cachedAnswers(page)).toMatchObject(answers)
    },
  )
}
