import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from '../postgres/startup-problem.ts'

export type Migration = { name: string; text: string; checksum: string }

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** In the order of their numbers. A checksum survives the line endings that git may choose on Windows. */
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

/** Splits migrations into applied and pending ones. */
export function divideMigrations(
  all: readonly Migration[],
  applied: readonly AppliedMigration[],
  source: string,
): { applied: Migration[]; pending: Migration[] } {
  const checksums = new Map(all.map(({ name, checksum }) => [name, checksum]))
  const names = new Set(applied.map(({ name }) => name))
  const isApplied = ({ name }: Migration) => names.has(name)
  for (const { name, checksum } of applied) {
    if (checksums.get(name) === checksum) continue
    if (checksums.has(name)) {
      throw new StartupProblem(
        `The migration ${name} was edited after it had been applied: restore the file and add a new migration.`,
      )
    }
    throw new StartupProblem(
      all.slice(0, 1).every(isApplied)
        ? `${source} is of a newer version of ASTER than this, with the migration ${name}: use that version or a later one.`
        : `${source} is of a development version from before the first release, which cannot be upgraded: use an empty database; where PostgreSQL is the embedded one, delete the folder pg in ASTER_DATA_DIR.`,
    )
  }
  return { applied: all.filter(isApplied), pending: all.filter((migration) => !isApplied(migration)) }
}
