import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { isFull } from '../harness/setup/trial.ts'

/** Minified, because the browser parses it on every page: less than half the size of the exported source. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }

/** Screens for `test.use`; without it, the name of the file decides. */
export const screens = {
  phone: { viewport: phone, hasTouch: true, isMobile: true },
  desktop: { viewport: desk, hasTouch: false, isMobile: false },
}

const looks = [
  { size: phone, colorScheme: 'light' },
  { size: desk, colorScheme: 'dark' },
  { size: phone, colorScheme: 'dark' },
  { size: desk, colorScheme: 'light' },
] as const

/** `npm run journeys` takes all four; `npm test` takes one by turns, because what pages have in common, the kit has in all. */
function judgedLooks() {
  if (isFull) return looks
  const turn = [...test.info().title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return [looks[turn % 2 === 0 ? 0 : 1]]
}

/**
 * Runs axe on the open page with its colours, without a reload. Header, footer and menu are the same on every page: one
 * page of each kind is judged with them, which takes twice as long.
 */
export async function isAccessibleInColour(page: Page, withShell = false): Promise<void> {
  for (const { size, colorScheme } of judgedLooks()) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await passesAxe(page, `${size.width} px, ${colorScheme}`, { colours: true, withShell })
  }
}

/** Judges the structure alone, since the kit judges the colours of its components; `npm run journeys` judges both. */
export async function isAccessibleState(page: Page): Promise<void> {
  if (isFull) await isAccessibleInColour(page)
  else await passesAxe(page, 'the state', { withShell: false })
}

type Judged = {
  within?: string
  without?: readonly string[]
  only?: readonly string[]
  /** Also judges contrast and the size of targets, which take twice as long as all other rules. */
  colours?: boolean
  /** Unless false, also judges header, footer and menu. */
  withShell?: boolean
}

/** The rules whose result depends on the colour scheme. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** These compute where every element is drawn. */
const rulesOfPlace = [...rulesOfColour, 'target-size']

/** Expects no violation; every page, screen and component is judged with its colours once, their states without. */
export async function passesAxe(
  page: Page,
  look = 'what axe objects to',
  judged: Judged = {},
): Promise<void> {
  expect.soft(await axeFindings(page, judged), look).toEqual([])
}

/** Runs axe in the page and returns violations only: ten times faster than transferring all passes. */
export async function axeFindings(page: Page, judged: Judged = {}) {
  const { within = 'html', without = [], only, colours, withShell = true } = judged
  await loadAxe(page)
  const left = colours || only ? without : [...without, ...rulesOfPlace]
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async ({ within, rules, only, withShell }) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe
      // Finish fades, which distort contrast; endless animations cannot be finished.
      const passing = document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Infinity)
      await Promise.allSettled(passing.map((one) => one.finished))
      const shell: Element[] = []
      for (let it = document.querySelector('main'); !withShell && it; it = it.parentElement)
        for (const beside of it.parentElement?.children ?? [])
          if (beside !== it && beside.matches('header, footer, nav, aside')) shell.push(beside)
      const { violations } = await inPage.run(
        { include: within, exclude: shell },
        {
          resultTypes: ['violations'],
          // Preloading fetches every style sheet again and serves only the rules about media.
          preload: false,
          rules,
          ...(only && { runOnly: [...only] }),
        },
      )
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    { within, rules, only, withShell },
  )
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The browser keeps what it has compiled so; `page.evaluate` would compile the source anew on every page. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Runtime.evaluate', { expression: source })
}

/** Expects no horizontal scrolling; a failure names the elements that overflow. */
export async function fits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: phone.height })
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth, dir } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isBeyond = ({ left, right }: DOMRect) => (dir === 'rtl' ? left < 0 : right > clientWidth)
    const all = [...document.querySelectorAll('body *')]
    return all.filter((it) => isBeyond(it.getBoundingClientRect())).map((it) => it.outerHTML.slice(0, 80))
  })
  expect.soft(beyond, `sideways scrolling at ${width} px`).toEqual([])
}
