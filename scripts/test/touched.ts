import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { importsOf, modulesOf } from '../check/syntax.ts'
import type { Tree } from '../check/tree.ts'

/** Files that differ from the merge base with main, committed or not. */
export function changedFiles(): string[] {
  const [main] = ['origin/main', 'main', 'HEAD'].filter(isKnown)
  const base = git('merge-base', 'HEAD', main ?? 'HEAD')
  const known = git('diff', '--name-only', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return `${known}\n${unknown}`.split('\n').filter(Boolean)
}

/** The tests to run for a change: those that import the files within a few steps, and those with their name. */
export function testsTouchedBy(tree: Tree, changed: readonly string[]): string[] {
  if (changed.some(concernsAllTests)) return modulesOf(tree).filter(isTestFile)
  const importers = importersIn(tree)
  const touched = changed.flatMap((file) => [
    ...nearestTests(importers, file),
    ...modulesOf(tree).filter((test) => isTestFile(test) && bearsNameOf(test, file)),
  ])
  return [...new Set(touched)].filter((test) => tree.files.includes(test)).sort()
}

const concernsAllTests = (file: string) =>
  /^(package(-lock)?\.json|(vite|vitest|playwright)\.config\.ts)$|^scripts\/test\/|^tests\/harness\/postgres\/test-/.test(
    file,
  )

const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Limited, since the wiring imports every feature: almost every test depends on almost every module. */
const NEAR = 2

/** Tests within `NEAR` imports, or else the nearest ones. */
function nearestTests(importers: Map<string, string[]>, file: string): string[] {
  const seen = new Set([file])
  const tests: string[] = []
  for (let front = [file], distance = 0; front.length > 0; distance++) {
    tests.push(...front.filter(isTestFile))
    if (distance >= NEAR && tests.length > 0) break
    front = [...new Set(front.flatMap((path) => importers.get(path) ?? []))].filter((path) => !seen.has(path))
    for (const path of front) seen.add(path)
  }
  return tests
}

function importersIn(tree: Tree): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const path of modulesOf(tree)) {
    for (const { specifier, typeOnly } of importsOf(tree, path)) {
      if (typeOnly || !specifier.startsWith('.')) continue
      const target = posix.join(posix.dirname(path), specifier)
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return importers
}

/** 'tests/api/contact/inbox-replies.test.ts' matches 'inbox.ts' and every file in a folder 'inbox'. */
function bearsNameOf(test: string, file: string): boolean {
  const name = posix.basename(test)
  const { name: own, dir } = posix.parse(file)
  const names = test.startsWith('tests/') ? [own, posix.basename(dir)] : [own]
  return names.some((one) => one !== '' && [`${one}.`, `${one}-`].some((start) => name.startsWith(start)))
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function isKnown(branch: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', branch) !== ''
  } catch {
    return false
  }
}
