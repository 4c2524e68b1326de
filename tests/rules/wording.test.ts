import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '../../src/domain/brand.ts'
import { countries } from '../../src/domain/lists/countries.ts'
import { localPath } from '../../src/domain/messages/locales.ts'
import { paths } from '../../src/domain/paths.ts'
import { databaseWithSamples, type TestDatabase } from '../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../harness/server/serve-aster.ts'

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

/** All paths, with a slug of the sample content where they have a parameter. */
async function everyPath(): Promise<string[]> {
  const { slug } = await database.store.db.selectFrom('story').select('slug').executeTakeFirstOrThrow()
  return Object.values(paths)
    .map((path) => path(slug))
    .map((path) => path.split('#')[0] as string)
    .filter((path) => path !== paths.kit())
}

/** Texts that need no catalogue: content from the database and country names. */
async function storedText(): Promise<string> {
  const { db } = database.store
  const rows = [
    ...(await db.selectFrom('story').selectAll().execute()),
    ...(await db.selectFrom('news_item').selectAll().execute()),
    ...(await db.selectFrom('profile').selectAll().execute()),
    ...(await db.selectFrom('member').selectAll().execute()),
    ...(await db.selectFrom('partner').selectAll().execute()),
    ...countries.map(({ label }) => ({ label })),
  ]
  return textOf(rows.map((row) => Object.values(row).join('\n')).join('\n')).join('\n')
}

const { DOMParser } = new Window()
const spoken = ['alt', 'aria-label', 'placeholder', 'title', 'content']

/** Every visible text, and the attributes that screen readers announce. */
function textOf(html: string): string[] {
  const root = new DOMParser().parseFromString(html, 'text/html')
  for (const silent of root.querySelectorAll(
    `script, style, [aria-hidden], a[lang], button[lang], time, [name=viewport], [name=robots], [name=color-scheme],
     [property="og:type"], [property="og:url"], [property="og:image"]`,
  ))
    silent.remove()
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    for (const name of spoken) found.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node.nodeType === 3) found.push(node.textContent ?? '')
  }
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && text !== brand.name)
}

test('in the accented locale every text of every page comes from the catalogue', async () => {
  const stored = await storedText()
  const hardCoded: string[] = []
  for (const path of await everyPath()) {
    const response = await fetch(aster.url + localPath('en-XA', path))
    for (const text of textOf(await response.text())) {
      const isTranslated = text.startsWith('⟦') || text.endsWith('⟧')
      if (!isTranslated && !stored.includes(text)) hardCoded.push(`${path}: ${text}`)
    }
  }
  expect(hardCoded).toEqual([])
}, 60_000)

test('the check finds untranslated words', async () => {
  const english = await (await fetch(aster.url + paths.about())).text()
  expect(textOf(english).filter((text) => !text.startsWith('⟦')).length).toBeGreaterThan(20)
})

test('the direction and the language of a page follow its locale', async () => {
  const opening = async (path: string) =>
    (await (await fetch(aster.url + path)).text()).match(/<html[^>]*>/)?.[0]
  expect(await opening('/about')).toContain('<html lang="en" dir="ltr"')
  expect(await opening('/ar-xb/about')).toContain('<html lang="ar-XB" dir="rtl"')
})
