import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'
import { signInBrowser } from './signed-in.ts'

test(
  '39.50 a coordinator subscribes to a calendar and revokes its address',
  long,
  async ({ page, request, aster, store }) => {
    await signInBrowser(page.context(), aster, store, 'coordinator')
    await page.goto(paths.adminAccount())
    await page.getByRole('link', { name: 'Set up the calendar' }).click()
    await page.getByLabel('All interviews, deadlines and reports').check()
    await page.getByRole('button', { name: 'Make an address' }).click()
    await expect(page.getByRole('status').first()).toContainText('Your calendar address is made')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('It is copied.')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    const calendar = await request.get(new URL(address).pathname)
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
    await page.setViewportSize({ width: 390, height: 844 })
    await passesAxe(page)

    await page.goto(paths.adminCalendar())
    await expect(page.getByText('Not yet')).toHaveCount(0)
    await page.getByRole('button', { name: 'Revoke the address' }).click()
    await expect(page.getByRole('status').first()).toContainText('The address is revoked')
    expect((await request.get(new URL(address).pathname)).status()).toBe(404)
  },
)
