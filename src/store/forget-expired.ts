import { sql } from 'kysely'
import type { Store } from './open-store.ts'
import { runsOut } from './retention.ts'

type Database = Pick<Store, 'db'>

/** What has run out opens nothing any more, and is not kept; several instances may do it at once. */
export async function forgetExpired(database: Database, signal?: AbortSignal): Promise<void> {
  for (const rule of runsOut) {
    let isMoreLeft = true
    while (isMoreLeft && !signal?.aborted) isMoreLeft = await forgetSome(database, rule)
  }
}

const atOnce = 500

/** False: there was nothing more to forget. */
async function forgetSome({ db }: Database, rule: (typeof runsOut)[number]): Promise<boolean> {
  const table = sql.table(rule.table)
  const limit = rule.isLarge ? 1 : atOnce
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${sql.raw(rule.endsWhen)} LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return numAffectedRows === BigInt(limit)
}
