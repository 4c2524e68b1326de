import type { Finding, Tree } from './tree.ts'

export type Lockfile = { packages: Record<string, LockedPackage> }

type LockedPackage = {
  version: string
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  libc?: string[]
  os?: string[]
}

/** `npm ci` rejects a lockfile without the binaries of other platforms, and the app fails on those platforms. */
export function portableLockfiles(tree: Tree): Finding[] {
  return tree.files
    .filter((path) => /(^|\/)package-lock\.json$/.test(path))
    .flatMap((path) => portableLockfile(tree, path))
}

function portableLockfile(tree: Tree, path: string): Finding[] {
  const lockfile = JSON.parse(tree.read(path)) as Lockfile
  const entries = Object.entries(lockfile.packages).filter(([place]) => place !== '')
  const bound = entries.filter(([, { resolved }]) => resolved)
  const unproven = entries.filter(([, entry]) => !entry.integrity && runsOnOurServers(entry))
  return [
    ...missingBinaries(lockfile).map(({ name, version }) => ({
      path,
      problem: `has no ${name} ${version}: run \`node scripts/complete-lockfile.ts\``,
    })),
    ...bound.map(([, { resolved }]) => ({ path, problem: `is bound to ${resolved}` })),
    ...unproven.map(([place]) => ({ path, problem: `has no integrity for ${place}` })),
  ]
}

/** Optional binaries that the lockfile lacks, each with its install location. */
export function missingBinaries({ packages }: Lockfile) {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const places = placesOf(name, dependent)
      const found = places.find((place) => place in packages)
      // Any locked version satisfies a range.
      if (found && (!/^\d/.test(version) || packages[found]?.version === version)) return []
      return [{ name, version, dev, place: (found ? places[0] : places.at(-1)) ?? '' }]
    }),
  )
}

/** The node_modules folders in which Node.js looks for a package, nearest first. */
function placesOf(name: string, dependent: string): string[] {
  if (dependent === '') return [`node_modules/${name}`]
  const outer = dependent.slice(0, Math.max(0, dependent.lastIndexOf('/node_modules/')))
  return [`${dependent}/node_modules/${name}`, ...placesOf(name, outer)]
}

/** npm cannot record the integrity of binaries for other platforms; only these must have it. */
function runsOnOurServers({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: LockedPackage): boolean {
  return os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')) && libc.includes('glibc')
}
