import { localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { drippingLine } from '../dripping-line.ts'
import { screens } from '../looks.ts'
import { layoutShift } from './weigh.ts'

for (const [name, screen] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    // The last one offers the page in the browser's language.
    for (const path of [
      paths.home(),
      paths.whatIsExpert(),
      paths.applyTrainer(),
      localPath('fr', paths.aboutProgramme()),
    ]) {
      test(`${path} does not shift while it loads slowly`, async ({ page, aster }) => {
        const line = await drippingLine(aster.url)
        try {
          await page.goto(line.url + path, { waitUntil: 'networkidle' })
          expect(await layoutShift(page)).toBeLessThan(0.005)
        } finally {
          await page.goto('about:blank')
          await line.close()
        }
      })
    }
  })
}
