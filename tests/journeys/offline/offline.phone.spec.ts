import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { startAster } from '../../harness/server/start-aster.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { BuildProxy } from '../proxies/build-proxy.ts'
import { kept, unsent, wakeWorker } from './in-background.ts'

test.use({ serviceWorkers: 'allow' })

const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const texts = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const all = await cache.matchAll()
        return Promise.all(all.map(async (one) => `${one.url} ${await one.text()}`))
      }),
    )
    return texts.flat()
  })

test('33.2 a form that was opened once works offline, and is sent when the connection is back', async ({
  page,
  context,
  store,
}) => {
  const email = `yaw.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(paths.contact())
  await kept(page, `${paths.contact()}?offline`)
  await context.setOffline(true)
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Yaw')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Not sent yet')
  await page.goto(paths.news())
  await expect(page.getByRole('heading', { name: 'You have no connection' })).toBeVisible()
  await expect(page.locator('#not-sent')).toContainText('Not sent yet')
  await isAccessible(page)
  await context.setOffline(false)
  await expect(page.locator('#not-sent')).toContainText('Your message has arrived')
  const sent = store.db.selectFrom('contact_message').select('id').where('email', '=', email)
  expect(await sent.execute()).toHaveLength(1)
})

test('33.2 a browser with Background Sync sends unsent forms while no page is open', async ({
  page,
  context,
  store,
  aster,
}) => {
  const email = `esi.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(paths.contact())
  await hydrated(page)
  await kept(page, `${paths.contact()}?offline`)
  await page.getByLabel('Name', { exact: true }).fill('Esi')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('Hello')
  await context.route('**/api/contact', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Not sent yet')
  await expect.poll(() => page.evaluate(unsent)).toBe(1)
  await page.goto('about:blank')
  await context.unroute('**/api/contact')

  await wakeWorker(page, aster.url)
  const sent = store.db.selectFrom('contact_message').select('id').where('email', '=', email)
  await expect.poll(async () => (await sent.execute()).length).toBe(1)
  await page.goto(paths.news())
  await expect(page.locator('#not-sent')).toContainText('Your message has arrived')
  expect(await sent.execute()).toHaveLength(1)
})

test('33.3 pages that were read stay readable offline; other pages say that there is no connection', async ({
  page,
  context,
}) => {
  await page.goto(paths.contact())
  await kept(page, paths.offline())
  await page.getByLabel('Name', { exact: true }).fill('Efua Boateng')
  await page.goto(paths.news())
  await kept(page, paths.news())
  await page.goto(`${paths.applyExpert()}?step=personal`)
  await kept(page, `${paths.applyExpert()}?offline`)
  await page.goto(`${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`)
  await context.setOffline(true)
  await page.goto(paths.news())
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  expect(
    await page
      .locator('.wrap')
      .first()
      .evaluate((part) => getComputedStyle(part).maxInlineSize),
  ).not.toBe('none')
  await page.goto(`${paths.applyExpert()}?step=professional`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Personal information' })).toBeVisible()
  for (const address of [`${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`, paths.governance()]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'You have no connection' })).toBeVisible()
  }
  const texts = await everythingKept(page)
  const [token] = (await context.cookies()).map(({ value }) => value)
  expect(token).toBeTruthy()
  for (const secret of ['Efua', token ?? '', 'q7VhN2c0T1mXo3kZr8Yw5g']) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
  }
  const oneTime = /name="_(csrf|stamp|key)" value="[^"]|"(csrfToken|stamp|postKey)":"[^"]/
  expect(texts.filter((text) => oneTime.test(text))).toEqual([])
})

test(
  '33.9 a first visit to pages without a form caches nothing; a second one caches the pages that are read',
  long,
  async ({ page, context }) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    const counted = () => page.waitForResponse((response) => response.url().endsWith('/api/Session'))
    const forLater = () => asked.filter((url) => /offline|sw\.js/.test(url))
    await Promise.all([counted(), page.goto(paths.about())])
    await Promise.all([counted(), page.getByRole('link', { name: 'Where we work' }).first().click()])
    await page.waitForLoadState('networkidle')
    expect(forLater()).toEqual([])

    await page.goto('about:blank')
    await page.goto(paths.about())
    await kept(page, paths.about())
    expect(forLater()).not.toEqual([])
  },
)

test('33.4 an update never mixes builds, and 33.6 the server can switch off offline use', async ({
  page,
  context,
  aster,
  databaseUrl,
}) => {
  const proxy = await BuildProxy.to(aster.url)
  const off = await startAster(databaseUrl, { ASTER_OFFLINE: 'off' })
  const address = proxy.url + paths.contact()
  proxy.build = 'first0000000'
  await page.goto(address)
  await kept(page, `${paths.contact()}?offline`)
  proxy.build = 'second000000'
  await page.goto(address)
  // While a page is open, its service worker stays active, and caches no page of the other build.
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true)
  expect(await buildsKept(page)).toEqual({ first0000000: ['first0000000'], second000000: ['second000000'] })
  await page.close()

  const next = await context.newPage()
  await expect(async () => {
    await next.goto('about:blank') // the page that closes may still count as open
    await next.goto(address)
    expect(await next.evaluate(isWaiting)).toBe(false)
  }).toPass()
  await context.setOffline(true)
  await next.goto(address)
  await hydrated(next)
  expect(await next.locator('html').getAttribute('data-offline')).toContain('?second000000')
  await context.setOffline(false)

  proxy.build = undefined
  proxy.target = off.url
  await next.goto(address)
  await expect.poll(() => next.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await expect
    .poll(() => next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await next.close()
  await off.stop()
  await proxy.close()
})

/** Whether a service worker waits for pages of the one before it to close. */
const isWaiting = async () => Boolean((await navigator.serviceWorker.ready).waiting)

/** The builds that the pages in each cache name. */
const buildsKept = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const texts = await Promise.all((await cache.matchAll()).map((one) => one.text()))
      const builds = texts.flatMap((text) => /data-offline="[^"]+\?(\w{12})"/.exec(text)?.[1] ?? [])
      found[name.slice(-12)] = [...new Set(builds)]
    }
    return found
  })
