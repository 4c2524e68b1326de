import { localPath } from '../../src/domain/locales.ts'
import { paths } from '../../src/domain/paths.ts'
import { everyPath } from '../harness/every-path.ts'
import { expect, test } from './aster.ts'
import { awake } from './awake.ts'
import { fits, isAccessibleInEveryLook, pleasesAxe } from './looks.ts'

const narrowest = 320

const addresses = [
  ...everyPath,
  `${paths.applyExpert()}?all`,
  `${paths.applyHospital()}?all`,
  `${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
  '/nowhere',
]

for (const address of addresses) {
  test(`${address} is accessible small and large, light and dark, mirrored and at 200 %`, async ({
    page,
  }) => {
    await page.goto(address)
    await isAccessibleInEveryLook(page)
    for (const width of [narrowest, 390, 1280]) await fits(page, width)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await fits(page, 2 * narrowest)

    await page.goto(localPath('ar-XB', address))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await pleasesAxe(page, 'mirrored')
    for (const width of [narrowest, 390, 1280]) await fits(page, width)
  })
}

const mistakes = [
  { address: paths.contact(), send: 'Send message' },
  { address: paths.applyTrainer(), send: 'Submit' },
  { address: `${paths.applyExpert()}?step=personal`, send: /^Next: / },
  { address: `${paths.applyHospital()}?step=general`, send: /^Next: / },
]

for (const { address, send } of mistakes) {
  test(`${address} with mistakes in it is accessible too`, async ({ page }) => {
    await page.goto(address)
    await awake(page)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await isAccessibleInEveryLook(page)
    await fits(page, narrowest)
  })
}
