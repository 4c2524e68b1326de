import { missingTests, readRules, readTests } from './held-rules.ts'
import type { Finding, Tree } from './tree.ts'

const path = 'docs/asvs.md'

/** How many requirements of levels 1 and 2 each chapter of OWASP ASVS 5.0.0 has: V1 to V17, 253 in all. */
export const perChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7] as const

/** Every requirement has one row, and what a row calls on exists. */
export function verifiedRequirements(tree: Tree): Finding[] {
  if (!tree.files.includes(path)) return []
  const lines = tree.read(path).split('\n')
  const rows = lines.flatMap(readRow)
  const held = new Set(tree.files.includes('docs/rules.md') ? rulesWithTests(tree.read('docs/rules.md')) : [])
  return [
    ...wrongIds(lines, rows),
    ...rows.flatMap((row) =>
      wrongWith(tree, row, held).map((problem) => ({ path, line: row.line, problem })),
    ),
  ]
}

type Row = { id: string; line: number; verdict: string; evidence: string }

function readRow(text: string, index: number): Row[] {
  const [, id = '', , verdict = '', evidence = ''] = text.split('|').map((cell) => cell.trim())
  return /^V\d/.test(id) ? [{ id, line: index + 1, verdict, evidence }] : []
}

const rulesWithTests = (document: string) =>
  readRules(document).flatMap(({ number, tests }) => (tests.length > 0 ? [number] : []))

/** A line such as '*V1.1 1–2, V1.2 1–9*' lists the ids of a chapter. */
function wrongIds(lines: readonly string[], rows: readonly Row[]): Finding[] {
  const listed = lines
    .filter((line) => line.startsWith('*V'))
    .flatMap((line) => [...line.matchAll(/(V\d+\.\d+) (\d+)(?:–(\d+))?/g)])
    .flatMap(([, section, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`),
    )
  const ids = rows.map(({ id }) => id)
  return [
    ...perChapter.flatMap((count, at) => {
      const found = listed.filter((id) => id.startsWith(`V${at + 1}.`)).length
      return found === count ? [] : [`lists ${found} requirements of V${at + 1}, which has ${count}`]
    }),
    ...listed.filter((id) => !ids.includes(id)).map((id) => `has no row for ${id}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has two rows for ${id}`),
    ...ids.filter((id) => !listed.includes(id)).map((id) => `has a row for ${id}, which it does not list`),
  ].map((problem) => ({ path, problem }))
}

function wrongWith(tree: Tree, { id, verdict, evidence }: Row, held: ReadonlySet<string>): string[] {
  const tests = readTests(evidence)
  const rules = [...evidence.matchAll(/\brules? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g)].flatMap(
    ([, numbers = '']) => numbers.split(/, | and /),
  )
  const files = [...evidence.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|yml|conf))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
  const isProved: Readonly<Record<string, boolean>> = {
    met: tests.length + rules.length > 0,
    'met, by reading': files.length > 0,
    'not applicable': evidence.length > 0,
    'not met': evidence.length > 0,
  }
  return [
    ...missingTests(tree, tests).map((test) => `${id} names a test that does not exist: ${test}`),
    ...rules.filter((rule) => !held.has(rule)).map((rule) => `${id} names rule ${rule}, which no test holds`),
    ...files
      .filter((file) => !tree.files.includes(file))
      .map((file) => `${id} names a file that does not exist: ${file}`),
    ...(isProved[verdict] ? [] : [`${id} is '${verdict}' without saying by what`]),
  ]
}
