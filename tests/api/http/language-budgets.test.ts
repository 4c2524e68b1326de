import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, localeFacts, locales, localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { type Budget, budgetOf } from '../../journeys/shell/budgets.ts'

const pages = [
  ...everyPath.filter((path) => !/^\/(?:admin|login)/.test(path)),
  `${paths.applyExpert()}?step=personal`,
  `${paths.applyExpert()}?all`,
  `${paths.applyHospital()}?step=general`,
  `${paths.applyHospital()}?all`,
  `${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`,
]

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

const KB = 1024

/** Letters outside of the Latin script take two bytes each; a form in another language names each country as it is stored, too. */
function roomFor(locale: Locale, isForm: boolean): number {
  const isLatin = /^\p{Script=Latin}/u.test(localeFacts(locale).name)
  return (isLatin ? 0 : 2 * KB) + (isForm && locale !== 'en' ? 2 * KB : 0)
}

test.each(Object.keys(locales) as Locale[])(
  '36.6 every page in %s keeps to its budget, with the scripts of the English page',
  async (locale) => {
    for (const path of pages) {
      const budget = budgetOf(path) as Budget
      const [page, original] = [await weigh(localPath(locale, path)), await weigh(path)]
      const most = budget.markup + roomFor(locale, budget.script > 2 * KB)
      expect.soft(page.markup, `HTML and CSS of ${path}`).toBeLessThanOrEqual(most)
      expect.soft(page.scripts, `scripts of ${path}`).toEqual(original.scripts)
      expect.soft(page.script, `JavaScript of ${path}`).toBeLessThanOrEqual(budget.script)
      expect(page.markup, 'the scale works').toBeGreaterThan(5000)
    }
  },
)

/** The weight of a page with an empty cache: the page, its styles and the scripts that it names. */
async function weigh(path: string) {
  const page = await fetched(path)
  const html = await page.body
  const styles = linked(html, /<link rel="stylesheet" href="([^"]*)"/g)
  const scripts = linked(html, /(?:<script(?: [^>]*)? src|<link rel="modulepreload" href)="([^"]*)"/g)
  return { markup: page.bytes + (await sum(styles)), script: await sum(scripts), scripts }
}

const linked = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, href = '']) => href)

async function sum(hrefs: readonly string[]): Promise<number> {
  const all = await Promise.all(hrefs.map((href) => fetched(href)))
  return all.reduce((bytes, one) => bytes + one.bytes, 0)
}

type Fetched = { bytes: number; body: Promise<string> }
const known = new Map<string, Promise<Fetched>>()

/** Compressed bytes, without headers. */
function fetched(path: string): Promise<Fetched> {
  const answer = known.get(path) ?? load(path)
  known.set(path, answer)
  return answer
}

function load(path: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(aster.url + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const body = text(answer.pipe(createBrotliDecompress()))
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      answer.on('end', () => resolve({ bytes, body }))
    }).on('error', reject)
  })
}
