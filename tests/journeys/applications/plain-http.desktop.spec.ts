import { chromium, type Page } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { Keyboard } from '../browser/keyboard.ts'
import { long } from '../long.ts'

/** Not localhost: over plain http the page is then no secure context and has no Web Crypto. */
const host = 'aster.test'

test.use({
  page: async ({ launchOptions, aster }, use) => {
    const rules = `--host-resolver-rules=MAP ${host} 127.0.0.1`
    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] })
    const { port } = new URL(aster.url)
    const page = await browser.newPage({ baseURL: `http://${host}:${port}` })
    await use(page)
    await browser.close()
  },
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined'])
}

/** The server treats a form that is sent within three seconds as a bot's. */
const takeTime = (page: Page) => page.waitForTimeout(3_100)

test(
  '8.13 over plain http the script submits an application without a proof of work',
  long,
  async ({ page }) => {
    await open(page, paths.applyTrainer())
    const person = new Keyboard(page)
    await person.type('Name', 'Ama')
    await person.type('Surname', 'Owusu')
    await person.type('Email', `plain.${crypto.randomUUID().slice(0, 8)}@hospital.example`)
    await person.type('Phone number', '+233 20 123 4567')
    await person.type('Country of origin', 'Ghana')
    await person.pick('Type or choose', 'steward')
    await person.pick('Add a language', 'other')
    await person.type('Other language', 'Twi')
    await person.tabTo(page.getByLabel('Proficiency in Other'))
    await page.keyboard.press('End')
    await takeTime(page)
    const answered = page.waitForResponse(`**${apiPaths.trainersApplications}`)
    await person.press(/^Submit/)
    const answer = await answered
    expect(answer.status(), await answer.text()).toBe(201)
  },
)

test(
  '8.13 over plain http a message needs no proof of work; a refused one stays filled in',
  long,
  async ({ page }) => {
    await open(page, paths.contact())
    await page.getByLabel('Name', { exact: true }).fill('Ama')
    await page.getByLabel('Email').fill('ama@hospital.example')
    await page.getByLabel('Message').fill('Hello')
    const send = () => page.getByRole('button', { name: 'Send message' }).click()
    await send() // too fast, like a bot
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost')
    await expect(page.getByLabel('Message')).toHaveValue('Hello')
    await takeTime(page)
    await send()
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  },
)
