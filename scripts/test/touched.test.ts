import { expect, test } from 'vitest'
import type { Tree } from '../check/tree.ts'
import { testsTouchedBy } from './touched.ts'

const imports = (...paths: string[]) => paths.map((path) => `import '${path}'\n`).join('')

const texts: Record<string, string> = {
  'src/services/inbox/reply.ts': '',
  'src/services/inbox/archive.ts': imports('./reply.ts'),
  'src/services/inbox/archive.test.ts': imports('./archive.ts'),
  'src/services/services.ts': imports('./inbox/archive.ts', './alone.ts'),
  'src/services/alone.ts': '',
  'tests/api/api-app.ts': imports('../../src/services/services.ts'),
  'tests/api/inbox-mails.test.ts': imports('./api-app.ts'),
  'tests/api/pages.test.ts': imports('./api-app.ts'),
  'tests/journeys/inbox.desktop.spec.ts': '',
  'tests/journeys/home.spec.ts': '',
}
const tree: Tree = { root: '', files: Object.keys(texts), read: (path) => texts[path] ?? '' }

test('a change affects the tests that import the file within two steps, and those with its name', () => {
  expect(testsTouchedBy(tree, ['src/services/inbox/reply.ts'])).toEqual([
    'src/services/inbox/archive.test.ts',
    'tests/api/inbox-mails.test.ts',
    'tests/journeys/inbox.desktop.spec.ts',
  ])
})

test('a module without such a test affects the nearest tests that import it', () => {
  expect(testsTouchedBy(tree, ['src/services/alone.ts'])).toEqual([
    'tests/api/inbox-mails.test.ts',
    'tests/api/pages.test.ts',
  ])
})

test('a changed test affects itself, a deleted test nothing, and the lockfile all tests', () => {
  expect(testsTouchedBy(tree, ['tests/journeys/home.spec.ts'])).toEqual(['tests/journeys/home.spec.ts'])
  expect(testsTouchedBy(tree, ['tests/journeys/gone.spec.ts'])).toEqual([])
  expect(testsTouchedBy(tree, ['package-lock.json'])).toHaveLength(5)
})
