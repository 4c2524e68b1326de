import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../src/configuration/environment.ts'
import { findPostgres, startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'
import { log } from './ordered.ts'

/** The PostgreSQL of the settings: a server, that of a running ASTER, or one that runs until `close`. */
export async function findServer(settings: Settings) {
  const { DATABASE_URL, DATABASE_DIRECT_URL: databaseUrl = DATABASE_URL, ASTER_DATA_DIR: dataDir } = settings
  if (databaseUrl) return serverAt(databaseUrl)
  const running = await findPostgres(dataDir)
  if (running) return serverAt(running)
  if (!existsSync(join(dataDir, 'pg'))) throw new StartupProblem(`There is no database in ${dataDir}.`)
  const { url, close } = await startPostgres({ dataDir, maxConnections: 20, log })
  return { url: url('aster'), close }
}

function serverAt(url: string) {
  return { url, close: async () => {} }
}
