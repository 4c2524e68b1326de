import { paths } from '../../src/domain/paths.ts'
import { expect, test } from './aster.ts'
import { drippingLine } from './dripping-line.ts'
import { layoutShift, weigh } from './weigh.ts'

/** In thousands of compressed bytes, from the architecture's table. */
const budgets = [
  { path: paths.home(), markup: 20, script: 2, requests: 4 },
  { path: paths.whatIsExpert(), markup: 14, script: 2, requests: 4 },
  { path: paths.privacy(), markup: 14, script: 2, requests: 4 },
  { path: paths.whereWeWork(), markup: 14, script: 2, requests: 4 },
  { path: paths.story('forty-eight-hours'), markup: 20, script: 2, requests: 4 },
  { path: paths.contact(), markup: 24, script: 85, requests: 8 },
  { path: paths.applyExpert(), markup: 24, script: 85, requests: 8 },
  { path: `${paths.applyExpert()}?step=personal`, markup: 24, script: 85, requests: 8 },
  { path: `${paths.applyExpert()}?step=global`, markup: 24, script: 85, requests: 8 },
  { path: `${paths.applyExpert()}?all`, markup: 24, script: 85, requests: 8 },
  { path: paths.applyHospital(), markup: 24, script: 85, requests: 8 },
  { path: `${paths.applyHospital()}?step=general`, markup: 24, script: 85, requests: 8 },
  { path: `${paths.applyHospital()}?all`, markup: 24, script: 85, requests: 8 },
  { path: paths.applyTrainer(), markup: 24, script: 85, requests: 8 },
  { path: `${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`, markup: 24, script: 85, requests: 8 },
  { path: `${paths.editHospital()}?h=q7VhN2c0T1mXo3kZr8Yw5g`, markup: 24, script: 85, requests: 8 },
  { path: `${paths.editTrainer()}?h=q7VhN2c0T1mXo3kZr8Yw5g`, markup: 24, script: 85, requests: 8 },
]

/** A line of text that grows in its paragraph while the page arrives counts a thousandth. */
const NO_SHIFT = 0.005

for (const { path, markup, script, requests } of budgets) {
  test(`${path} keeps to its budget and does not shift while it loads`, async ({ page, aster }) => {
    const weight = await weigh(page, aster.url + path)
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    expect.soft(weight.markup, 'HTML and CSS').toBeLessThanOrEqual(markup * 1000)
    expect.soft(weight.script, 'JavaScript').toBeLessThanOrEqual(script * 1000)
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(requests)
    expect.soft(weight.outside, 'requests to others').toEqual([])
    expect.soft(weight.complaints, 'what the browser complains of').toEqual([])
    expect.soft(weight.shift, 'layout shift').toBeLessThan(NO_SHIFT)
    expect(weight.markup, 'the scale works').toBeGreaterThan(1000)
  })
}

for (const path of [paths.home(), paths.whatIsExpert(), paths.applyTrainer()]) {
  test(`${path} does not shift while it arrives in small pieces`, async ({ page, aster }) => {
    const line = await drippingLine(aster.url)
    try {
      await page.goto(line.url + path, { waitUntil: 'networkidle' })
      expect(await layoutShift(page)).toBeLessThan(NO_SHIFT)
    } finally {
      await page.goto('about:blank')
      await line.close()
    }
  })
}
