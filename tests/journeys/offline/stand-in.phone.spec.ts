import * as ar from '../../../locales/ar/messages.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { giveCredentials, isAccessible, ownPage } from '../applicants/own-expert.ts'
import { arrivedFiles, filled, leaveDraft, stepAddress } from '../applications/expert-draft.ts'
import { applicationsOf } from '../applications/kept-applications.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { kept, unsent, wakeWorker } from './in-background.ts'

test.use({ serviceWorkers: 'allow' })

const standIn = { name: 'You have no connection' } as const

test('33.12 a form that was sent in the background says so when it is opened, also offline', async ({
  page,
  context,
  store,
  aster,
  databaseUrl,
}) => {
  const email = `abena.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await leaveDraft(page, store, { ...filled, ...(await arrivedFiles(store)), email })
  await page.goto(stepAddress('submission'))
  await hydrated(page)
  await kept(page, `${paths.applyExpert()}?offline`)
  await page.getByLabel('Yes').check()
  await context.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByText('There is no connection at the moment')).toBeVisible()
  await expect.poll(() => page.evaluate(unsent)).toBe(1)
  await page.goto('about:blank')
  await context.unroute('**/api/**')
  await wakeWorker(page, aster.url)
  await expect.poll(async () => (await applicationsOf(databaseUrl, email)).length).toBe(1)
  const [{ reference } = { reference: '' }] = await applicationsOf(databaseUrl, email)

  await context.setOffline(true)
  await page.goto(paths.applyExpert())
  await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
  // A link alone cannot forge a receipt.
  await page.goto(`${paths.applyExpert()}?sent=E-99999`)
  await hydrated(page)
  await expect(page.getByText('Your reference')).toHaveCount(0)
})

test('36.33 offline, a reader of Arabic gets the form and the offline page in Arabic', async ({
  page,
  context,
}) => {
  const form = `/ar${paths.applyHospital()}`
  await page.goto(`${form}?step=general`)
  await hydrated(page)
  await kept(page, `${form}?offline`)
  await context.setOffline(true)
  await page.goto(`/ar${paths.governance()}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { name: ar.errors.offlineTitle })).toBeVisible()
  await page.goto(`${form}?step=general`)
  await expect(page.getByLabel(ar.hospital.name, { exact: true })).toBeVisible()
})

test('33.13 the offline page is replaced by the requested page when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto(paths.contact())
  await kept(page, paths.offline())
  await context.setOffline(true)
  await page.goto(paths.governance())
  await expect(page.getByRole('heading', standIn)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(false)
  await expect(page.getByRole('heading', standIn)).toHaveCount(0)
  await expect(page).toHaveURL(paths.governance())
})

test('33.13 a form that waited is sent first; then the requested page comes and says that it has arrived', async ({
  page,
  context,
}) => {
  await page.goto(paths.contact())
  await kept(page, paths.offline())
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Surname').fill('Mensah')
  await page.getByLabel('Email').fill(`ama.${crypto.randomUUID().slice(0, 8)}@hospital.example`)
  await page.getByLabel('Message').fill('May a district hospital apply?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('There is no connection at the moment')).toBeVisible()
  await page.goto(paths.governance())
  await expect(page.getByRole('heading', standIn)).toBeVisible()
  await expect(page.locator('#not-sent')).toContainText('Your message waits')
  await context.setOffline(false)
  await expect(page.getByRole('heading', standIn)).toHaveCount(0)
  await expect(page).toHaveURL(paths.governance())
  await expect(page.locator('#not-sent')).toContainText('Your message has arrived')
})

test(
  '33.13 offline, a page in a language that was never read says so in one that was',
  long,
  async ({ page, context }) => {
    await page.goto(paths.contact())
    await kept(page, paths.offline())
    await context.setOffline(true)
    await page.goto(`/fr${paths.governance()}`)
    await expect(page.getByRole('heading', standIn)).toBeVisible()
  },
)

test('33.14 offline, a personal page says that it is not stored on the device, and that changes to it are', async ({
  page,
  context,
  store,
}) => {
  await page.goto(paths.contact())
  await kept(page, paths.offline())
  const expert = await keepExpert(store)
  await page.goto(ownPage(expert))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('It is personal, so it is not kept on this device')).toBeVisible()
  await expect(page.getByText('Your changes of')).toHaveCount(0)
  await context.setOffline(false) // the page comes by itself
  await giveCredentials(page, expert)
  await page.getByLabel('Job title').fill('Head of laboratory')
  await context.setOffline(true)
  await page.reload()
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
  await expect(page.getByText(`Your changes of ${today}`)).toBeVisible()
  await isAccessible(page)
})

test('33.15 asking for a link offline keeps the address and says so', async ({ page, context }) => {
  await page.goto(paths.myLink())
  await page.getByLabel('Email address').fill('nobody@hospital.example')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send my link' }).click()
  await expect(page.getByText('Nothing was sent. Your address stays here')).toBeInViewport()
  await expect(page.locator('#no-line')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('nobody@hospital.example')
  await isAccessible(page)
  // The browser says that it is online, but no request gets through.
  await context.route('**/my-link', (route) => route.abort())
  await context.setOffline(false)
  await page.getByLabel('Email address').focus()
  await page.getByRole('button', { name: 'Send my link' }).click()
  await expect(page.locator('#no-line')).toBeFocused()
  await context.unroute('**/my-link')
  await page.getByRole('button', { name: 'Send my link' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeVisible()
})
