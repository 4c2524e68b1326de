import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url)
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

async function read(path: string, { url } = aster) {
  const answer = await fetch(url + path)
  return { text: await answer.text(), headers: answer.headers }
}
const buildIn = (html: string) =>
  /<html [^>]*data-offline="\/assets\/offline-[\w-]+\.js\?(\w{12})"/.exec(html)?.[1]
const { applyExpert, applyHospital, applyTrainer, contact } = paths
const forms = [applyExpert(), applyHospital(), applyTrainer(), contact()]

describe('the service worker', () => {
  test('33.4 and every public page name the same build; browsers ask for its script at each visit', async () => {
    const { text, headers } = await read('/sw.js')
    expect(headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(headers.get('cache-control')).toBe('public, no-cache')
    const [, build] = /"build":"(\w{12})"/.exec(text) ?? []
    const [, script = ''] = /importScripts\("([^"]+)"\)/.exec(text) ?? []
    expect((await read(script)).headers.get('content-type')).toMatch(/javascript/)
    for (const path of everyPath.filter((path) => !/^\/(admin|login)/.test(path))) {
      expect(buildIn((await read(path)).text), path).toBe(build)
    }
  })

  test('33.5 caches only responses that are the same for everybody', async () => {
    for (const path of everyPath) {
      const { text, headers } = await read(path)
      const isKept = /\bpublic\b/.test(headers.get('cache-control') ?? '')
      expect(isKept && (/_csrf|_stamp/.test(text) || headers.has('set-cookie')), path).toBe(false)
      if (/edit$|select-expert|invitation|login|admin|email|my-link|not-me/.test(path))
        expect(isKept, path).toBe(false)
    }
  })

  test.each(forms)('33.5 has a shell of %s without a token, a stamp or a key', async (path) => {
    const { text, headers } = await read(`${path}?offline`)
    expect(headers.get('cache-control')).toBe('private, no-store') // shared caches know pages by their path alone
    expect(headers.has('set-cookie')).toBe(false)
    for (const name of ['csrfToken', 'stamp', 'postKey']) expect(text).toContain(`"${name}":""`)
    expect(text).toContain('noindex')
    expect((await read(`${path}?offline`)).text).toBe(text)
  })

  test('33.6 can be switched off: it then removes itself and its caches, and no page loads it', async () => {
    const off = await serveAster(database.url, { ASTER_OFFLINE: 'off' })
    try {
      const { text } = await read('/sw.js', off)
      expect(text).toContain('registration.unregister()')
      expect(text).toContain('caches.delete')
      for (const path of [paths.home(), contact()]) {
        const page = (await read(path, off)).text
        expect(page).toMatch(/data-offline="[^"?]+"/)
        expect(buildIn(page)).toBeUndefined()
      }
    } finally {
      await off.stop()
    }
  })
})
