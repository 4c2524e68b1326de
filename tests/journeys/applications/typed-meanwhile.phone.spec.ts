import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'

const forms = {
  'an expert': `${paths.applyExpert()}?step=personal`,
  'a hospital': `${paths.applyHospital()}?step=general`,
  'a trainer': paths.applyTrainer(),
}

for (const [who, address] of Object.entries(forms)) {
  const length = who === 'an expert' ? {} : long
  test(`36.55 what ${who} enters between two slices of hydration is kept`, length, async ({ page }) => {
    await page.addInitScript(enterBetweenSlices)
    // An input event makes React finish the hydration, so the first one comes after a different number of slices.
    for (const quietSlices of [0, 1, 2, 4]) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}quiet=${quietSlices}`)
      await hydrated(page)
      const letters = await page.evaluate(() => Reflect.get(globalThis, 'entered') as string | undefined)
      // A fast machine has hydrated the form in fewer slices.
      if (quietSlices > 0 && !letters) break
      expect(letters).toContain('a')
      await expect(field(page, 0)).toHaveValue(`${letters}`)
      await expect(field(page, 1)).toHaveValue('filled in')
      await field(page, 0).press('End')
      await field(page, 0).press('z')
      await expect(field(page, 0)).toHaveValue(`${letters}z`)
      await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([`${letters}z`, 'filled in']))
      await page.evaluate(() => localStorage.clear())
    }
  })

  test(
    `36.55 what ${who} types and chooses on a slow phone is kept from the first paint on`,
    long,
    async ({ page }) => {
      test.slow() // the processor is slowed down
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.goto(address, { waitUntil: 'commit' })
      await field(page, 0).focus()
      let typed = ''
      const type = async () => {
        for (const letter of 'abcdefghij') {
          await page.keyboard.press(letter)
          typed += letter
        }
      }
      await type()
      const country = page.locator('[data-now] select').first()
      await country.selectOption({ index: 3 })
      const chosen = await country.inputValue()
      await field(page, 0).focus()
      await type()
      await hydrated(page)
      await type()
      await expect(field(page, 0)).toHaveValue(typed)
      await expect(country).toHaveValue(chosen)
    },
  )
}

const field = (page: Page, index: number) => page.locator('[data-now] input.control').nth(index)

const kept = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    Object.values({ ...localStorage }).flatMap((text) => Object.values(JSON.parse(text).answers ?? {})),
  )

/** Between slices of React's work, enters letters as dictation does, and once a whole answer as autofill does. */
function enterBetweenSlices() {
  const quiet = Number(new URLSearchParams(location.search).get('quiet'))
  const post = MessagePort.prototype.postMessage
  let slices = 0
  let entered = ''
  function enter() {
    const unhydrated = '.wizard:not([data-alive]) [data-now] input.control'
    const [dictated, filledIn] = document.querySelectorAll<HTMLInputElement>(unhydrated)
    if (!dictated || !filledIn) return
    const letter = String.fromCharCode(97 + entered.length)
    entered += letter
    Reflect.set(globalThis, 'entered', entered)
    if (letter === 'a') {
      // Through the prototype, since React tracks changes by the element's own property.
      Reflect.set(HTMLInputElement.prototype, 'value', 'filled in', filledIn)
      filledIn.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    dictated.focus()
    document.execCommand('insertText', false, letter)
  }
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => {
      if (slices++ >= quiet) enter()
      post.call(this, message)
    })
  }
}
