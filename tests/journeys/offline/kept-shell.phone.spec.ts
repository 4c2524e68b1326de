import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { kept } from './in-background.ts'

test.use({ serviceWorkers: 'allow' })

const { applyExpert, applyHospital, applyTrainer, contact } = paths

/** The cached page and that of the server, each as a document and the data of its island. */
const bothShells = (page: Page, address: string) =>
  page.evaluate(async (address) => {
    const read = async (answer: Response | undefined) => {
      const html = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html')
      const json = html.getElementById('island-props')
      const data: unknown = JSON.parse(json?.textContent ?? '{}')
      json?.remove()
      return {
        data,
        html: html.documentElement.outerHTML,
        policy: answer?.headers.get('content-security-policy'),
      }
    }
    return Promise.all([caches.match(address), fetch(address)].map(async (answer) => read(await answer)))
  }, address)

async function expectSameShell(page: Page, path: string): Promise<void> {
  await kept(page, `${path}?offline`)
  const [made, sent] = await bothShells(page, `${path}?offline`)
  expect(made).toEqual(sent)
}

for (const [path, query] of [
  [applyExpert(), '?step=personal'],
  [applyHospital(), '?step=general'],
  [applyTrainer(), ''],
  [contact(), ''],
] as const) {
  const length = path === contact() ? {} : long
  test(
    `33.18 the cached copy of ${path} is made on the device, and equals the page of the server`,
    length,
    async ({ page, context }) => {
      const asked: string[] = []
      context.on('request', (request) => asked.push(request.url()))
      await page.goto(path + query)
      await hydrated(page)
      // The copy does not contain what the user typed and opened before it was made.
      await page.getByLabel(/^(Name|Hospital\/Institution name)$/).fill('Efua Boateng')
      await page.getByRole('textbox', { name: 'Email' }).fill('not an address')
      await page.getByRole('button', { name: /^(Next|Submit|Send message)/ }).click()
      await expect(page.getByText(/^(Invalid|Incorrect) email format/).first()).toBeVisible()
      await page.locator('summary.menu__btn').click()
      await page.locator('[data-theme-select]').selectOption('dark')
      await kept(page, `${path}?offline`)
      expect(asked.filter((url) => url.endsWith('?offline'))).toEqual([])
      await expectSameShell(page, path)
    },
  )
}

for (const [address, why] of [
  [`${applyTrainer()}?draft=q7VhN2c0T1mXo3kZr8Yw5g`, 'a dead link'],
  [`${applyHospital()}?all`, 'another layout'],
] as const)
  test(`33.18 from a page with ${why} the copy is fetched instead`, long, async ({ page }) => {
    await page.goto(address)
    await expectSameShell(page, address.split('?')[0] ?? '')
  })

test(
  '33.18 an introduction has no form to cache, and nothing is fetched',
  long,
  async ({ page, context }) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await page.goto(applyExpert())
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await kept(page, paths.offline())
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes(applyExpert()))).toHaveLength(1)
  },
)
