import type { Page } from '@playwright/test'
import { endpoints } from '../../../src/domain/api/endpoints.ts'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { isFull } from '../../harness/setup/trial.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { fits, isAccessibleInColour, passesAxe, phone } from '../looks.ts'
import { type Budget, budgetOf, content } from './budgets.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import type { Scale } from './weigh.ts'

const narrowest = 320
const unknownLink = '?h=q7VhN2c0T1mXo3kZr8Yw5g'

const addresses = [
  ...everyPath,
  `${paths.applyExpert()}?step=personal`,
  `${paths.applyExpert()}?step=global`,
  `${paths.applyExpert()}?all`,
  `${paths.applyHospital()}?step=general`,
  `${paths.applyHospital()}?all`,
  paths.editExpert() + unknownLink,
  paths.editHospital() + unknownLink,
  paths.editTrainer() + unknownLink,
  paths.selectExpert() + unknownLink,
  '/nowhere',
]

/** One page of each kind of header, footer and menu. */
const withShell = [paths.home(), `${paths.applyExpert()}?step=personal`, paths.login(), '/nowhere']

/** Pages with one small form look like the page that mails a link; the three edit pages, and the steps of a form, like each other. */
const alike = [
  `${paths.applyExpert()}?step=global`,
  paths.confirmEmail(),
  paths.keepEmail(),
  paths.editHospital(),
  paths.editTrainer(),
  paths.editHospital() + unknownLink,
  paths.editTrainer() + unknownLink,
  paths.adminSetUp(),
  paths.loginCode(),
  paths.loginLink(),
  paths.loginForgotten(),
]

/**
 * Pages of prose consist of the same components; `npm test` weighs them over HTTP (language-budgets.test.ts) and lays them
 * out (every-language.desktop.spec.ts).
 */
const isAlone = (address: string) =>
  kindsOfPage.includes(address) || (budgetOf(address) !== content && !alike.includes(address))

/** A paragraph that grows by a line while the page loads counts as a thousandth. */
const NO_SHIFT = 0.005

async function keepsTo(budget: Budget, scale: Scale, page: Page, address: string): Promise<void> {
  await page.request.get(address) // sets the cookie that a visitor has from an earlier page
  const weight = await scale.weigh(address)
  test.info().annotations.push({ type: address, description: JSON.stringify(weight) })
  expect.soft(weight.markup, 'HTML and CSS').toBeLessThanOrEqual(budget.markup)
  const script = weight.script + (budget.countsHeaders ? weight.scriptHeaders : 0)
  expect.soft(script, 'JavaScript').toBeLessThan(budget.script)
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budget.requests)
  expect.soft(weight.outside, 'requests to others').toEqual([])
  expect.soft(weight.complaints, 'what the browser complains of').toEqual([])
  expect.soft(weight.shift, 'layout shift').toBeLessThan(NO_SHIFT)
  expect(weight.markup, 'the scale works').toBeGreaterThan(1000)
}

/** One page load for all checks, since loading takes longest; every-language.desktop.spec.ts judges the mirrored pages. */
for (const address of addresses) {
  const length = isAlone(address) ? {} : long
  test(
    `${address} keeps to its budget, does not shift, is accessible, and fits every width, and at 200 %`,
    length,
    async ({ sharedPage: page, scale, aster }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(phone)
      const budget = budgetOf(address)
      if (budget && address !== '/nowhere') await keepsTo(budget, scale, page, aster.url + address)
      else await page.goto(address)
      await isAccessibleInColour(page, withShell.includes(address))
      for (const width of isFull ? [narrowest, 390, 1280] : [narrowest, 1280]) await fits(page, width)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await fits(page, 2 * narrowest)
    },
  )
}

const mistakes = [
  { address: paths.contact(), send: 'Send message' },
  { address: paths.applyTrainer(), send: 'Submit' },
  { address: `${paths.applyExpert()}?all`, send: 'Submit' },
  { address: `${paths.applyHospital()}?all`, send: 'Submit' },
]

for (const { address, send } of mistakes) {
  test(`${address} is accessible with validation errors`, async ({ sharedPage: page }) => {
    await page.goto(address)
    await hydrated(page)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await isAccessibleInColour(page)
    await fits(page, narrowest)
  })
}

test('the page that explains the API is accessible', long, async ({ sharedPage: page }) => {
  await page.goto(endpoints.explainApi.path)
  await passesAxe(page, 'the reference', { colours: isFull })
})

test('the tracking script loads after the page and fits into the script budget of a content page', async ({
  sharedPage: page,
  scale,
  aster,
}) => {
  const counted = () => page.waitForResponse((response) => response.url().endsWith('/api/Session'))
  const weight = await scale.weigh(aster.url + paths.about(), counted)
  expect(weight.script).toBeLessThanOrEqual(content.script)
  expect(weight.requests, 'with the script and its call').toBeLessThanOrEqual(content.requests + 2)
})
