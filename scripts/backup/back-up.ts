import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../../src/config.ts'
import { writeBackup } from '../../src/store/backup/write-backup.ts'
import { findPostgres, startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'
import { endWith, log, pathTyped, readIfThere, readPassphrase } from './ordered.ts'

await endWith('No backup was made.', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'boolean', default: false } },
  })
  const settings = readSettings(process.env)
  const { DATABASE_URL, DATABASE_DIRECT_URL: databaseUrl = DATABASE_URL, ASTER_DATA_DIR: dataDir } = settings
  const passphrase = readPassphrase(settings)
  const kind = values.erasures ? 'erasures' : 'backup'
  const file = chooseFile(positionals[0], dataDir, kind)
  const since = performance.now()
  const server = databaseUrl ? serverAt(databaseUrl) : await embedded(dataDir)
  try {
    const secret = settings.ASTER_SECRET ? undefined : readIfThere(join(dataDir, 'secret'))?.trim()
    const order = { file, passphrase, secret, product: versionOfAster(), erasuresOnly: values.erasures }
    const { rows } = await writeBackup({ ...order, databaseUrl: server.url })
    const { size } = statSync(file)
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    console.log(`${file}: ${rows} rows in ${size} bytes, after ${seconds} s.`)
  } finally {
    await server.close()
  }
  if (passphrase === undefined && !values.erasures) {
    console.error(
      'This backup is not encrypted: anyone with the file can read all personal data. Set ASTER_BACKUP_PASSPHRASE to encrypt the next one; an encrypted backup also contains the secret.',
    )
  }
})

function chooseFile(typed: string | undefined, dataDir: string, kind: string): string {
  const name = `aster-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z.${kind}`
  const place = typed === undefined ? join(dataDir, 'backups') : pathTyped(typed)
  const isFolder = typed === undefined || statSync(place, { throwIfNoEntry: false })?.isDirectory()
  const file = isFolder ? join(place, name) : place
  if (existsSync(file)) throw new StartupProblem(`${file} already exists: choose another name.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return file
}

function versionOfAster(): string {
  const file = join(import.meta.dirname, '../../package.json')
  return JSON.parse(readIfThere(file) ?? '{}').version
}

function serverAt(url: string) {
  return { url, close: async () => {} }
}

/** Uses the PostgreSQL of a running ASTER, or starts one for the duration of the backup. */
async function embedded(dataDir: string) {
  const running = await findPostgres(dataDir)
  if (running) return serverAt(running)
  if (!existsSync(join(dataDir, 'pg'))) throw new StartupProblem(`There is no database in ${dataDir}.`)
  const { url, close } = await startPostgres({ dataDir, maxConnections: 20, log })
  return { url: url('aster'), close }
}
