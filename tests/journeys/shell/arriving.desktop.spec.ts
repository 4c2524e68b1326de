import { localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { screens } from '../looks.ts'
import { slowProxy } from '../proxies/slow-proxy.ts'
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
      const length = name === 'phone' ? {} : long
      test(`${path} does not shift while it loads slowly`, length, async ({ page, aster }) => {
        const proxy = await slowProxy(aster.url)
        try {
          await page.goto(proxy.url + path, { waitUntil: 'networkidle' })
          expect(await layoutShift(page)).toBeLessThan(0.005)
        } finally {
          await page.goto('about:blank')
          await proxy.close()
        }
      })
    }
  })
}
