import type { Finding, Tree } from './tree.ts'

const path = 'docs/rules.md'

/** Every rule in docs/rules.md names tests that exist; rules of the expert record need an API test with their number. */
export function heldRules(tree: Tree): Finding[] {
  if (!tree.files.includes(path)) return []
  const rules = readRules(tree.read(path))
  return [
    ...rules.flatMap((rule) => [...lostTests(tree, rule), ...notHeldByApi(tree, rule)]),
    ...strayNumbers(tree, rules),
  ]
}

type NamedTest = { file: string; titles: string[] }
type Rule = { number: string; line: number; text: string; tests: NamedTest[] }

export function readRules(document: string): Rule[] {
  const lines = document.split('\n')
  return lines.flatMap((text, index) => {
    const [, number, rule] = /^- \*\*(\d+\.\d+)\*\* (.*)/.exec(text) ?? []
    if (!number || !rule) return []
    return [{ number, line: index + 1, text: rule, tests: readTests(lines[index + 1] ?? '') }]
  })
}

/** '`forms/names.test.ts`: one title; another': files without a path are in src/domain. */
export function readTests(heldBy: string): NamedTest[] {
  return [...heldBy.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?:: ([^`]+))?/g)].map(
    ([, name = '', titles = '']) => ({
      file: /^(src|tests|scripts)\//.test(name) ? name : `src/domain/${name}`,
      titles: titles
        .replace(/[.;] ?$/, '')
        .split('; ')
        .filter(Boolean),
    }),
  )
}

function lostTests(tree: Tree, { number, line, tests }: Rule): Finding[] {
  return missingTests(tree, tests).map((test) => ({
    path,
    line,
    problem: `rule ${number} names a test that does not exist: ${test}`,
  }))
}

export function missingTests(tree: Tree, tests: readonly NamedTest[]): string[] {
  return tests.flatMap(({ file, titles }) => {
    if (!tree.files.includes(file)) return [file]
    const isThere = (title: string) => title.split('…').every((part) => tree.read(file).includes(part.trim()))
    return titles.filter((title) => !isThere(title)).map((title) => `${file}: ${title}`)
  })
}

/** Section 3 is the record, 5 its validation, 8 the errors, 9 the limits; rules of screens need no API test. */
const isOnTheWire = /^[3589]\./
const isOfNoExpert = /^(\(screen\)|(Contact|Hospital|Trainer):)/

function notHeldByApi(tree: Tree, { number, line, text, tests }: Rule): Finding[] {
  if (!isOnTheWire.test(number) || isOfNoExpert.test(text)) return []
  const isHeld = tests.some(({ file }) => isApiTest(file) && numbersIn(tree, file).has(number))
  if (isHeld) return []
  return [{ path, line, problem: `rule ${number} has no test of the API that begins with its number` }]
}

/** An unlisted number would silently match a rule that is added later. */
function strayNumbers(tree: Tree, rules: readonly Rule[]): Finding[] {
  const isKnown = (file: string, number: string) =>
    rules.some((rule) => rule.number === number && rule.tests.some((test) => test.file === file))
  return tree.files
    .filter(isApiTest)
    .flatMap((file) =>
      [...numbersIn(tree, file)]
        .filter((number) => !isKnown(file, number))
        .map((number) => ({ path: file, problem: `rule ${number} does not name this file in ${path}` })),
    )
}

const isApiTest = (file: string) => /^tests\/api\/.*\.test\.ts$/.test(file)

/** The rule numbers at the start of test titles. */
function numbersIn(tree: Tree, file: string): Set<string> {
  const titles = tree.files.includes(file) ? tree.read(file).matchAll(/\(\s*['"`](\d+\.\d+) /g) : []
  return new Set([...titles].map(([, number = '']) => number))
}
