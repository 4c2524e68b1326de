import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesSetting, readSettings } from '../../src/configuration/config.ts'
import type { Settings } from '../../src/configuration/environment.ts'
import { type Restored, type RestoreOrder, restoreBackup } from '../../src/store/backup/restore-backup.ts'
import { startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'
import { endWith, log, pathTyped, readIfThere, readPassphrase } from './ordered.ts'

await endWith('Nothing was restored.', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'string' } },
  })
  const [typed] = positionals
  if (!typed) throw new StartupProblem('Name the file: npm run restore -- <file>.')
  const settings = readSettings(process.env)
  const order = {
    file: pathTyped(typed),
    files: filesSetting(settings),
    passphrase: readPassphrase(settings),
    replace: values.replace,
  }
  const since = performance.now()
  const restored = await restoreInto(settings, order)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`Restored ${restored.rows} rows of ${restored.createdAt}, after ${seconds} s.`)
  for (const sentence of [...aboutWhatIsLeft(restored), aboutSecret(restored, settings)]) {
    if (sentence) console.log(sentence)
  }
})

type Order = Omit<RestoreOrder, 'databaseUrl'>

async function restoreInto(settings: Settings, order: Order): Promise<Restored> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_MIGRATION_URL, ASTER_DATA_DIR: dataDir } = settings
  const databaseUrl = DATABASE_MIGRATION_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL
  if (databaseUrl) return restoreBackup({ ...order, databaseUrl })
  const { url, close } = await startPostgres({ dataDir, maxConnections: 20, log })
  try {
    return await restoreBackup({ ...order, databaseUrl: url('aster') })
  } finally {
    await close()
  }
}

function aboutWhatIsLeft({ erasures, mails, damagedFiles }: Restored): string[] {
  return [
    `Erasures are known until ${erasures.until.toISOString()}: erase again anyone who was erased later.`,
    ...erasures.unread.map((problem) => `It may list further erasures: ${problem}`),
    ...(mails > 0
      ? [`${mails} queued mails are marked as failed, since they may have been sent already: see the outbox.`]
      : []),
    ...(damagedFiles.length > 0
      ? [`${damagedFiles.length} files were damaged before the backup was made: ${damagedFiles.join(', ')}.`]
      : []),
  ]
}

/** Restores the secret that encrypts the second factors of staff; the current one is renamed, not overwritten. */
function aboutSecret({ secret }: Restored, { ASTER_SECRET: set, ASTER_DATA_DIR: dataDir }: Settings) {
  const file = join(dataDir, 'secret')
  const present = set ?? readIfThere(file)?.trim()
  if (secret === null)
    return 'The backup contains no secret: if ASTER_SECRET has changed, the second factors of staff are unreadable.'
  if (secret === present) return undefined
  if (set) return 'ASTER_SECRET is not the secret of the backup: the second factors of staff are unreadable.'
  if (present) renameSync(file, `${file}.replaced-${Date.now()}`)
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return `The secret of the backup is in ${file}${present ? '; the previous one is stored beside it' : ''}.`
}
