import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Role } from '../../../src/domain/staff/roles.ts'
import { inDays } from '../../../src/domain/staff/second-step.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { codeFor } from '../../api/staff-browser.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'

/** Other journeys share the database, so this one removes its requirement. */
test.afterEach(async ({ store }) => {
  await store.db.deleteFrom('second_step_rule').execute()
})

async function signInAs(page: Page, store: Store, role: Role) {
  const { email } = await makeStaff(store, role)
  await signIn(page, email)
  return email
}

async function signIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(passwordOfTests)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function requireSince({ db }: Store, days: number) {
  const from = { administrators_from: inDays(days), others_from: inDays(days) }
  await db.updateTable('second_step_rule').set(from).execute()
}

test(
  '10.14 an administrator requires the second step, sees the notice, is redirected to set it up, and saves the recovery codes',
  long,
  async ({ page, context, store }) => {
    test.setTimeout(120_000)
    const email = await signInAs(page, store, 'administrator')

    await test.step('requires it for all staff in 14 days', async () => {
      await page.goto('/admin/settings')
      await page.getByRole('link', { name: 'Second step' }).click()
      await page.getByLabel('Everybody who works here').check()
      await passesAxe(page)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status')).toContainText('The requirement is saved')
      await expect(page.getByText('You have 14 days to set it up.')).toBeVisible()
      await passesAxe(page)
    })

    await test.step('sees the notice on every screen of the back office', async () => {
      await page.goto('/admin')
      await expect(page.getByText('You have 14 days to set it up.')).toBeVisible()
      await page.getByRole('link', { name: /^Experts( \d|$)/ }).click()
      await expect(page.getByRole('heading', { name: 'Experts' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Set it up now' })).toBeVisible()
      await passesAxe(page)
    })

    await test.step('is redirected to the set-up from every page after the deadline', async () => {
      await requireSince(store, -1)
      await page.goto('/admin/users')
      await expect(page.getByText('Please set up a second step to go on')).toBeVisible()
      await expect(page).toHaveURL(/second-factor$/)
      await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0)
      await passesAxe(page)
    })

    let codes: string[] = []
    await test.step('sets it up; the codes can be copied and downloaded, and are not shown again', async () => {
      await page.getByLabel('Your password').first().fill(passwordOfTests)
      await page.getByRole('button', { name: 'Continue' }).click()
      const key = (await page.locator('code').textContent()) ?? ''
      await page.getByLabel('Code from the app').fill(codeFor(key))
      await page.getByRole('button', { name: 'Turn on the second step' }).click()
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
      await expect(page.getByText('Please set up a second step')).toHaveCount(0)
      codes = await page.locator('.recovery-codes code').allTextContents()
      expect(codes).toHaveLength(10)
      await passesAxe(page)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy the codes' }).click()
      await expect(page.getByText('The codes are copied.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download as a text file' }).click()
      const file = await readFile(await (await downloading).path(), 'utf8')
      for (const code of codes) expect(file).toContain(code)
      await page.reload() // submits the form again
      for (const code of codes) await expect(page.getByText(code)).toHaveCount(0)
      await page.goto('/admin/account/second-factor')
      await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Turn off the second step' })).toHaveCount(0)
      await passesAxe(page)
    })

    await test.step('signs in with a recovery code in lower case', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click()
      await signIn(page, email)
      await page.getByLabel('Code').fill((codes[0] ?? '').toLowerCase().replaceAll('-', ' '))
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    })
  },
)

test(
  '10.14 a passkey counts as second step; then the password alone does not sign in',
  long,
  async ({ page, context, store }) => {
    await store.db.insertInto('second_step_rule').values({ administrators_from: new Date() }).execute()
    await requireSince(store, -1)
    const devices = await context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const email = await signInAs(page, store, 'editor')
    await expect(page.getByRole('heading', { name: 'Or use a passkey' })).toBeVisible()
    await page.getByLabel('Name of the device').fill('Office laptop')
    await page.getByLabel('Your password').last().fill(passwordOfTests)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signIn(page, email)
    await expect(page.getByRole('alert').first()).toContainText('Please sign in with your passkey')
    await passesAxe(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('10.14 the second step can be set up, and the codes downloaded', long, async ({ page, store }) => {
    await store.db.insertInto('second_step_rule').values({ administrators_from: new Date() }).execute()
    await requireSince(store, -1)
    await signInAs(page, store, 'viewer')
    await page.getByLabel('Your password').first().fill(passwordOfTests)
    await page.getByRole('button', { name: 'Continue' }).click()
    const key = (await page.locator('code').textContent()) ?? ''
    await page.getByLabel('Code from the app').fill(codeFor(key))
    await page.getByRole('button', { name: 'Turn on the second step' }).click()
    await expect(page.getByRole('button', { name: 'Copy the codes' })).toHaveCount(0)
    const first = (await page.locator('.recovery-codes code').first().textContent()) ?? ''
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as a text file' }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(first)
    await page.getByRole('link', { name: 'I have kept them' }).click()
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  })
})
