import type { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../log.ts'

const mark = /^\s*\/\* prepared: (\w+) \*\//

/** Prepares statements whose first comment says `prepared: name` once per connection. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes a query in many forms, and all others pass as they are
  override query(...asked: any[]): any {
    const [text, values, ...more] = asked
    const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined
    return Reflect.apply(super.query, this, name ? [{ name, text, values }, ...more] : asked)
  }
}

/** Statement timeout for requests; migrations override it. */
const limits = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** A database far away can be given more with libpq's parameter, which the driver does not read. */
const connectSeconds = 5

export function connectionSettings(databaseUrl: string): pg.ClientConfig {
  const seconds = Number(new URL(databaseUrl).searchParams.get('connect_timeout')) || connectSeconds
  return {
    connectionString: databaseUrl,
    application_name: 'aster',
    connectionTimeoutMillis: seconds * 1000,
    keepAlive: true,
    types: { getTypeParser },
    ...limits,
  }
}

/** For migrations and backups: no visitor waits for them. */
export const unhurried = {
  statement_timeout: false,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} as const

export async function withConnection<T>(
  databaseUrl: string,
  settings: pg.ClientConfig,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connectionSettings(databaseUrl), ...settings })
  client.on('error', () => {}) // the running statement rejects
  try {
    await client.connect()
    return await act(client)
  } finally {
    await client.end()
  }
}

/** Longer than the statement timeout: a silent server is considered dead after this time. */
const longestSilenceMs = 12_000

/** When the server goes, all connections break at once: log one line. */
const burstMs = 1000

/** Logs and replaces a broken connection; without a listener, its error would end the process. */
export function createPool(databaseUrl: string, size: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(databaseUrl),
    Client: PreparingClient,
    max: size,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3600,
  })
  let reportedAt = Number.NEGATIVE_INFINITY
  const report = (error: Error) => {
    if (pool.ending || performance.now() - reportedAt < burstMs) return
    reportedAt = performance.now()
    log.warn({ err: error }, 'A database connection was lost')
  }
  pool.on('error', report)
  pool.on('connect', (client) => {
    client.on('error', report)
    closeSilentConnections(client, longestSilenceMs)
  })
  return pool
}

/** Detects a hanging server or a black-holed connection by its silence. */
export function closeSilentConnections(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  let sentBeforeAnswer = stream.bytesWritten
  // Runs before the driver, which may send the next query as soon as it has read the result.
  stream.prependListener('data', () => {
    sentBeforeAnswer = stream.bytesWritten
  })
  stream.setTimeout(ms).on('timeout', () => {
    const owesAnswer = stream.bytesWritten > sentBeforeAnswer
    if (owesAnswer) stream.destroy(new Error('Connection terminated after silence'))
  })
}

/** A day stays text: as a Date it would be midnight of the server's own time zone. */
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === pg.types.builtins.DATE
    ? String
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser
