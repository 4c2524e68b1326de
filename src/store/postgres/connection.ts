import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../log.ts'

const mark = /^\s*\/\* prepared: (\w+) \*\//

/**
 * Prepares statements whose first comment says `prepared: name` once per connection. A pooler in transaction mode hands
 * out another connection each time, so the plain client runs them there.
 */
export class PreparingClient extends pg.Client {
  nameOf(text: string, _values: unknown): string | undefined {
    return mark.exec(text)?.[1]
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver takes a query in many forms, and all others pass as they are
  override query(...asked: any[]): any {
    const [text, values, ...more] = asked
    const name = typeof text === 'string' ? this.nameOf(text, values) : undefined
    if (!name) return Reflect.apply(super.query, this, asked)
    if (more.length > 0) return Reflect.apply(super.query, this, [{ name, text, values }, ...more])
    return new Promise((resolve, reject) => {
      // The driver would copy { name, text, values } by its property descriptors, the slowest of its own steps.
      const query = Object.assign(new pg.Query(text, values), {
        name,
        callback: (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result)),
      })
      super.query(query)
    })
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

/** Options without timeouts: for migrations and backups, and for poolers, which refuse unknown parameters. */
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

/** If the server stops, all connections break at once: one log line for all within this time. */
const burstMs = 1000

type Line = {
  /** Through a pooler in transaction mode: no connection keeps a state. */
  isPooled?: boolean
  /** Reads from a replica or, while there is none, from the primary; connections are short-lived, to find it again. */
  isReadOnly?: boolean
  /** Prepares more statements than those that are marked. */
  Client?: typeof PreparingClient
}

/** Logs and replaces a broken connection; without a listener, its error would end the process. */
export function createPool(
  databaseUrl: string,
  size: number,
  log: Log,
  { isPooled = false, isReadOnly = false, Client = PreparingClient }: Line = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(databaseUrl),
    ...(isPooled ? unhurried : { Client }),
    ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
    max: size,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: isReadOnly ? 60 : 3600,
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
    if (!isReadOnly) leaveReplicas(client)
  })
  return pool
}

const readOnlyTransaction = '25006'

/** A primary that has become a replica refuses writes and unlogged tables: the next connection finds the new primary. */
function leaveReplicas(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: EventEmitter & { stream: Socket } }
  connection.on('errorMessage', ({ code, message }: pg.DatabaseError) => {
    if (code === readOnlyTransaction || message.endsWith('during recovery')) connection.stream.destroy()
  })
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
