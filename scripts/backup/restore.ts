import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/environment.ts'
import { type Restored, restoreBackup } from '../../src/store/backup/restore-backup.ts'
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
  const order = { file: pathTyped(typed), passphrase: readPassphrase(settings), replace: values.replace }
  const since = performance.now()
  const restored = await restoreInto(settings, order)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`Restored ${restored.rows} rows of ${restored.createdAt}, after ${seconds} s.`)
  for (const sentence of [...aboutWhatIsLeft(restored), aboutSecret(restored, settings)]) {
    if (sentence) console.log(sentence)
  }
})

type Order = { file: string; passphrase: string | undefined; replace: string | undefined }

async function restoreInto(settings: Settings, order: Order): Promise<Restored> {
  const { DATABASE_URL, DATABASE_MIGRATION_URL, ASTER_DATA_DIR: dataDir } = settings
  const databaseUrl = DATABASE_MIGRATION_URL ?? DATABASE_URL
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
    `Erasures are known until ${erasures.until.toISOString()}: whoever was erased later must be erased again.`,
    ...erasures.unread.map((problem) => `It may know of erasures: ${problem}`),
    ...(mails > 0
      ? [`${mails} mails waited; they are failed now, since they may have left: see the outbox.`]
      : []),
    ...(damagedFiles.length > 0
      ? [`${damagedFiles.length} files were damaged before the backup was made: ${damagedFiles.join(', ')}.`]
      : []),
  ]
}

/** The secret that the second steps of staff were encrypted with comes back, too; the present one is kept aside. */
function aboutSecret({ secret }: Restored, { ASTER_SECRET: set, ASTER_DATA_DIR: dataDir }: Settings) {
  const file = join(dataDir, 'secret')
  const present = set ?? readIfThere(file)?.trim()
  if (secret === null)
    return 'It holds no secret: with another ASTER_SECRET than before, the second steps of staff are unreadable.'
  if (secret === present) return undefined
  if (set) return 'ASTER_SECRET is not the secret of the backup: the second steps of staff are unreadable.'
  if (present) renameSync(file, `${file}.replaced-${Date.now()}`)
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return `The secret of the backup is in ${file}${present ? '; the one before is kept beside it' : ''}.`
}
