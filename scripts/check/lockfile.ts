import type { Finding, Tree } from './tree.ts'

type Lockfile = {
  packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>
}

/**
 * npm drops the binaries of other platforms from a lockfile that it writes beside an existing
 * node_modules, and a clone on such a platform then cannot build.
 */
export function lockfileIsPortable(tree: Tree): Finding[] {
  const path = 'package-lock.json'
  const { packages } = JSON.parse(tree.read(path)) as Lockfile
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => /linux-(x64|arm64)(-gnu)?$/.test(name) && !(`node_modules/${name}` in packages))
  const foreign = Object.values(packages).filter(
    ({ resolved }) => resolved && !resolved.startsWith('https://'),
  )
  return [
    ...missing.map((name) => ({ path, problem: `has no ${name}: make it anew without node_modules` })),
    ...foreign.map(({ resolved }) => ({ path, problem: `takes a package from ${resolved}` })),
  ]
}
