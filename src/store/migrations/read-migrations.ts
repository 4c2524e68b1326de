import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from '../postgres/startup-problem.ts'

export type Migration = { name: string; text: string; checksum: string }

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** The migrations in the order of their numbers. Checksums ignore the line endings that git may choose on Windows. */
export async function readMigrations(folder = import.meta.dirname): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return {
        name: file.slice(0, -'.sql'.length),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )
}

/** Splits migrations into applied and pending ones. A database with another baseline is older than the first release. */
export function divideMigrations(
  all: readonly Migration[],
  applied: readonly AppliedMigration[],
  source: string,
): { applied: Migration[]; pending: Migration[] } {
  const checksums = new Map(all.map(({ name, checksum }) => [name, checksum]))
  const names = new Set(applied.map(({ name }) => name))
  const isApplied = ({ name }: Migration) => names.has(name)
  const [baseline] = all
  const isOfBaseline = ({ name, checksum }: AppliedMigration) =>
    name === baseline?.name && checksum === baseline.checksum
  if (baseline && applied.length > 0 && !applied.some(isOfBaseline)) {
    throw new StartupProblem(
      `${source} is of a development version from before the first release, with another ${baseline.name} than this version, and cannot be upgraded: use an empty database; where PostgreSQL is the embedded one, delete the folder pg in ASTER_DATA_DIR.`,
    )
  }
  for (const { name, checksum } of applied) {
    if (checksums.get(name) === checksum) continue
    throw new StartupProblem(
      checksums.has(name)
        ? `The migration ${name} was edited after it had been applied: restore the file and add a new migration.`
        : `${source} is of a newer version of ASTER than this, with the migration ${name}: use that version or a later one.`,
    )
  }
  return { applied: all.filter(isApplied), pending: all.filter((migration) => !isApplied(migration)) }
}
