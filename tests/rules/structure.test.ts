import { describe, expect, test } from 'vitest'
import { problemsOf } from './sample-repository.ts'

test('a repository that follows every rule passes', async () => {
  expect(await problemsOf({})).toEqual([])
})

describe('a forbidden import is found', () => {
  test.each([
    ['src/domain/age.ts', "import '../store/visits.ts'", 'domain may not import store (../store/visits.ts)'],
    ['src/domain/age.ts', "import 'node:fs'", 'domain may not import node:fs'],
    [
      'src/store/age.ts',
      "export * from '../services/services.ts'",
      'store may not import services (../services/services.ts)',
    ],
    ['src/api/age.ts', "import '../store/visits.ts'", 'api may not import store (../store/visits.ts)'],
    ['src/api/age.ts', "await import('pg')", 'only store may import pg'],
    [
      'src/web/age.ts',
      "type Pool = import('../store/visits.ts').Pool",
      'web may not import store (../store/visits.ts)',
    ],
    ['src/web/age.ts', "import '../services/services.ts'", 'web may import only types from services'],
    ['src/mail/age.ts', "import '../start.ts'", 'mail may not import src (../start.ts)'],
    ['src/age.ts', "import '../tests/age.ts'", 'the product may not import tests/age.ts'],
    ['src/web/site.ts', "import './page.ts'", 'may import nothing: it runs as a classic script'],
  ])('%s: %s', async (path, text, problem) => {
    expect(await problemsOf({ [path]: text })).toEqual([`${path}:1 ${problem}`])
  })
})

test.each(["import './hen.ts'", "import type { Hen } from './hen.ts'"])(
  'a cycle is found: %s',
  async (text) => {
    const files = { 'src/domain/egg.ts': text, 'src/domain/hen.ts': "import './egg.ts'" }
    expect(await problemsOf(files)).toEqual([
      'src/domain/egg.ts imports itself: src/domain/egg.ts -> src/domain/hen.ts -> src/domain/egg.ts',
    ])
  },
)

describe('a hard-coded visible string is found', () => {
  test.each([
    '<p>Welcome</p>',
    "<p>{'Welcome'}</p>",
    '<p>{n && `Welcome`}</p>',
    '<>Welcome</>',
    '<img alt="Welcome" />',
    "<button aria-label={n ? 'Welcome' : t('site.menu')} />",
    "<Field hint={'Welcome'} />",
    "<input placeholder={'Welcome' + n} />",
  ])('%s', async (jsx) => {
    const path = 'src/web/welcome.tsx'
    expect(await problemsOf({ [path]: `export const Welcome = ({ n, t }) => ${jsx}` })).toEqual([
      `${path}:1 'Welcome' belongs in the message catalogue`,
    ])
  })
})

describe('a route without declared access is found', () => {
  test.each(['route', 'adminRoute', 'adminPage'])('a page (%s)', async (maker) => {
    const routes = `import { ${maker} } from './page.ts'\nexport const routes = { '/': ${maker}({}) }`
    expect(await problemsOf({ 'src/web/routes.ts': routes })).toEqual([
      'src/web/routes.ts:2 does not declare who may call it: add `access`',
    ])
  })

  test('an endpoint', async () => {
    const api = "export const endpoints = { visits: { method: 'GET', path: '/api/visits' } }"
    expect(await problemsOf({ 'src/domain/api/endpoints.ts': api })).toEqual([
      'src/domain/api/endpoints.ts:1 does not declare who may call it: add `access`',
    ])
  })
})

describe('the catalogue', () => {
  const used = "export const keys = ['site.late', 'site.menu', 'site.places', 'visit.purpose']"
  const catalogue = (site: string) => ({
    'src/domain/messages/en.ts': `export const en = { site: { ${site} } }`,
    'src/domain/keys.ts': used,
  })

  test.each(["''", "' '", '{}', "{ one: 'late', other: '' }"])(
    'a key without wording is found: %s',
    async (wording) => {
      expect(await problemsOf(catalogue(`late: ${wording}`))).toEqual([
        "src/domain/messages/en.ts 'site.late' has no wording",
      ])
    },
  )

  test('a key that nothing uses is found', async () => {
    expect(await problemsOf(catalogue("late: 'Late', early: 'Early'"))).toEqual([
      "src/domain/messages/en.ts nothing says 'site.early'",
    ])
  })
})

describe('the lockfile', () => {
  const locked = (packages: object) => problemsOf({ 'package-lock.json': JSON.stringify({ packages }) })
  const tool = {
    version: '1.0.0',
    integrity: 'sha512-tool',
    optionalDependencies: { 'tool-linux-arm64': '1.0.0' },
  }
  const missing = 'package-lock.json has no tool-linux-arm64 1.0.0: run `node scripts/complete-lockfile.ts`'

  test('a missing binary of another platform is found', async () => {
    expect(await locked({ 'node_modules/tool': tool })).toEqual([missing])
  })

  test('a binary in the wrong version is found', async () => {
    const other = { version: '2.0.0', integrity: 'sha512-other' }
    const nested = { ...other, version: '1.0.0' }
    const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux-arm64': other }
    expect(await locked(packages)).toEqual([missing])
    expect(await locked({ ...packages, 'node_modules/tool/node_modules/tool-linux-arm64': nested })).toEqual(
      [],
    )
  })

  test('a lockfile bound to one registry is found', async () => {
    const foreign = { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://mirror.example/tool.tgz' }
    expect(await locked({ 'node_modules/tool': foreign })).toEqual([
      'package-lock.json is bound to https://mirror.example/tool.tgz',
    ])
  })

  test.each([{}, { os: ['linux'], cpu: ['arm64'] }, { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }])(
    'a server package without an integrity hash is found: %o',
    async (machine) => {
      expect(await locked({ 'node_modules/tool': { version: '1.0.0', ...machine } })).toEqual([
        'package-lock.json has no integrity for node_modules/tool',
      ])
    },
  )
})

describe('the rules of the specification', () => {
  const withRule = (rule: string, heldBy: string, title = '3.1 names stay') => ({
    'docs/rules.md': `- **${rule}\n  Held by ${heldBy}.`,
    'src/domain/visit.test.ts': "test('a visit has a purpose', () => {})",
    'tests/api/visits.test.ts': `test('${title}', () => {})`,
  })
  const both = '`visit.test.ts`: a visit has …; `tests/api/visits.test.ts`'

  test('a rule whose tests exist and begin with its number passes', async () => {
    expect(await problemsOf(withRule('3.1** Names stay.', both))).toEqual([])
  })

  test.each([
    ['`lost.test.ts`', 'src/domain/lost.test.ts'],
    ['`visit.test.ts`: a visit has an end', 'src/domain/visit.test.ts: a visit has an end'],
  ])('a rule that names an unknown test is found: %s', async (lost, test) => {
    expect(await problemsOf(withRule('3.1** Names stay.', `${both}; ${lost}`))).toEqual([
      `docs/rules.md:1 rule 3.1 names a test that does not exist: ${test}`,
    ])
  })

  test('a rule about experts without an API test is found; screens and other forms need none', async () => {
    const held = '`visit.test.ts`: a visit has a purpose'
    expect(await problemsOf(withRule('3.2** Names stay.', held, 'names stay'))).toEqual([
      'docs/rules.md:1 rule 3.2 has no test of the API that begins with its number',
    ])
    for (const rule of ['3.2** (screen) Names stay.', '3.2** Hospital: names stay.', '2.2** Names stay.']) {
      expect(await problemsOf(withRule(rule, held, 'names stay'))).toEqual([])
    }
  })

  test('an unknown rule number in a test is found', async () => {
    const files = { ...withRule('3.1** Names stay.', both), 'tests/api/more.test.ts': "test('9.9 stray', f)" }
    expect(await problemsOf(files)).toEqual([
      'tests/api/more.test.ts rule 9.9 does not name this file in docs/rules.md',
    ])
  })
})

test('a guide that names a file or folder which does not exist is found; patterns and records are not judged', async () => {
  const said = 'See `src/store/visits.ts`, `src/store/`, `src/<layer>/visits.ts` and `src/store/trips.ts`.'
  const table =
    '| query in `src/store/` | where in `src/` |\n|---|---|\n| `visits.ts`, `trips.ts` | `store/`, `trips/` |'
  const files = { 'CONTRIBUTING.md': `${said}\n${table}`, 'docs/decisions/2026-01-01-trips.md': said }
  expect(await problemsOf(files)).toEqual([
    'CONTRIBUTING.md:1 names src/store/trips.ts, which does not exist',
    'CONTRIBUTING.md:4 names src/store/trips.ts, which does not exist',
    'CONTRIBUTING.md:4 names src/trips/, which does not exist',
  ])
})
