import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { isSigned, startReceiver } from '../../harness/integrations/webhook-receiver.ts'
import { passwordOfTests } from '../../harness/staff/staff.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'
import { signInBrowser } from '../staff/signed-in.ts'

test(
  '41.13 an administrator connects a program: with a token for the API, and a webhook for events',
  long,
  async ({ page, request, aster, store }) => {
    await signInBrowser(page.context(), aster, store, 'administrator')
    const receiver = await startReceiver()

    const token = await test.step('makes a token for an integration', async () => {
      await page.goto('/admin/settings')
      await page.getByRole('link', { name: 'API tokens' }).click()
      await page.getByLabel('Name', { exact: true }).fill('Data warehouse')
      await page.getByLabel('Read applications').check()
      await page.getByLabel('Your password').fill(passwordOfTests)
      await page.getByRole('button', { name: 'Make token' }).click()
      await expect(page.getByRole('status').first()).toContainText('The token “Data warehouse” is made')
      await passesAxe(page)
      return (await page.locator('.secret-once code').textContent()) ?? ''
    })

    const secret = await test.step('adds a webhook, whose address is validated', async () => {
      await page.goto('/admin/settings')
      await page.getByRole('link', { name: 'Webhooks' }).click()
      await page.getByLabel('Name', { exact: true }).fill('Data warehouse')
      await page.getByLabel('Address').fill('warehouse')
      await page.getByRole('button', { name: 'Add webhook' }).click()
      await page.getByRole('link', { name: 'Address: Please enter a whole https address' }).click()
      await expect(page.getByLabel('Address')).toBeFocused()
      await page.getByLabel('Address').fill(receiver.url)
      await page.getByRole('button', { name: 'Add webhook' }).click()
      await expect(page.getByRole('status').first()).toContainText('The webhook is added')
      return (await page.locator('.secret-once code').textContent()) ?? ''
    })

    await test.step('the program gets an event about an application, verifies the signature, and reads it with the token', async () => {
      const { id, email } = await keepExpert(store)
      await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1)
      const [told] = receiver.received
      if (!told) throw new Error('Nothing came')
      expect(isSigned(secret, told)).toBe(true)
      expect(told.body).not.toContain(email)
      expect(told.event.data).toMatchObject({ application: { id, status: 'submitted' } })
      const headers = { authorization: `Bearer ${token}` }
      const read = await request.get(`/api/admin/applications/${id}`, { headers })
      expect(await read.text()).toContain(email)
    })

    await test.step('finds the delivery in the log, and sends it again from a phone', async () => {
      await page.getByRole('link', { name: 'Data warehouse' }).click()
      await expect(page.getByText('Delivered').last()).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await passesAxe(page)
      await page.getByRole('button', { name: /^Send application\.received of .* again$/ }).click()
      await expect(page.getByRole('status').first()).toContainText('It is on its way again')
      await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2)
    })
    await receiver.stop()
  },
)
