import { posix } from 'node:path'
import { importsOf, modulesOf } from './syntax.ts'
import type { Finding, Tree } from './tree.ts'

/** Type-only imports count, too: two modules that depend on each other belong in one file. */
export function importCycles(tree: Tree): Finding[] {
  const modules = new Set(modulesOf(tree))
  const finished = new Set<string>()
  const findings: Finding[] = []
  for (const path of modules) visit(path, [])
  return findings

  function visit(path: string, trail: readonly string[]) {
    const start = trail.indexOf(path)
    if (start >= 0) {
      findings.push({ path, problem: `imports itself: ${[...trail.slice(start), path].join(' -> ')}` })
    } else if (!finished.has(path)) {
      for (const { specifier } of importsOf(tree, path)) {
        const target = posix.join(posix.dirname(path), specifier)
        if (specifier.startsWith('.') && modules.has(target)) visit(target, [...trail, path])
      }
      finished.add(path)
    }
  }
}
