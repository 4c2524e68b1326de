import type { Locator } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../browser/reused-page.ts'

const forms = [
  { name: 'contact', address: paths.contact(), boxes: 1, rows: 3, atMost: 6 },
  { name: 'hospital', address: `${paths.applyHospital()}?all`, boxes: 5, rows: 5, atMost: 10 },
  { name: 'expert', address: `${paths.applyExpert()}?all`, boxes: 2, rows: 5, atMost: 10 },
]

for (const { name, address, boxes, rows, atMost } of forms) {
  test(`9.5 a text box of the ${name} form has ${rows} rows and grows with its text to ${atMost}`, async ({
    page,
  }) => {
    await page.goto(address)
    const shown = await page.locator('textarea').filter({ visible: true }).all()
    expect(shown).toHaveLength(boxes)
    for (const box of shown) {
      expect(await rowsOf(box)).toBe(rows)
      await box.fill('One\nmore\n'.repeat(10))
      expect(await rowsOf(box)).toBe(atMost)
    }
  })
}

function rowsOf(box: Locator): Promise<number> {
  return box.evaluate((area) => {
    const { lineHeight, paddingBlock } = getComputedStyle(area)
    return Math.round(
      (area.clientHeight - 2 * Number.parseFloat(paddingBlock)) / Number.parseFloat(lineHeight),
    )
  })
}
