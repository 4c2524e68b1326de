import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Inside node_modules, so that the next installation forgets it. */
const unavailable = 'node_modules/.unavailable.json'

/** What the lockfile asks for on this machine and an installation has not brought. */
export function missingPackages() {
  const found = packagesOf('node_modules/.package-lock.json')
  const excused = readJson(unavailable) ?? []
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { version, optional, ...needs }]) => {
      if (path === '' || excused.includes(path)) return false
      // npm writes its own lockfile last, so that file names what a finished installation holds.
      if (!optional) return found[path]?.version !== version
      return isForThisMachine(needs) && !existsSync(join(path, 'package.json'))
    })
    .map(([path]) => path)
}

/** A registry may lack a binary for this machine: asking for it again at every start would not bring it. */
export function excuse(paths) {
  writeFileSync(unavailable, JSON.stringify(paths))
}

export function lockedVersion(name) {
  return packagesOf('package-lock.json')[`node_modules/${name}`].version
}

/** Optional packages that name no machine are wanted only by others that do. */
function isForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false
  const fits = (wanted, ours) => !wanted || wanted.includes(ours)
  return fits(os, process.platform) && fits(cpu, process.arch) && (!libc || fits(libc, libcOfThisMachine()))
}

function libcOfThisMachine() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

const packagesOf = (lockfile) => readJson(lockfile)?.packages ?? {}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
