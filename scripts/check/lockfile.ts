import type { Finding, Tree } from './tree.ts'

export type Lockfile = { packages: Record<string, LockedPackage> }

type LockedPackage = {
  version: string
  resolved?: string
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  libc?: string[]
  os?: string[]
}

/** `npm ci` refuses a lockfile that leaves out the binaries of other platforms, and so do those platforms. */
export function portableLockfile(tree: Tree): Finding[] {
  const path = 'package-lock.json'
  const lockfile = JSON.parse(tree.read(path)) as Lockfile
  const foreign = Object.values(lockfile.packages).filter(
    ({ resolved }) => resolved && !resolved.startsWith('https://'),
  )
  return [
    ...missingBinaries(lockfile).map(({ name }) => ({
      path,
      problem: `has no ${name}: run \`node scripts/complete-lockfile.ts\``,
    })),
    ...foreign.map(({ resolved }) => ({ path, problem: `takes a package from ${resolved}` })),
  ]
}

export function missingBinaries({ packages }: Lockfile) {
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, dev })),
  )
}
