import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../database.ts'
import type { Store } from '../open-store.ts'
import { closeSilentConnections, connectionSettings } from '../postgres/connection.ts'

export type ContentVersion = {
  /** Changes with every change of stories, news or profiles, whichever instance makes it. */
  current(): Promise<string>
  /** The cached version, if it is known without a query. */
  known(): string | undefined
  /** Whether this is the store, or a replica, of the latest version that was heard of. */
  isIn(reader: Pick<Store, 'db'>): Promise<boolean>
  close(): Promise<void>
}

type Row = { version: string }

const pauseMs = 500

/** Heartbeat: detects a connection that died silently. */
const heartbeatMs = 15_000
const answerMs = 5_000

/** Longest wait of a reader for the current version. */
const patienceMs = 1_000

/** While LISTEN works, the version is cached; otherwise every call queries it. */
export function watchContentVersion(store: Store): ContentVersion {
  const { databaseUrl, log } = store
  const stopping = new AbortController()
  let told: string | undefined
  let latest = '0'
  const watching = watch()
  return {
    current: async () => told ?? Promise.race([ask(store), tooLate()]),
    known: () => told,
    isIn: async (reader) => BigInt(await ask(reader)) >= BigInt(latest),
    async close() {
      stopping.abort()
      await watching
    },
  }

  async function ask({ db }: Pick<Store, 'db'>): Promise<string> {
    return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch((error: Error) => {
        const wasListening = told !== undefined
        told = undefined
        if (wasListening && !stopping.signal.aborted) {
          log.warn({ err: error }, 'Polling the content version until LISTEN works again')
        }
      })
      await sleep(pauseMs, null, { signal: stopping.signal }).catch(() => {})
    }
  }

  /** Listens until the connection breaks or the watch is closed. */
  async function listen(): Promise<never> {
    const client = new pg.Client({
      ...connectionSettings(databaseUrl),
      application_name: 'aster listener',
    })
    const broken = new AbortController()
    client.on('error', (error) => broken.abort(error))
    client.on('end', () => broken.abort(new Error('the connection has ended')))
    client.on('notification', ({ payload }) => hear(payload))
    const over = AbortSignal.any([broken.signal, stopping.signal])
    try {
      await client.connect()
      closeSilentConnections(client, answerMs)
      await client.query('LISTEN content_version')
      for (;;) {
        const { rows } = await client.query<Row>('SELECT version FROM content_version')
        hear(rows[0]?.version)
        await sleep(heartbeatMs, null, { signal: over }).catch(() => over.throwIfAborted())
      }
    } finally {
      await client.end()
    }
  }

  /** A notification may overtake the result of an earlier query, so the version only ever rises. */
  function hear(version = '0'): void {
    if (told === undefined || BigInt(version) > BigInt(told)) told = version
    latest = told
  }
}

/** Invalidates the cached pages of all instances, as the triggers of content do. */
export async function bumpContentVersion({ db }: Database): Promise<void> {
  const { version } = await db
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', '1') }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`SELECT pg_notify('content_version', ${version}::text)`.execute(db)
}

async function tooLate(): Promise<never> {
  await sleep(patienceMs, null, { ref: false })
  throw new Error('timeout exceeded when trying to connect')
}
