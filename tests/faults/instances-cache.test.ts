import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { usualFacts } from '../../src/domain/brand.ts'
import { paths } from '../../src/domain/paths.ts'
import { tellFigures } from '../harness/setup/trial.ts'
import { signInAs } from '../harness/staff/staff.ts'
import { type Instance, type Instances, startInstances } from './instances.ts'
import { openVisitor } from './visitor.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 200_000 })

const barMs = 2_000

let instances: Instances
let cookie: string
const reader = openVisitor()
beforeAll(async () => {
  instances = await startInstances(2)
  ;({ cookie } = await signInAs(instances.store, 'administrator'))
})
afterAll(async () => {
  reader.close()
  await instances.stop()
})

const read = (path: string, headers: Record<string, string> = {}) =>
  reader.call(instances.proxy, 'GET', path, undefined, { cookie: '', ...headers })

const answered = () => instances.all.reduce((sum, one) => sum + one.answered(), 0)

/** The number of answers, once the log lines of earlier requests have arrived. */
async function answeredSoFar(): Promise<number> {
  for (let known = answered(); ; known = answered()) {
    await sleep(300)
    if (answered() === known) return known
  }
}

/** Renames from a new address, to stay below the rate limits per caller. */
async function rename(institution_name: string) {
  const administrator = openVisitor()
  for (const pair of cookie.split('; ')) administrator.keep(pair)
  const [target] = instances.all as [Instance]
  const form = await administrator.call(target, 'GET', paths.adminRegistry())
  const version = /name="version" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  const fields = new URLSearchParams({ ...usualFacts, institution_name, version })
  expect((await administrator.call(target, 'POST', paths.adminRegistry(), fields)).status).toBe(303)
  administrator.close()
}

/** The milliseconds until the saved change shows, for a reader who polls the page. */
async function msUntilSeen(words: string, pauseMs: number): Promise<number> {
  const since = performance.now()
  while (!(await read(paths.about())).text.includes(words)) {
    if (performance.now() - since > 10 * barMs) return Number.POSITIVE_INFINITY
    await sleep(pauseMs)
  }
  return Math.round(performance.now() - since)
}

describe('29.14 a change of content', () => {
  test('29.14 is visible through nginx within 2 seconds, however often the page is read', async () => {
    const took: number[] = []
    for (let turn = 0; turn < 60; turn++) {
      const words = `Clinic of ${performance.now()}`
      await read(paths.about())
      await sleep((turn * 170) % 1000) // at varying offsets within a second
      await rename(words)
      took.push(await msUntilSeen(words, turn % 2 ? 5 : 250))
    }
    tellFigures('a change of content through nginx', {
      changes: took.length,
      'ms until visible, at most': Math.max(...took),
    })
    expect(Math.max(...took)).toBeLessThanOrEqual(barMs)
  })

  test('29.14 is visible to a reader 2 seconds later, whenever the page was stored', async () => {
    for (let turn = 0; turn < 30; turn++) {
      const words = `Clinic of ${performance.now()}`
      await sleep((turn * 370) % 1000)
      await read(paths.about())
      await rename(words)
      await sleep(barMs)
      expect((await read(paths.about())).text).toContain(words)
    }
  })

  test('29.14 is visible to the first reader after the stored page has expired', async () => {
    await read(paths.about())
    await sleep(60_000)
    const words = `Clinic of ${performance.now()}`
    await rename(words)
    await sleep(60_000)
    expect((await read(paths.about())).text).toContain(words)
  })
})

test('29.13 requests for shared pages reach the instances about once a second', async () => {
  const pages = [paths.home(), paths.about(), paths.team()]
  for (const page of pages) await read(page)
  const [before, end] = [answered(), Date.now() + 3000]
  let readers = 0
  for (; Date.now() < end; readers++) expect((await read(pages[readers % 3] ?? '')).status).toBe(200)
  expect(readers).toBeGreaterThan(60)
  expect(answered() - before).toBeLessThanOrEqual(3 * 5)
})

test.each(['br', 'gzip', 'identity'])(
  '29.13 a browser that has a page in %s gets 304 for it',
  async (encoding) => {
    const { headers } = await read(paths.team(), { 'accept-encoding': encoding })
    const again = () =>
      read(paths.team(), { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) })
    expect((await again()).status).toBe(304)
    await sleep(1100)
    expect((await again()).status).toBe(304)
    expect((await read(paths.team(), { 'accept-encoding': encoding })).headers.etag).toBe(headers.etag)
  },
)

test('29.16 pages with a form, for staff, or with a link in the address come from an instance each time', async () => {
  const asked = [
    paths.contact(),
    paths.login(),
    paths.applyExpert(),
    paths.admin(),
    `${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
    '/api/content/sort-by-order',
    '/nowhere',
    '/story/no-such-story',
  ]
  for (const path of asked) {
    const before = await answeredSoFar()
    const tokens = new Set()
    for (let turn = 0; turn < 3; turn++) tokens.add(String((await read(path)).headers['set-cookie']))
    await vi.waitUntil(() => answered() - before >= 3, { timeout: 10_000 })
    if (path === paths.contact()) expect(tokens.size).toBe(3)
  }
  const staff = openVisitor()
  for (const pair of cookie.split('; ')) staff.keep(pair)
  const before = await answeredSoFar()
  for (let turn = 0; turn < 3; turn++) await staff.call(instances.proxy, 'GET', paths.about())
  await vi.waitUntil(() => answered() - before >= 3, { timeout: 10_000 })
  staff.close()
})

test('29.15 while all instances are down, nginx serves recently read pages', async () => {
  const { text } = await read(paths.team())
  await read(paths.contact())
  await Promise.all(instances.all.map((one) => one.end('SIGKILL')))
  await sleep(2500)
  const stored = await read(paths.team())
  expect([stored.status, stored.text]).toEqual([200, text])
  expect((await read(paths.contact())).status).toBe(502)
  await Promise.all(instances.all.map((one) => one.restart()))
  await vi.waitUntil(async () => (await read(paths.contact())).status === 200, {
    timeout: 20_000,
    interval: 100,
  })
})
