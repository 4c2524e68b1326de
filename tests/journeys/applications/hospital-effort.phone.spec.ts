import type { Locator, Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import type { RunningAster } from '../../harness/server/start-aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { expect, test } from '../uploads/upload-stage.ts'
import { receiptOf } from './receipt.ts'

/** An interaction is a tap on a control, a text typed into one field, or a choice from a list, with its opening. */
class Thumb {
  interactions = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }
  async tap(control: Locator): Promise<void> {
    this.interactions++
    await control.tap()
  }
  async type(label: string, text: string): Promise<void> {
    this.interactions++
    await this.#page.getByLabel(label, { exact: true }).fill(text)
  }
  async choose(label: string, option: string): Promise<void> {
    this.interactions++
    await this.#page.getByLabel(label, { exact: true }).selectOption(option)
  }
  next(step: string): Promise<void> {
    return this.tap(this.#page.getByRole('button', { name: `Next: ${step}` }))
  }
}

/** Fills in the form from its introduction to the receipt, with all required answers. */
async function requestSupport(page: Page, aster: RunningAster): Promise<number> {
  const email = `thumb.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  const thumb = new Thumb(page)
  await thumb.tap(page.getByRole('link', { name: 'Begin Registration' }))
  await hydrated(page)
  await thumb.type('Hospital/Institution name', 'District Hospital')
  await thumb.type('Address', '12 Hospital Road')
  await thumb.type('City', 'Bepoase')
  await thumb.choose('Country', 'Ghana')
  await thumb.type('Contact person', 'Ama Owusu')
  await thumb.type('Phone number', '+233 20 123 4567')
  await thumb.type('Email', email)
  await thumb.next('About the hospital')
  await thumb.choose('Level', 'Tertiary')
  await thumb.type('Number of employees', '1200')
  await thumb.type('Number of beds', '80')
  await thumb.type('Number of outpatients (per month)', '900')
  await thumb.type('Requested support description', 'Our laboratory opened this year.')
  await thumb.next('Request for support')
  await thumb.type('What is the reason for your request for support?', 'A first antibiogram.')
  await thumb.type('What do you expect of the expert’s work?', 'A call every week.')
  await thumb.type('Which outcome do you expect of the project?', 'A guideline.')
  await thumb.next('Type of support')
  await thumb.choose('Support timeframe', '6-12 months')
  await thumb.tap(page.getByRole('radio', { name: /^Online only/ }))
  await thumb.next('Submission')
  await thumb.tap(page.getByLabel('We accept the terms and conditions of the expert support'))
  await thumb.tap(page.getByLabel('We confirm the above information is true'))
  // The script that sends a form offline loads three seconds after the form.
  await expect.poll(() => page.locator('script[src*="/assets/offline-"]').count()).toBe(1)
  await thumb.tap(page.getByRole('button', { name: 'Submit' }))
  await receiptOf(page, aster, email)
  return thumb.interactions
}

test.use({ serviceWorkers: 'allow' })

const isKept = (page: Page) =>
  page.evaluate(async (path) => Boolean(await caches.match(path)), `${paths.applyHospital()}?offline`)

test('9.18 a hospital’s request on a phone takes at most 26 interactions and 135 kB', async ({
  page,
  aster,
  faultyProxy,
}) => {
  await page.goto(faultyProxy.url + paths.applyHospital())
  expect(await requestSupport(page, aster), 'interactions').toBeLessThanOrEqual(26)
  await expect.poll(() => isKept(page), 'the form is cached for offline use').toBe(true)
  // Counted by the proxy: DevTools count a prefetched page twice, and the service worker not at all.
  expect(faultyProxy.brought, 'bytes on the wire').toBeLessThanOrEqual(135_000)
})

test(
  '9.18 the form takes at most 135 kB if the service worker starts while its introduction is read',
  long,
  async ({ page, aster, faultyProxy }) => {
    await page.goto(faultyProxy.url + paths.applyHospital())
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await requestSupport(page, aster)
    await expect.poll(() => isKept(page)).toBe(true)
    expect(faultyProxy.brought, 'bytes on the wire').toBeLessThanOrEqual(135_000)
  },
)
