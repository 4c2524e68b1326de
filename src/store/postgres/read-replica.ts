import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { DB } from '../generated/schema.ts'
import type { Log } from '../log.ts'
import { createPool } from './connection.ts'

export type ReadReplica = {
  readonly db: Kysely<DB>
  /** Whether the replica has everything that the primary had confirmed when this was asked. */
  hasCaughtUp(primary: Kysely<DB>): Promise<boolean>
  /** How often the replica and the primary have answered a reader. */
  readonly answered: { replica: number; primary: number }
  close(): Promise<void>
}

type Readable = { readonly db: Kysely<DB>; readonly replica: ReadReplica | undefined }

/** A replica usually replays a commit within a few milliseconds. */
const catchUpMs = 50
const pollMs = 5

/** A replica that does not answer such a small query in this time counts as unavailable. */
const answerMs = 500

/** For this long readers skip a replica that lagged or was unavailable, so that few of them wait for it. */
const restMs = 1000

export function openReplica(readUrl: string, size: number, log: Log): ReadReplica {
  const pool = createPool(readUrl, size, log, { isReadOnly: true })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  let restsUntil = 0

  async function hasReplayed(position: string): Promise<boolean> {
    const { rows } = await sql<{ isThere: boolean }>`
      SELECT ${position}::pg_lsn <=
        CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END AS "isThere"`.execute(
      db,
    )
    return rows[0]?.isThere ?? false
  }

  async function catchesUp(primary: Kysely<DB>): Promise<boolean> {
    const { rows } = await sql<{ position: string }>`SELECT pg_current_wal_flush_lsn() AS position`.execute(
      primary,
    )
    const position = rows[0]?.position ?? '0/0'
    const deadline = performance.now() + catchUpMs
    while (!(await hasReplayed(position))) {
      if (performance.now() > deadline) return false
      await sleep(pollMs)
    }
    return true
  }

  return {
    db,
    answered: { replica: 0, primary: 0 },
    async hasCaughtUp(primary) {
      if (performance.now() < restsUntil) return false
      const hasCaughtUp = await Promise.race([
        catchesUp(primary),
        sleep(answerMs, false, { ref: false }),
      ]).catch(() => false)
      if (!hasCaughtUp) restsUntil = performance.now() + restMs
      return hasCaughtUp
    },
    close: () => db.destroy(),
  }
}

/** Reads from the primary and, while it is unavailable, from a replica that the check accepts. */
export async function readWithFallback<Store extends Readable, T>(
  store: Store,
  isAcceptable: (reader: Store) => Promise<boolean>,
  act: (reader: Store) => Promise<T>,
): Promise<T> {
  const { replica } = store
  if (!replica) return act(store)
  return act(store).catch(async (error) => {
    const reader = { ...store, db: replica.db }
    if (!(await isAcceptable(reader).catch(() => false))) throw error
    return act(reader)
  })
}

/** Reads from the replica if it is up to date, else from the primary; inside a transaction from that. */
export async function readFromReplica<Store extends Readable, T>(
  store: Store,
  act: (reader: Store) => Promise<T>,
): Promise<T> {
  const { replica, db } = store
  if (!replica || db.isTransaction) return act(store)
  if (await replica.hasCaughtUp(db)) {
    try {
      const result = await act({ ...store, db: replica.db })
      replica.answered.replica += 1
      return result
    } catch {
      // Replay may cancel a query, and the replica may go down. An error of the query itself occurs again on the primary.
    }
  }
  replica.answered.primary += 1
  return act(store)
}
