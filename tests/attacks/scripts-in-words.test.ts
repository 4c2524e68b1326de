import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editPath } from '../../src/domain/applicants/applicant-paths.ts'
import { usualFacts } from '../../src/domain/brand.ts'
import type { RegistryFacts } from '../../src/domain/forms/registry.ts'
import { paths } from '../../src/domain/paths.ts'
import { composeMail } from '../../src/mail/render/compose-mail.ts'
import { type OfficeApart, openOfficeApart } from '../api/office.ts'
import { readMail } from '../harness/mail/read-mail.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { openCaller } from './hostile-caller.ts'
import { framedPages, writeFrame } from './hostile-frame.ts'
import { writeEverywhere } from './hostile-words.ts'
import { scriptCorpus } from './script-corpus.ts'
import { lookFor, type Sightings, startChromium, watchedContext } from './watched-browser.ts'

const corpus = scriptCorpus(times(40, 500), 'aster')
const nothing: Sightings = { scripts: [], dialogs: [], foreign: [], elements: [] }

let office: OfficeApart
let browser: Browser
let cookie: string
let written: Awaited<ReturnType<typeof writeEverywhere>>
beforeAll(async () => {
  ;[office, browser] = await Promise.all([openOfficeApart(), startChromium()])
  cookie = (await office.signedInAs('administrator')).cookie
  written = await writeEverywhere(office.store, await openCaller(office.url, cookie), corpus, times(1, 500))
}, 300_000)
afterAll(async () => {
  await browser.close()
  await office.close()
})

/** A text as React escapes it. */
const asText = (words: string) =>
  words.replace(
    /["&'<>]/g,
    (one) => ({ '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' })[one] ?? one,
  )

/** Opens pages in parallel as a signed-in user, and waits until each has loaded its data. */
async function openAll(addresses: readonly string[], bypassCSP: boolean) {
  const { context, seen, newPage } = await watchedContext(browser, { site: office.url, cookie, bypassCSP })
  const waiting = [...addresses]
  const unseen: string[] = []
  const read = async () => {
    const page = await newPage()
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
      await lookFor(page, seen)
      const shows = (text: string) => document.documentElement.outerHTML.includes(text)
      if (!(await page.evaluate(shows, 'canary'))) unseen.push(address)
    }
  }
  await Promise.all([read(), read(), read(), read()])
  await context.close()
  return { seen, unseen }
}

test('31.8 no script in user input runs on any page, even without the CSP', {
  timeout: 900_000,
}, async () => {
  const { seen, unseen } = await openAll(written.pages, true)
  tellFigures('scripts in words', {
    strings: corpus.length,
    pages: written.pages.length,
    scripts: seen.scripts.length,
    dialogs: seen.dialogs.length,
    'requests elsewhere': seen.foreign.length,
    elements: seen.elements.length,
  })
  expect(seen).toEqual(nothing)
  // Every page shows the corpus, except the 404 page.
  expect(unseen).toEqual([expect.stringMatching(/^\/%3C/)])
})

test('31.8 no script in user input runs on any page with the CSP', { timeout: 900_000 }, async () => {
  const some = written.pages.filter((_, at) => at % times(8, 1) === 0)
  expect((await openAll(some, false)).seen).toEqual(nothing)
})

test('31.8 no script in user input runs on pages behind link and PIN, nor in a form with errors', {
  timeout: 120_000,
}, async () => {
  const { context, seen, newPage } = await watchedContext(browser, { site: office.url, bypassCSP: true })
  const page = await newPage()
  for (const [address, { email, pin }] of [
    [editPath('expert', 'en', written.expert.hash), written.expert],
    [editPath('hospital', 'en', written.hospital.hash), written.hospital],
    [`${paths.selectExpert()}?h=${written.hospital.hash}`, written.hospital],
  ] as const) {
    await context.clearCookies() // a session opens all pages of its applicant
    await page.goto(address)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('PIN', { exact: true }).fill(pin)
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.waitFor({ state: 'hidden', timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    await lookFor(page, seen)
  }
  await page.goto(paths.contact())
  await page.evaluate(
    (words) => {
      const form = document.querySelector<HTMLFormElement>('main form')
      for (const field of form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea') ??
        [])
        field.value = words
      form?.submit()
    },
    corpus.join(' ').slice(0, 3_000),
  )
  await page.waitForLoadState('networkidle')
  await lookFor(page, seen)
  await context.close()
  expect(seen).toEqual(nothing)
})

test('31.8 no script in brand, facts and menus runs on any page, in the back office or in a mail', {
  timeout: 900_000,
}, async () => {
  const caller = await openCaller(office.url, cookie)
  const turns = times(1, 12)
  for (let turn = 0; turn < turns; turn++) {
    const registry = await writeFrame(caller, corpus, turn)
    await expect.poll(async () => (await fetch(office.url)).text()).toContain(asText(registry.name))
    expect(await openAll(framedPages, turn % 2 === 0)).toEqual({ seen: nothing, unseen: [] })
    expect(await seenInMail(registry)).toEqual(nothing)
  }
  tellFigures('scripts in brand, facts and menus', { turns, pages: turns * framedPages.length })
})

test('31.8 no script in user input runs in the HTML of a mail', { timeout: 120_000 }, async () => {
  expect(await seenInMail(usualFacts)).toEqual(nothing)
})

async function seenInMail(registry: RegistryFacts): Promise<Sightings> {
  const { context, seen, newPage } = await watchedContext(browser, { site: office.url, bypassCSP: true })
  const page = await newPage()
  await page.goto('/healthz') // gives relative links a base address
  const taken = { id: randomUUID(), queuedAt: new Date(), attempts: 1, lease: randomUUID() }
  const { letter } = written
  const mail = { ...taken, to: 'a@a.example', replyTo: null, letter, locale: 'en', registry } as const
  const sender = { address: 'registry@aster.example', site: new URL(office.url) }
  const { html } = readMail((await composeMail(mail, sender)).bytes.toString())
  expect(html.length).toBeGreaterThan(corpus.join('').length)
  await page.setContent(html, { waitUntil: 'networkidle' })
  await lookFor(page, seen)
  await context.close()
  return seen
}

test('the check detects a page with one unescaped string', { timeout: 120_000 }, async () => {
  const { context, seen, newPage } = await watchedContext(browser, { site: office.url, bypassCSP: true })
  const page = await newPage()
  await page.goto('/healthz')
  for (const text of corpus.filter((each) => !each.includes('http-equiv'))) {
    await page.setContent(`<!doctype html><main><div>${text}</div></main>`)
    await lookFor(page, seen)
  }
  await expect.poll(() => seen.scripts.length).toBeGreaterThan(3)
  expect(seen.elements.length).toBeGreaterThan(3)
  expect(seen.foreign.length).toBeGreaterThan(0)
  await context.close()
})
