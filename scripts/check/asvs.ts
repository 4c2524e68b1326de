import { missingTests, readRules, readTests } from './held-rules.ts'
import type { Finding, Tree } from './tree.ts'

const path = 'docs/asvs.md'
const threats = 'docs/threat-model.md'

/** How many requirements of levels 1 and 2 each chapter of OWASP ASVS 5.0.0 has: V1 to V17, 253 in all. */
export const perChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7] as const

/** Every requirement has one row; the evidence that a row or the threat model cites exists. */
export function verifiedRequirements(tree: Tree): Finding[] {
  const linesOf = (file: string) => (tree.files.includes(file) ? tree.read(file).split('\n') : [])
  const lines = linesOf(path)
  const rows = lines.flatMap(readRow)
  const held = new Set(rulesWithTests(linesOf('docs/rules.md').join('\n')))
  const lost = (evidence: string) => lostEvidence(tree, evidence, held)
  return [
    ...(lines.length > 0 ? wrongIds(lines, rows) : []),
    ...rows.flatMap(({ id, line, ...row }) =>
      [...lost(row.evidence), ...unproved(row)].map((problem) => ({
        path,
        line,
        problem: `${id} ${problem}`,
      })),
    ),
    ...linesOf(threats).flatMap((text, index) =>
      text
        .split('|')
        .flatMap(lost)
        .map((problem) => ({ path: threats, line: index + 1, problem })),
    ),
  ]
}

const isNotMet = '## What is not met'

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
  const summary = lines.slice(lines.indexOf(isNotMet)).join(' ').replaceAll(/[,:;]/g, ' ')
  return [
    ...perChapter.flatMap((count, at) => {
      const found = listed.filter((id) => id.startsWith(`V${at + 1}.`)).length
      return found === count ? [] : [`lists ${found} requirements of V${at + 1}, which has ${count}`]
    }),
    ...listed.filter((id) => !ids.includes(id)).map((id) => `has no row for ${id}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has two rows for ${id}`),
    ...ids.filter((id) => !listed.includes(id)).map((id) => `has a row for ${id}, which it does not list`),
    ...rows
      .filter(({ id, verdict }) => verdict === 'not met' && !summary.includes(` ${id} `))
      .map(({ id }) => `does not name ${id} among what is not met`),
  ].map((problem) => ({ path, problem }))
}

function lostEvidence(tree: Tree, evidence: string, held: ReadonlySet<string>): string[] {
  return [
    ...missingTests(tree, readTests(evidence)).map((test) => `names a test that does not exist: ${test}`),
    ...rulesIn(evidence)
      .filter((rule) => !held.has(rule))
      .map((rule) => `names rule ${rule}, which no test holds`),
    ...filesIn(evidence)
      .filter((file) => !tree.files.includes(file))
      .map((file) => `names a file that does not exist: ${file}`),
  ]
}

function unproved({ verdict, evidence }: Pick<Row, 'verdict' | 'evidence'>): string[] {
  const isProved: Readonly<Record<string, boolean>> = {
    met: readTests(evidence).length + rulesIn(evidence).length > 0,
    'met, by reading': filesIn(evidence).length > 0,
    'not applicable': evidence.length > 0,
    'not met': evidence.length > 0,
  }
  return isProved[verdict] ? [] : [`is '${verdict}' without saying by what`]
}

/** Parses 'rules 5.1, 5.7 and 5.12'. */
function rulesIn(evidence: string): string[] {
  const lists = evidence.matchAll(/\brules? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g)
  return [...lists].flatMap(([, numbers = '']) => numbers.split(/, | and /))
}

function filesIn(evidence: string): string[] {
  return [...evidence.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|yml|conf))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
}
