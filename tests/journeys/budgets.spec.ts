import { paths } from '../../src/domain/paths.ts'
import { expect, test } from './aster.ts'
import { weigh } from './weigh.ts'

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

for (const { path, markup, script, requests } of budgets) {
  test(`${path} keeps to its budget and does not shift while it loads`, async ({ page, aster }) => {
    const weight = await weigh(page, aster.url + path)
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    expect.soft(weight.markup, 'HTML and CSS').toBeLessThanOrEqual(markup * 1000)
    expect.soft(weight.script, 'JavaScript').toBeLessThanOrEqual(script * 1000)
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(requests)
    expect.soft(weight.outside, 'requests to others').toEqual([])
    expect.soft(weight.complaints, 'what the browser complains of').toEqual([])
    expect.soft(weight.shift, 'layout shift').toBe(0)
    expect(weight.markup, 'the scale works').toBeGreaterThan(1000)
  })
}
