import { readFileSync, writeFileSync } from 'node:fs'
import { type Lockfile, missingBinaries } from './check/lockfile.ts'

const path = 'package-lock.json'
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]

/** npm omits binaries that the registry did not offer; the package name states the platform. */
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
for (const { name, version, dev, place } of missingBinaries(lockfile)) {
  const parts = (name.split('/').at(-1) ?? '').split('-')
  const os = parts.filter((part) => systems.includes(part))
  const cpu = parts.filter((part) => /^(arm|arm64|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)$/.test(part))
  const libc = parts.flatMap((part) => (/^musl/.test(part) ? ['musl'] : /^gnu/.test(part) ? ['glibc'] : []))
  if (cpu.length === 0) throw new Error(`${name} does not say which processor it is for.`)
  lockfile.packages[place] = {
    version,
    cpu,
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
