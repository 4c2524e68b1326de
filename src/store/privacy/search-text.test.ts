import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { searchText } from './search-text.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** Which texts the search finds, and which plain() alone would find. */
async function find(texts: readonly string[], words: readonly string[]) {
  const search = await searchText(database.store, words)
  const likes = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const patterns = sql`ARRAY(SELECT plain(word) FROM unnest(${likes}::text[]) AS word)`
  const { rows } = await sql<{ any: boolean; all: boolean; plainAny: boolean; plainAll: boolean }>`
    SELECT ${search.any('written')} AS any, ${search.all('written')} AS all,
      plain(written) LIKE ANY (${patterns}) AS "plainAny", plain(written) LIKE ALL (${patterns}) AS "plainAll"
    FROM unnest(${[...texts]}::text[]) WITH ORDINALITY AS given (written, place) ORDER BY place`.execute(
    database.store.db,
  )
  return {
    any: rows.map(({ any }) => any),
    all: rows.map(({ all }) => all),
    plainAny: rows.map(({ plainAny }) => plainAny),
    plainAll: rows.map(({ plainAll }) => plainAll),
  }
}

test.for([
  ['Dear Amara Okafor,', 'amara okafor'],
  ['Dear AMÁRA ÓKAFÖR,', 'Amara Okafor'],
  ['Dear Amara Okafor,', 'Ámara Ökafor'],
  ['“O’Brien – Kelly”', "o'brien - kelly"],
  ["O'Brien", 'O’Brien'],
  ['Straße der Ærzte', 'strasse der aerzte'],
  ['Strasse', 'Straße'],
  ['wait … and see', 'wait ... and see'],
  ['Алёна', 'алена'],
  ['Зайцев'.normalize('NFD'), 'Зайцев'],
  ['José'.normalize('NFD'), 'jose'],
  ['ΓΙΩΡΓΟΣ', 'γιωργος'],
  ['مُحَمَّد', 'محمد'],
  ['山田太郎', '山田'],
  ['İstanbul', 'istanbul'],
  ['50%_\\', '%_\\'],
  ['a\nb', 'a\nb'],
  ['ｆｕｌｌ', 'ｆｕｌｌ'],
] as const)('17.1 %j mentions %j', async ([text, word]) => {
  const found = await find([text, 'something else'], [word])
  expect(found.any).toEqual(found.plainAny)
  expect(found.all).toEqual(found.plainAll)
  expect(found.any[1]).toBe(false)
})

test('17.1 the search finds exactly what plain() finds, in any script', async () => {
  const characters = [
    ...'abcdeiosxyzABCDEIOSXYZ019@.-_%\\\'"[]^|()*+? \n',
    ...'àÉîßœÆşŞıİłñçøþ“”‘’–—…\u00a0\u200bΣσςέΩёЁйЙжЂ½ﬁＡａ山😀𝐀',
    ...'محأةى٣ـ\u0301\u0308\u0130\u064e\u200d',
  ]
  const written = (maxLength: number) =>
    fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength }).map((all) => all.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(written(12), { minLength: 40, maxLength: 60 }),
      fc.array(written(2), { minLength: 1, maxLength: 3 }),
      async (texts, words) => {
        const found = await find(texts, words)
        expect(found.any).toEqual(found.plainAny)
        expect(found.all).toEqual(found.plainAll)
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
