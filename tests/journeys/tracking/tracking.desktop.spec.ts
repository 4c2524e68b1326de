import type { Request } from '@playwright/test'
import pg from 'pg'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { content } from '../shell/budgets.ts'

type View = { visit_id: string; path: string; seconds_spent: number; seconds_inactive: number }

/** The page views since then, ordered by time; the server writes them once a second. */
async function viewsIn(databaseUrl: string, since: Date): Promise<View[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const query = 'SELECT * FROM page_view WHERE entered_at >= $1 ORDER BY entered_at'
  const { rows } = await client.query<View>(query, [since])
  await client.end()
  return rows
}

test('4.10 page views are counted without a cookie, by the pattern of the path', async ({
  page,
  context,
  databaseUrl,
}) => {
  const since = new Date()
  const own = () => viewsIn(databaseUrl, since)
  const counted = () => page.waitForResponse((response) => response.url().endsWith('/api/Session'))

  const [first] = await Promise.all([counted(), page.goto(paths.stories())])
  expect(first.status()).toBe(201)
  await page.evaluate(() => {
    document.hasFocus = () => false
    dispatchEvent(new Event('blur'))
  })
  const blurred = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() > since + 1500, blurred)
  await Promise.all([counted(), page.locator('main a[href^="/story/"]').first().click()])
  await expect.poll(async () => (await own())[0]?.seconds_spent ?? 0).toBeGreaterThan(0)
  await expect.poll(async () => (await own()).length).toBe(2)

  const [list, story] = await own()
  expect(list?.path).toBe('/story')
  expect(list?.seconds_inactive).toBeGreaterThan(0)
  expect(story).toMatchObject({ path: '/story/:slug', visit_id: list?.visit_id, seconds_spent: null })
  expect(await context.cookies()).toEqual([])
})

test(
  '24.25 a page that is left within three seconds is counted once, in the same visit as the next page',
  long,
  async ({ page, databaseUrl }) => {
    const since = new Date()
    const own = () => viewsIn(databaseUrl, since)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto(paths.about(), { waitUntil: 'domcontentloaded' })
    await page.goto(paths.team())
    expect(scripts.filter((path) => path.includes('tracking'))).toEqual([])
    await expect
      .poll(async () => (await own()).map(({ path }) => path))
      .toEqual([paths.about(), paths.team()])
    const visits = new Set((await own()).map(({ visit_id }) => visit_id))
    expect(visits.size).toBe(1)
  },
)

test('7.22 visitors who opt out are not tracked, nor are views of personal pages', async ({
  page,
  context,
}) => {
  const calls: string[] = []
  context.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto(`${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`)
  await expect(page.locator('html[data-tracking]')).toHaveCount(0)

  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  for (const path of [paths.home(), paths.about()]) {
    await Promise.all([page.waitForResponse(/\/tracking-/), page.goto(path)])
  }
  await page.goto(paths.privacy())
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a content page has at most 2 kB of script, tracking included', async ({ page }) => {
  const scripts: Request[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request))
  await Promise.all([page.waitForResponse('**/api/Session'), page.goto(paths.about())])
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  const weights = sizes.map(({ responseBodySize }) => responseBodySize)
  expect(weights).toHaveLength(2)
  expect(weights[1]).toBeLessThanOrEqual(1200)
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(content.script)
})
