import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import { type CountedPile, type PileFilter, rowsOfPile, trendDays } from '../../domain/review/piles.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { assignedTo, conditionsOf, orderOf, where } from './application-conditions.ts'
import { mailsOf } from './region-conditions.ts'

type Pile<Item> = { count: number; items: Item[] }

type WaitingApplication = {
  id: string
  kind: ApplicationKind
  number: number
  status: ApplicationStatus
  name: string
  country: string | null
  since: string
}
type FailedMail = {
  id: string
  recipient: string
  subject: string
  since: string
  problem: string | null
}
type OpenMessage = { id: string; name: string; since: string }

/** Counted by kind; sorted by waiting time. */
export type ApplicationPile = { kinds: Partial<Record<ApplicationKind, number>>; items: WaitingApplication[] }

/** Counts and lists one pile, by a query with its own index. */
export async function readPile(
  { db }: Database,
  staff: Regional,
  filter: PileFilter,
): Promise<ApplicationPile> {
  const { column, isDescending } = orderOf(filter.sort)
  const direction = isDescending ? sql`DESC` : sql`ASC`
  const asked = where(conditionsOf(filter, staff, 'act'))
  const { rows } = await sql<ApplicationPile>`
    SELECT (SELECT coalesce(jsonb_object_agg(kind, count), '{}') FROM (
        SELECT kind, count(*) FROM application WHERE ${asked} GROUP BY kind
      ) AS counted) AS kinds,
      (SELECT coalesce(jsonb_agg(to_jsonb(item)), '[]') FROM (
        SELECT id, kind, number, status, name, country, ${column} AS since FROM application
        WHERE ${asked} ORDER BY ${column} ${direction}, id ${direction} LIMIT ${rowsOfPile}
      ) AS item) AS items`.execute(db)
  return rows[0] ?? { kinds: {}, items: [] }
}

export const readFailedMails = (database: Database, staff: Regional) =>
  pile<FailedMail>(database, sql`mail`, {
    where: where([sql`status = 'failed'`, mailsOf(staff, 'act')]),
    columns: sql`id, recipient, letter ->> 'subject' AS subject, queued_at AS since, problem`,
    order: sql`queued_at, id`,
  })

export const readOpenMessages = (database: Database, assignee?: string) =>
  pile<OpenMessage>(database, sql`contact_message`, {
    where: where([sql`status = 'open'`, assignedTo(assignee)]),
    columns: sql`id, concat_ws(' ', answers ->> 'name', answers ->> 'surname') AS name, received_at AS since`,
    order: sql`received_at, id`,
  })

/** The last count of a day replaces earlier ones. */
export async function recordPileCounts(
  { db }: Database,
  counts: Readonly<Record<CountedPile, number>>,
): Promise<void> {
  const rows = Object.entries(counts).map(([pile, count]) => ({ pile, count }))
  await db
    .insertInto('pile_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'pile']).doUpdateSet(({ ref }) => ({ count: ref('excluded.count') })),
    )
    .execute()
}

/** Counts of the days before today, the oldest first; a pile without any is missing. */
export async function readTrends({ db }: Database): Promise<Partial<Record<CountedPile, number[]>>> {
  const { rows } = await sql<{ pile: CountedPile; counts: number[] }>`
    SELECT pile, array_agg(count ORDER BY day) AS counts FROM pile_count
    WHERE day BETWEEN (now() AT TIME ZONE 'UTC')::date - ${trendDays - 1}::integer
      AND (now() AT TIME ZONE 'UTC')::date - 1
    GROUP BY pile`.execute(db)
  return Object.fromEntries(rows.map(({ pile, counts }) => [pile, counts]))
}

type Parts = { where: RawBuilder<unknown>; columns: RawBuilder<unknown>; order: RawBuilder<unknown> }

async function pile<Item>({ db }: Database, table: RawBuilder<unknown>, { where, columns, order }: Parts) {
  const { rows } = await sql<Pile<Item>>`
    SELECT (SELECT count(*)::integer FROM ${table} WHERE ${where}) AS count,
      (SELECT coalesce(jsonb_agg(to_jsonb(item)), '[]') FROM (
        SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${rowsOfPile}
      ) AS item) AS items`.execute(db)
  return rows[0] ?? { count: 0, items: [] }
}
