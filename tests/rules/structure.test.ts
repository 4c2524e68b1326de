import { describe, expect, test } from 'vitest'
import { checkStructure } from '../../scripts/check/structure.ts'
import { buildHouse, type Files } from './house.ts'

async function problemsOf(changes: Files): Promise<string[]> {
  await using house = await buildHouse(changes)
  const findings = await checkStructure(house.root)
  return findings.map(({ path, line, problem }) => `${path}${line ? `:${line}` : ''} ${problem}`)
}

test('a checkout in which every rule is kept passes', async () => {
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
  test('a page', async () => {
    const routes = "import { route } from './page.ts'\nexport const routes = { '/': route({}) }"
    expect(await problemsOf({ 'src/web/routes.ts': routes })).toEqual([
      'src/web/routes.ts:2 does not declare who may call it: add `access`',
    ])
  })

  test('an endpoint', async () => {
    const api = "export const endpoints = { visits: { method: 'GET', path: '/api/visits' } }"
    expect(await problemsOf({ 'src/domain/api.ts': api })).toEqual([
      'src/domain/api.ts:1 does not declare who may call it: add `access`',
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

describe('files', () => {
  test.each([
    ['src/domain/FieldKind.ts', "'FieldKind.ts' is not kebab-case"],
    ['src/domain/utils.ts', "'utils.ts' does not say what is inside"],
    ['src/helpers/dates.ts', "'helpers' does not say what is inside"],
    ['src/web/ui/index.ts', "'index.ts' does not say what is inside"],
  ])('a name that says nothing or is spelt otherwise is found: %s', async (path, problem) => {
    expect(await problemsOf({ [path]: '' })).toEqual([`${path} ${problem}`])
  })

  test('a module of more than 250 lines is found, unless it is generated', async () => {
    const long = '// a line\n'.repeat(251).trimEnd()
    const files = { 'src/domain/long.ts': long, 'src/store/generated/schema.ts': long }
    expect(await problemsOf(files)).toEqual(['src/domain/long.ts has 251 lines; split it below 250'])
  })

  test('a path of one machine is found', async () => {
    const files = { 'docs/start.md': ['Run', '', 'home', 'ama', 'start.sh'].join('/') }
    expect(await problemsOf(files)).toEqual(['docs/start.md:1 names a folder of one machine'])
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

  test('a binary of another platform that is missing is found', async () => {
    expect(await locked({ 'node_modules/tool': tool })).toEqual([missing])
  })

  test('a binary that is there in another version only is found', async () => {
    const other = { version: '2.0.0', integrity: 'sha512-other' }
    const nested = { ...other, version: '1.0.0' }
    const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux-arm64': other }
    expect(await locked(packages)).toEqual([missing])
    expect(await locked({ ...packages, 'node_modules/tool/node_modules/tool-linux-arm64': nested })).toEqual(
      [],
    )
  })

  test('a lockfile bound to one place of download is found', async () => {
    const foreign = { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://mirror.example/tool.tgz' }
    expect(await locked({ 'node_modules/tool': foreign })).toEqual([
      'package-lock.json is bound to https://mirror.example/tool.tgz',
    ])
  })

  test.each([{}, { os: ['linux'], cpu: ['arm64'] }, { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }])(
    'a package for our servers whose content nothing proves is found: %o',
    async (machine) => {
      expect(await locked({ 'node_modules/tool': { version: '1.0.0', ...machine } })).toEqual([
        'package-lock.json has no integrity for node_modules/tool',
      ])
    },
  )
})
