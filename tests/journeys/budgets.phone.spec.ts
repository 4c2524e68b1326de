import { paths } from '../../src/domain/paths.ts'
import { everyPath } from '../harness/every-path.ts'
import { expect, test } from './aster.ts'
import { Scale } from './weigh.ts'

/** In thousands of compressed bytes, from the architecture's table. */
const content = { markup: 14, script: 2, requests: 4 }
const lively = { markup: 20, script: 2, requests: 4 }
const form = { markup: 24, script: 85, requests: 8 }

/** A page that is not named here is a content page. */
const budgets: Record<string, typeof content> = {
  [paths.home()]: lively,
  [paths.stories()]: lively,
  [paths.story('forty-eight-hours')]: lively,
  [paths.contact()]: form,
  [paths.applyExpert()]: form,
  [paths.applyHospital()]: form,
  [paths.applyTrainer()]: form,
  [paths.editExpert()]: form,
  [paths.editHospital()]: form,
  [paths.editTrainer()]: form,
  [paths.selectExpert()]: form,
  // Their forms are sent without a script.
  [paths.invitation()]: { ...form, script: content.script },
  [paths.confirmEmail()]: { ...form, script: content.script },
  [paths.keepEmail()]: { ...form, script: content.script },
}

const states = [
  `${paths.applyExpert()}?step=personal`,
  `${paths.applyExpert()}?step=global`,
  `${paths.applyExpert()}?all`,
  `${paths.applyHospital()}?step=general`,
  `${paths.applyHospital()}?all`,
  `${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
  `${paths.editHospital()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
  `${paths.editTrainer()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
  `${paths.selectExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
]

/** A line of text that grows in its paragraph while the page arrives counts a thousandth. */
const NO_SHIFT = 0.005

// The back office has a budget of its own.
const addresses = [...everyPath, ...states].filter((address) => !/^\/(admin|login)\b/.test(address))
const parts = Object.groupBy(addresses, (address) => `/${address.split(/[/?]/)[1]}`)

for (const [part, pages = []] of Object.entries(parts)) {
  test(`${part}: every page keeps to its budget and does not shift while it loads`, async ({
    page,
    aster,
  }) => {
    test.setTimeout(15_000 * (pages.length + 1))
    const scale = await Scale.under(page)
    for (const address of pages) {
      const { markup, script, requests } = budgets[address.replace(/\?.*/, '')] ?? content
      const weight = await scale.weigh(aster.url + address)
      test.info().annotations.push({ type: address, description: JSON.stringify(weight) })
      expect.soft(weight.markup, `${address}: HTML and CSS`).toBeLessThanOrEqual(markup * 1000)
      expect.soft(weight.script, `${address}: JavaScript`).toBeLessThanOrEqual(script * 1000)
      expect.soft(weight.requests, `${address}: requests`).toBeLessThanOrEqual(requests)
      expect.soft(weight.outside, `${address}: requests to others`).toEqual([])
      expect.soft(weight.complaints, `${address}: what the browser complains of`).toEqual([])
      expect.soft(weight.shift, `${address}: layout shift`).toBeLessThan(NO_SHIFT)
      expect(weight.markup, 'the scale works').toBeGreaterThan(1000)
    }
  })
}

test('what counts a view comes when the page is there, and fits into the script of a content page', async ({
  page,
  aster,
}) => {
  const scale = await Scale.under(page)
  const counted = () => page.waitForResponse((response) => response.url().endsWith('/api/Session'))
  const weight = await scale.weigh(aster.url + paths.about(), counted)
  expect(weight.script).toBeLessThanOrEqual(content.script * 1000)
  expect(weight.requests, 'with the script and its call').toBeLessThanOrEqual(content.requests + 2)
})
