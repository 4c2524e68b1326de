import { ConfigError, readConfig } from '../../src/config.ts'
import { openStore } from '../../src/store/open-store.ts'
import { StartupProblem } from '../../src/store/startup-problem.ts'
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
    throw new StartupProblem('Fictional applications do not belong into a registry in production.')
  }
  const config = readConfig(process.env)
  const store = await openStore({ ...config, log: { info() {}, warn: report, error: report } })
  try {
    if (config.databaseUrl && (await holdsRealPeople(store))) {
      throw new StartupProblem(
        'The database of DATABASE_URL already holds applications or messages from addresses outside .example, which may be of real people.',
      )
    }
    const added = await plantDemo(store, new Date())
    const what = `${added.applications} applications and ${added.messages} messages, all fictional, were added`
    return added.applications + added.messages === 0
      ? 'The demo data is already there; nothing was added.'
      : `${what}. The database now holds:\n\n${await summarise(store)}\n\n\`npm start\` opens the site on it; the back office that shows them comes later.`
  } finally {
    await store.close()
  }
}

function report(details: object, message: string): void {
  console.error(message, details)
}
