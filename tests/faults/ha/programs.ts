import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, provideProgram } from '../../../scripts/test/program.ts'

const need = 'The tests of a replicated PostgreSQL need'

const programs = {
  etcd: { called: 'etcd', packages: ['etcd-server'], trial: ['--version'] },
  patroni: { called: 'Patroni', packages: ['patroni'], trial: ['--version'] },
  haproxy: { called: 'HAProxy', packages: ['haproxy'], trial: ['-v'] },
  pgbouncer: { called: 'PgBouncer', packages: ['pgbouncer'], trial: ['--version'] },
} satisfies Record<string, Pick<Program, 'called' | 'packages' | 'trial'>>

export type Programs = Record<keyof typeof programs | 'postgresFolder', string>

/** The programs of deploy/ha, installed with apt where they are missing. */
export function providePrograms(): Programs {
  const found = Object.entries(programs).map(([name, program]) => {
    const path = provideProgram({ ...program, need, names: [name], variable: `${name.toUpperCase()}_PATH` })
    return [name, path ?? missing(program.packages[0] ?? name)]
  })
  return { ...Object.fromEntries(found), postgresFolder: postgresFolder() }
}

const installed = '/usr/lib/postgresql'

/** Debian's, because the embedded PostgreSQL has neither pg_basebackup nor pg_rewind. */
function postgresFolder(): string {
  const find = () => {
    const versions = readable(installed).toSorted((one, other) => Number(other) - Number(one))
    return versions
      .map((version) => join(installed, version, 'bin'))
      .find((bin) => readable(bin).includes('pg_rewind'))
  }
  const isRoot = process.getuid?.() === 0
  if (!find() && isRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    spawnSync('apt-get', ['-qq', '--yes', '--no-install-recommends', 'install', 'postgresql'], { env })
  }
  return find() ?? missing('postgresql')
}

function readable(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function missing(name: string): never {
  throw new Error(`${need} the Debian package ${name}: install it, or run them as root.`)
}
