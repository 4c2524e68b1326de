import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { holdMigrations } from '../migrations/migrate.ts'
import { unhurried, withConnection } from '../postgres/connection.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { type OpenFiles, openFiles } from '../uploads/open-files.ts'
import type { FilesSetting } from '../uploads/open-folder.ts'
import { hasTable, listMigrations, listSequences, listTables, selected } from './catalogue.ts'
import { beginContainer, closeFrames } from './container.ts'
import { blocksOf, type Facts, lineOf, type TableName } from './content.ts'
import { withFilesInFolder } from './files-in-folder.ts'

export type BackupOrder = {
  databaseUrl: string
  file: string
  passphrase: string | undefined
  /** Kept beside the data; without a passphrase it stays there alone. */
  secret: string | undefined
  /** The version of ASTER. */
  product: string
  /** The folder of files, if some are not in the database. */
  files?: FilesSetting | undefined
  /** Whether to write only the ids of erased rows. */
  erasuresOnly?: boolean
}

/** A consistent snapshot while others write; the file appears once it is complete. */
export function writeBackup(order: BackupOrder): Promise<{ tables: number; rows: number }> {
  const settings = { ...unhurried, application_name: 'aster backup' }
  return withConnection(order.databaseUrl, settings, async (client) => {
    if (!(await hasTable(client, 'schema_migration'))) {
      throw new StartupProblem('The database is empty: there is nothing to back up.')
    }
    await holdMigrations(client, 'shared') // before the snapshot: tables must not change after it
    // Erasures from here on are not in this backup; a restore reports this time.
    const createdAt = new Date().toISOString()
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const facts = {
      migrations: await listMigrations(client),
      sequences: await listSequences(client), // read after the snapshot began
      secret: (order.passphrase && order.secret) ?? null,
    }
    const all = await listTables(client)
    const tables = order.erasuresOnly ? all.filter(({ table }) => table === 'erasure') : all
    const totals = { tables: tables.length, rows: 0 }
    const hasFolder = !order.erasuresOnly && (await hasTable(client, 'file_folder'))
    const files = hasFolder ? await openFiles(order.databaseUrl, order.files) : undefined
    try {
      await writeFile(order, { createdAt, ...facts }, contentOf({ client, files }, facts, tables, totals))
    } finally {
      await files?.close()
    }
    return totals
  })
}

async function* contentOf(
  { client, files }: { client: pg.Client; files: OpenFiles | undefined },
  facts: Facts,
  tables: readonly TableName[],
  totals: { rows: number },
): AsyncGenerator<Buffer> {
  yield lineOf(facts)
  for (const name of tables) {
    yield lineOf(name)
    const rows = client.query(copyTo(`COPY ${rowsOf(name)} TO STDOUT (FORMAT binary)`))
    const ofFolder = { rows: 0 }
    const hasFiles = files && name.table === 'upload_piece'
    yield* blocksOf(hasFiles ? withFilesInFolder(rows, client, files, ofFolder) : rows, async () => {
      await client.query('') // the count comes with the end of the command
      const count = rows.rowCount + ofFolder.rows
      totals.rows += count
      return count
    })
  }
  yield lineOf({ tables: tables.length })
}

/** The bytes of all files are in the backup, so none is in a folder. */
function rowsOf(name: TableName): string {
  if (name.table !== 'upload') return selected(name)
  const columns = name.columns.map((column) => (column === 'stored_as' ? 'NULL::uuid' : `"${column}"`))
  return `(SELECT ${columns.join(', ')} FROM upload)`
}

async function writeFile(
  order: BackupOrder,
  { createdAt, migrations }: Facts & { createdAt: string },
  content: AsyncGenerator<Buffer>,
) {
  const { file, product, passphrase } = order
  const migration = migrations.at(-1)?.name ?? ''
  const about = { createdAt, product, migration }
  const { beginning, seal } = await beginContainer(about, passphrase)
  const unfinished = `${file}.${process.pid}.part`
  try {
    await pipeline(
      Readable.from(content, { objectMode: false, highWaterMark: 256 * 1024 }),
      createZstdCompress(),
      async function* (compressed: AsyncIterable<Buffer>) {
        yield beginning
        yield* closeFrames(compressed, seal)
      },
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
    await flushFolder(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** fsync of the folder, so that the rename survives a power failure. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
