import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesSetting, readSettings } from '../../src/configuration/config.ts'
import { writeBackup } from '../../src/store/backup/write-backup.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'
import { findServer } from './find-server.ts'
import { endWith, pathTyped, readIfThere, readPassphrase } from './ordered.ts'

await endWith('No backup was made.', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'boolean', default: false } },
  })
  const settings = readSettings(process.env)
  const { ASTER_DATA_DIR: dataDir } = settings
  const passphrase = readPassphrase(settings)
  const kind = values.erasures ? 'erasures' : 'backup'
  const file = chooseFile(positionals[0], dataDir, kind)
  const since = performance.now()
  const server = await findServer(settings)
  try {
    const secret = settings.ASTER_SECRET ? undefined : readIfThere(join(dataDir, 'secret'))?.trim()
    const files = filesSetting(settings)
    const order = {
      file,
      files,
      passphrase,
      secret,
      product: versionOfAster(),
      erasuresOnly: values.erasures,
    }
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
