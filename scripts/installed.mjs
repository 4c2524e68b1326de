import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In node_modules, so that the next installation deletes it. */
const unavailable = 'node_modules/.unavailable.json'

/** What npm has installed; it writes this file last. */
const installed = 'node_modules/.package-lock.json'

/** Packages of the lockfile that this platform needs and that are not installed; tools of developers if asked for. */
export function missingPackages(withTools) {
  const found = packagesOf(installed)
  const excused = readJson(unavailable) ?? []
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { version, optional, dev, ...needs }]) => {
      if (path === '' || excused.includes(path) || (dev && !withTools)) return false
      // npm writes its hidden lockfile last, so it lists only packages of a complete installation.
      if (!optional) return found[path]?.version !== version
      return isForThisMachine(needs) && !existsSync(join(path, 'package.json'))
    })
    .map(([path]) => path)
}

/** Remembers binaries that the registry lacks, so that not every start installs again. */
export function excuse(paths) {
  writeFileSync(unavailable, JSON.stringify(paths))
}

/** `npm ci --omit=dev` leaves tools that a library names as optional peers, such as Vitest and TypeScript: 70 MB. */
export function removeTools() {
  const hidden = readJson(installed)
  const tools = Object.entries(packagesOf('package-lock.json')).filter(([, { dev }]) => dev)
  for (const [path] of tools) {
    rmSync(path, { recursive: true, force: true })
    delete hidden.packages[path]
  }
  writeFileSync(installed, JSON.stringify(hidden, null, 2))
}

export function lockedVersion(name) {
  return packagesOf('package-lock.json')[`node_modules/${name}`].version
}

/** Optional packages without a platform are only dependencies of platform-specific ones. */
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
