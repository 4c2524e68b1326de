import { passkeyPaths } from '../../../src/domain/api/staff/staff-paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { openStore } from '../../../src/store/open-store.ts'
import { quiet } from '../../harness/postgres/test-postgres.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'

test('10.9 a passkey signs in without a password, until it is removed', async ({
  page,
  context,
  databaseUrl,
}) => {
  const store = await openStore({ databaseUrl, dataDir: '', databasePool: 1, log: quiet })
  const { email } = await makeStaff(store, 'coordinator')
  await store.close()
  await page.goto('/login?next=/admin/account/passkeys')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(passwordOfTests)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await test.step('the password adds a passkey, which alone signs in', async () => {
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
    await page.getByLabel('Name of the device').fill('Office laptop')
    await page.getByLabel('Your password').fill('not this one')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('This is not your password')).toBeVisible()
    await page.getByLabel('Your password').fill(passwordOfTests)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByLabel('Remove the passkey Office laptop')).toBeVisible()
    await passesAxe(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  })

  await test.step('a removed passkey no longer signs in', async () => {
    await page.goto('/admin/account/passkeys')
    await page.getByLabel('Remove the passkey Office laptop').click()
    const own = page.getByRole('region', { name: 'Your passkeys' })
    await own.getByLabel('Your password').fill('not this one')
    await own.getByRole('button', { name: 'Remove this passkey' }).click()
    await expect(own.getByText('This is not your password').first()).toBeVisible()
    await passesAxe(page)
    await own.getByLabel('Your password').fill(passwordOfTests)
    await own.getByRole('button', { name: 'Remove this passkey' }).click()
    await expect(page.getByText('You have no passkey yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('This passkey could not sign you in')).toBeVisible()
  })
})

test('10.9 after too many attempts the page says how long to wait', long, async ({ page, databaseUrl }) => {
  const store = await openStore({ databaseUrl, dataDir: '', databasePool: 1, log: quiet })
  const { email } = await makeStaff(store, 'coordinator')
  await store.close()
  await page.goto('/login?next=/admin/account/passkeys')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(passwordOfTests)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Name of the device').fill('Office laptop')
  await page.evaluate(
    async ({ path, most }) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
      for (let tried = 0; tried < most; tried++) await fetch(path, { method: 'POST', headers, body: '{}' })
    },
    { path: passkeyPaths.beginSignIn, most: limits.signIn.most },
  )
  await page.getByLabel('Your password').fill(passwordOfTests)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const told = /There were too many attempts\. Please try again in 1[45] minutes\./
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByText('The passkey was not added')).toBeHidden()
  await passesAxe(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByText('This passkey could not sign you in')).toBeHidden()
})
