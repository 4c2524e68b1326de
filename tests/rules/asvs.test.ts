import { expect, test } from 'vitest'
import { perChapter, verifiedRequirements } from '../../scripts/check/asvs.ts'

const row = (id: string, verdict = 'not applicable', by = 'no such thing') =>
  `| ${id} | what it asks | ${verdict} | ${by} |`
const document = perChapter.flatMap((count, at) => [
  `*V${at + 1}.1 1–${count}*`,
  ...Array.from({ length: count }, (_, item) => row(`V${at + 1}.1.${item + 1}`)),
])
const judged = (lines: readonly string[], threats = '') => {
  const texts: Record<string, string> = {
    'docs/asvs.md': lines.join('\n'),
    'docs/rules.md': '- **2.1** Visits end.\n  Held by `visit.test.ts`.',
    'src/domain/visit.test.ts': "test('a visit has a purpose', () => {})",
    'docs/threat-model.md': threats,
    'src/start.ts': '',
  }
  const tree = { root: '', files: Object.keys(texts), read: (path: string) => texts[path] ?? '' }
  return verifiedRequirements(tree).map(({ problem }) => problem)
}
const instead = (verdict: string, by: string) =>
  document.map((line) => (line.startsWith('| V2.1.3 ') ? row('V2.1.3', verdict, by) : line))

test('a row for each requirement, with an existing test, rule or file, passes', () => {
  expect(judged(document)).toEqual([])
  for (const by of ['rule 2.1', '`visit.test.ts`: a visit has …']) {
    expect(judged(instead('met', by))).toEqual([])
  }
  expect(judged(instead('met, by reading', '`src/start.ts`'))).toEqual([])
  expect(judged([...instead('not met', 'nobody does it'), '## What is not met', 'V2.1.3 nobody'])).toEqual([])
})

test('a missing, duplicate or unlisted requirement is found', () => {
  expect(judged(document.filter((line) => !line.startsWith('| V2.1.3 ')))).toEqual(['has no row for V2.1.3'])
  expect(judged([...document, row('V2.1.3'), row('V2.9.1')])).toEqual([
    'has two rows for V2.1.3',
    'has a row for V2.9.1, which it does not list',
  ])
  expect(judged(document.filter((line) => !/V17\.1(\.7)? /.test(line)))).toContain(
    'lists 0 requirements of V17, which has 7',
  )
})

test.each([
  ['met', 'rule 2.2', 'V2.1.3 names rule 2.2, which no test holds'],
  ['met', '`lost.test.ts`', 'V2.1.3 names a test that does not exist: src/domain/lost.test.ts'],
  ['met', 'we think so', "V2.1.3 is 'met' without saying by what"],
  ['met, by reading', '`src/lost.ts`', 'V2.1.3 names a file that does not exist: src/lost.ts'],
  ['not met', 'nobody does it', 'does not name V2.1.3 among what is not met'],
  ['perhaps', '`src/start.ts`', "V2.1.3 is 'perhaps' without saying by what"],
])('a requirement that is %s by %s is found', (verdict, by, problem) => {
  expect(judged(instead(verdict, by))).toEqual([problem])
})

test('a threat that names an unknown test or rule is found', () => {
  expect(judged(document, '| S | a thief | a lock | rule 2.1; `visit.test.ts` |')).toEqual([])
  expect(judged(document, '| S | a thief | a lock | rule 2.2; `lost.test.ts` |')).toEqual([
    'names a test that does not exist: src/domain/lost.test.ts',
    'names rule 2.2, which no test holds',
  ])
})
