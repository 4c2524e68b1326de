import { ConfigError, readConfig } from '../../src/config.ts'
import { openStore } from '../../src/store/open-store.ts'
import { findPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'
import { holdsRealPeople, plantDemo } from './plant.ts'
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
    const { applications, files, matches, messages, visits } = await plantDemo(store, new Date())
    if (applications + files + matches + messages + visits === 0)
      return 'The demo data is already there; nothing was added.'
    return [
      `${applications} applications, ${files} files, ${matches} matches, ${messages} messages and ${visits} visits were added, all fictional. The database now holds:`,
      await summarise(store),
      running
        ? 'The back office of the running site lists them, at /admin.'
        : '`npm start` opens the site on this database; its back office, at /admin, lists them.',
    ].join('\n\n')
  } finally {
    await store.close()
  }
}

function report(details: object, message: string): void {
  console.error(message, details)
}
