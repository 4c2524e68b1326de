import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from './build-programs.ts'

test('53.5 the server is built without the tools of developers: what it imports of them stays outside', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const imported = new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^'\n]*'((?:@[\w-]+\/)?[\w-]+)/gm)].map(
        ([, name = '']) => name,
      ),
    ),
  )
  const tools = Object.keys(devDependencies).filter((name) => imported.has(name))
  expect(tools).not.toEqual([])
  expect(environment.build?.rolldownOptions?.external).toEqual(expect.arrayContaining(tools))
})
