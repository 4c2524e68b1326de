import type { Page } from '@playwright/test'
import { codeFor } from '../../api/staff-browser.ts'
import { type RunningAster, startAster } from '../../harness/server/start-aster.ts'
import { mailTo } from '../applications/kept-applications.ts'
import { test as base, expect, withDatabase } from '../aster.ts'
import { passesAxe } from '../looks.ts'

/** A new server without staff, since other journeys create accounts on theirs. */
const test = base.extend<{ newAster: RunningAster }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  newAster: ({}, use) =>
    withDatabase(async (databaseUrl) => {
      const aster = await startAster(databaseUrl, { ASTER_TRUST_PROXY: 'loopback' })
      await use(aster)
      await aster.stop()
    }),
  baseURL: ({ newAster }, use) => use(newAster.url),
})

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const ines = { email: 'ines@aster.example', password: 'a long enough sentence' }
const amina = { email: 'amina@aster.example', password: 'otter lantern gravel quince' }

test('the link of the first start creates an administrator, who invites a coordinator, who signs in with code and recovery code', async ({
  page,
  newAster: aster,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000) // many steps

  await test.step('the link of the first start creates one administrator, once', async () => {
    const link = aster.printed().match(/http\S+set-up\S+/)?.[0] ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expect(page.getByRole('alert')).toContainText('Please check the marked answers')
    await page.getByLabel('Name').fill('Ines Verbena')
    await page.getByLabel('Email').fill(ines.email)
    await page.getByLabel('Password').fill('too short')
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expect(page.locator('.field .error')).toHaveText('Please use at least 12 characters')
    await expect(page.getByLabel('Name')).toHaveValue('Ines Verbena')
    await page.getByLabel('Password').fill(ines.password)
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expect(page.getByRole('heading', { name: 'The administrator is created' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('This link does not work any more')).toBeVisible()
  })

  await test.step('the administrator signs in, after a mistake', async () => {
    await signIn(page, ines.email, 'a long enough sentenc')
    await expect(page.getByRole('alert').first()).toContainText('Email or password is wrong')
    await expect(page.getByLabel('Email')).toHaveValue(ines.email)
    await passesAxe(page)
    await page.getByLabel('Password').fill(ines.password)
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await passesAxe(page)
  })

  await test.step('the administrator invites a coordinator', async () => {
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByLabel('Email', { exact: true }).fill(amina.email)
    await page.getByRole('radio', { name: /^Coordinator/ }).check()
    await page.getByRole('checkbox', { name: 'Africa' }).check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('status').first()).toContainText('The invitation is on its way')
    await page.reload()
    await expect(page.getByRole('button', { name: `Withdraw the invitation of ${amina.email}` })).toHaveCount(
      1,
    )
    await passesAxe(page)
    await page.getByRole('link', { name: 'Ines Verbena' }).click()
    await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible()
    await passesAxe(page)
  })

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const own = await context.newPage()
  await test.step('the coordinator accepts the mailed invitation and signs in', async () => {
    const { text } = await mailTo(aster, amina.email)
    await own.goto(text.match(/http\S+\/login\/link\?token=[\w-]+/)?.[0] ?? '')
    await expect(own.getByText('You are invited as Coordinator (Africa).')).toBeVisible()
    await own.getByLabel('Name').fill('Amina Diop')
    await own.getByLabel('Password').fill(amina.password)
    await passesAxe(own)
    await own.getByRole('button', { name: 'Accept the invitation' }).click()
    await own.getByRole('link', { name: 'Sign in' }).click()
    await signIn(own, amina.email, amina.password)
    await expect(own.getByText('Welcome, Amina Diop.')).toBeVisible()
    await expect(own.getByRole('link', { name: 'Users' })).toHaveCount(0)
    await own.goto('/admin/users')
    await expect(own.getByRole('heading', { name: 'This is not among your tasks' })).toBeVisible()
  })

  let key = ''
  let recoveryCode = ''
  await test.step('the coordinator sets up the second step', async () => {
    await own.goto('/admin/account')
    await expect(own.getByRole('main').getByText('Coordinator (Africa)')).toBeVisible()
    await passesAxe(own)
    await own.getByRole('link', { name: 'Set up the second step' }).click()
    await own.getByLabel('Your password').fill(amina.password)
    await own.getByRole('button', { name: 'Continue' }).click()
    await expect(own.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    key = (await own.locator('code').textContent()) ?? ''
    await passesAxe(own)
    await own.getByLabel('Code from the app').fill(codeFor(key))
    await own.getByRole('button', { name: 'Turn on the second step' }).click()
    await expect(own.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    recoveryCode = (await own.locator('li code').first().textContent()) ?? ''
    await passesAxe(own)
  })

  await test.step('the coordinator signs in with a code, and with a recovery code', async () => {
    for (const code of [() => codeFor(key, 1), () => recoveryCode]) {
      await own.getByRole('button', { name: 'Sign out' }).click()
      await expect(own.getByText('You are signed out')).toBeVisible()
      await signIn(own, amina.email, amina.password)
      await expect(own.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
      await own.getByLabel('Code').fill(code())
      await own.getByRole('button', { name: 'Continue' }).click()
      await expect(own.getByRole('heading', { name: 'Today' })).toBeVisible()
    }
  })
  await context.close()
})
