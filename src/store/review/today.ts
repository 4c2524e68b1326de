import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/statuses/application-status.ts'
import type { Store } from '../open-store.ts'

type Database = Pick<Store, 'db'>

/** How many there are, and the first few of them. */
export type Pile<Item> = { count: number; items: Item[] }

export type WaitingApplication = {
  id: string
  kind: ApplicationKind
  number: number
  status: ApplicationStatus
  name: string
  country: string | null
  since: string
}
export type FailedMail = {
  id: string
  recipient: string
  subject: string
  since: string
  problem: string | null
}
export type OpenMessage = { id: string; name: string; since: string }

const shown = 8

/** Each pile is one query, which reads an index of its own. */
export function readPiles(database: Database) {
  return {
    fresh: applications(database, sql`status = 'submitted'`, sql`submitted_at`, sql`DESC`),
    waiting: applications(database, sql`status IN ('submitted', 'in_review')`, sql`submitted_at`, sql`ASC`),
    informed: applications(
      database,
      sql`status = 'in_review' AND information_received_at IS NOT NULL`,
      sql`information_received_at`,
      sql`ASC`,
    ),
    failedMails: pile<FailedMail>(database, sql`mail`, {
      where: sql`status = 'failed'`,
      columns: sql`id, recipient, letter ->> 'subject' AS subject, queued_at AS since, problem`,
      order: sql`queued_at DESC`,
    }),
    openMessages: pile<OpenMessage>(database, sql`contact_message`, {
      where: sql`status = 'open'`,
      columns: sql`id, concat_ws(' ', answers ->> 'name', answers ->> 'surname') AS name, received_at AS since`,
      order: sql`received_at, id`,
    }),
  }
}

function applications(
  database: Database,
  where: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
  direction: RawBuilder<unknown>,
) {
  return pile<WaitingApplication>(database, sql`application`, {
    where,
    columns: sql`id, kind, number, status, name, country, ${since} AS since`,
    order: sql`${since} ${direction}, id ${direction}`,
  })
}

type Parts = { where: RawBuilder<unknown>; columns: RawBuilder<unknown>; order: RawBuilder<unknown> }

async function pile<Item>(
  { db }: Database,
  table: RawBuilder<unknown>,
  { where, columns, order }: Parts,
): Promise<Pile<Item>> {
  const { rows } = await sql<Pile<Item>>`
    SELECT (SELECT count(*)::integer FROM ${table} WHERE ${where}) AS count,
      (SELECT coalesce(jsonb_agg(to_jsonb(item)), '[]') FROM (
        SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${shown}
      ) AS item) AS items`.execute(db)
  return rows[0] ?? { count: 0, items: [] }
}
