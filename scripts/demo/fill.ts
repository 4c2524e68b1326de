import { ConfigError, readConfig } from '../../src/configuration/config.ts'
import { readSiteAddress } from '../../src/configuration/site-address.ts'
import { signingKey } from '../../src/services/protection/signing-key.ts'
import { openStore } from '../../src/store/open-store.ts'
import { findPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'
import { openDemo } from './keys.ts'
import { holdsRealPeople } from './real-people.ts'
import { summarise } from './summary.ts'

try {
  console.log(await fill())
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartupProblem)) throw error
  console.error(`No demo data was added. ${error.message}`)
  process.exitCode = 1
}

async function fill(): Promise<string> {
  if (process.env.NODE_ENV?.trim() === 'production') {
    throw new StartupProblem('Fictional applications do not belong in a registry that is in production.')
  }
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : await findPostgres(config.dataDir)
  const databaseUrl = config.databaseUrl ?? running
  const store = await openStore({ ...config, databaseUrl, log: { info() {}, warn: report, error: report } })
  try {
    if (config.databaseUrl && (await holdsRealPeople(store))) {
      throw new StartupProblem('DATABASE_URL leads to applications or messages that may be of real people.')
    }
    const pins = signingKey(config, 'pin')
    const site = (running ? readSiteAddress(config.dataDir) : undefined) ?? config.publicUrl
    // Loaded late, so that a refusal need not wait for every service.
    const { seedDemo } = await import('./seed-demo.ts')
    const added = await seedDemo(store, new Date(), {
      pins,
      site,
      heldMs: config.mailHoldMs,
      few: process.argv.includes('--few'),
      serverUrl: config.migrationUrl,
      onBegin: () => console.error('Eighteen months of a fictional registry take about a minute ...'),
    })
    const { applications, files, matches, mails, messages, visits } = added
    const keys = [
      'These can be opened with link, email address and PIN; the next run makes new ones:',
      await openDemo(store, pins, site),
    ]
    if (applications === 0)
      return ['The demo data is already there; nothing was added.', ...keys].join('\n\n')
    return [
      `${applications} applications, ${files} files, ${matches} matches, ${mails} mails, ${messages} messages and ${visits} visits were added, all fictional. The database now holds:`,
      await summarise(store),
      running
        ? 'The back office of the running site lists them, at /admin.'
        : '`npm start` opens the site on this database; its back office, at /admin, lists them.',
      ...keys,
    ].join('\n\n')
  } finally {
    await store.close()
  }
}

function report(details: object, message: string): void {
  console.error(message, details)
}
