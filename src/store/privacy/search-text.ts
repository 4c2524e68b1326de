import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'

/**
 * SQL conditions on a text: whether plain() of it contains all of the words, or any of them. plain() takes several times
 * as long as reading the text, so a regular expression comes first. It matches more than plain(), never less: for each
 * character of a word all that plain() reads as this character, and every text with a character that it cannot judge.
 */
export async function searchText(database: Database, words: readonly string[]) {
  const { spellings, judged } = await readSpellings(database)
  const unjudged = `[^${rangesOf(judged)}]`
  const read = await readPlain(database, words)
  const spelled = read.map((word) => [...word].map((one) => spellings.get(one) ?? unjudged).join(''))
  const likes = texts(read.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`))
  const any = [...spelled, unjudged].join('|')
  const each = texts(spelled.map((word) => `${word}|${unjudged}`))
  return {
    all: (text: string) =>
      sql`${textOf(text)} ~ ALL (${each}) AND plain(${textOf(text)}) LIKE ALL (${likes})`,
    any: (text: string) => sql`${textOf(text)} ~ ${any} AND plain(${textOf(text)}) LIKE ANY (${likes})`,
  }
}

/**
 * Latin, Greek and Cyrillic letters and typographic signs, which plain() reads one by one. Not judged are Arabic and
 * combining characters, which it composes or removes, and capital sigma, which some collations read by its place.
 */
const known = [
  [0x01, 0x2ff],
  [0x370, 0x3a2],
  [0x3a4, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))

/** Which known characters plain() reads as one character, and all that it reads alike. */
async function readSpellings({ db }: Database) {
  const { rows } = await sql<{ code: number; read: string }>`
    SELECT code, plain(chr(code)) AS read FROM unnest(${known}::integer[]) AS code
    WHERE char_length(plain(chr(code))) = 1 ORDER BY code`.execute(db)
  const alike = Map.groupBy(rows, ({ read }) => read)
  const codes = (some: typeof rows) => some.map(({ code }) => code)
  return {
    judged: codes(rows),
    spellings: new Map([...alike].map(([read, some]) => [read, `[${rangesOf(codes(some))}]`])),
  }
}

async function readPlain({ db }: Database, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT plain(word) AS word FROM unnest(${texts(words)}) WITH ORDINALITY AS given (word, place)
    ORDER BY place`.execute(db)
  return rows.map(({ word }) => word)
}

/** Ranges for a character class of a regular expression; the codes are in ascending order. */
function rangesOf(codes: readonly number[]): string {
  const starts = codes.filter((code, at) => codes[at - 1] !== code - 1)
  const ends = codes.filter((code, at) => codes[at + 1] !== code + 1)
  return starts.map((start, at) => `${escaped(start)}-${escaped(ends[at] ?? start)}`).join('')
}

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

const texts = (all: readonly string[]): RawBuilder<unknown> => sql`${[...all]}::text[]`

const textOf = (text: string) => sql.raw(`(${text})::text`)
