import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { unhurried, withConnection } from './connection.ts'
import { StartupProblem } from './startup-problem.ts'

const oldestVersion = 15
const patienceMs = 60_000
const pauseMs = 250

type Waiting = { signal?: AbortSignal | undefined; check?: (databaseUrl: string) => Promise<void> }

/** Waits for a server that does not answer yet; a rejection is final. */
export async function awaitServer(
  databaseUrl: string,
  log: Log,
  { signal, check = checkVersion }: Waiting = {},
): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (let attempt = 1; ; attempt++) {
    try {
      return await check(databaseUrl)
    } catch (error) {
      if (error instanceof StartupProblem) throw error
      const { code = '', message } = error as { code?: string; message: string }
      const reason = message || code // a name with several addresses fails without a message
      if (isRefusal(code))
        throw new StartupProblem(`The PostgreSQL server of DATABASE_URL refuses us: ${reason}.`)
      if (Date.now() > deadline) {
        throw new StartupProblem(
          `The PostgreSQL server of DATABASE_URL did not answer within ${patienceMs / 1000} seconds (${reason}).`,
        )
      }
      if (attempt === 1) log.warn({ err: error }, 'Waiting for the PostgreSQL server of DATABASE_URL')
    }
    await sleep(pauseMs, null, { signal })
  }
}

/** Waits for a pooler in transaction mode, and checks that its connections have the timeouts that ASTER cannot set. */
export const awaitPooler = (databaseUrl: string, log: Log, signal?: AbortSignal): Promise<void> =>
  awaitServer(databaseUrl, log, { signal, check: checkTimeouts })

async function checkTimeouts(databaseUrl: string): Promise<void> {
  const { rows } = await withConnection(databaseUrl, unhurried, (client) =>
    client.query<{ timeout: string }>(`SELECT current_setting('statement_timeout') AS timeout`),
  )
  if (rows[0]?.timeout !== '0') return
  throw new StartupProblem(
    'The pooler of DATABASE_URL sets no statement_timeout: give its connections the connect_query of deploy/ha/pgbouncer.ini.',
  )
}

async function checkVersion(databaseUrl: string): Promise<void> {
  const { rows } = await withConnection(databaseUrl, {}, (client) =>
    client.query<{ version: number }>(`SELECT current_setting('server_version_num')::int / 10000 AS version`),
  )
  const version = rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new StartupProblem(
    `ASTER needs PostgreSQL ${oldestVersion} or later; the server of DATABASE_URL is ${version}.`,
  )
}

/** Wrong password or role (class 28), no such database (3D), no right to it (42501). */
function isRefusal(code: string): boolean {
  return code.startsWith('28') || code.startsWith('3D') || code === '42501'
}
