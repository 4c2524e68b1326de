import { type Insertable, sql } from 'kysely'
import { isUuid } from '../../domain/api/uuid.ts'
import type { ContentKind, ContentStatus } from '../../domain/content/content-kinds.ts'
import { memberGroupList, partnerKindList } from '../../domain/content/member-groups.ts'
import type { List } from '../../domain/lists/list.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { now } from '../postgres/sql-parts.ts'

/** All kinds share these columns; what else a row has is named by the form of its kind. */
export type Written = {
  id: string
  slug: string
  status: ContentStatus
  is_sample: boolean
  version: number
  updated_at: Date
  /** When it was published first, if ever. */
  published_at: Date | null
  picture_key: string | null
  publish_at: Date | null
  unpublish_at: Date | null
} & Readonly<Record<string, unknown>>

export const tables = {
  story: 'story',
  news: 'news_item',
  profile: 'profile',
  member: 'member',
  partner: 'partner',
} as const satisfies Record<ContentKind, keyof DB>

/** Typed as one of the tables, since all have the columns that are used here. */
const tableOf = (kind: ContentKind) => tables[kind] as 'story'

/** All entries of a kind, in the order in which visitors see them. */
export async function listWritten({ db }: Database, kind: ContentKind): Promise<Written[]> {
  const rows = await db.selectFrom(tableOf(kind)).selectAll().orderBy(orders[kind]).execute()
  return rows.map(alike)
}

const grouped = (list: List) =>
  sql`array_position(${list.items.map(({ id }) => id)}::text[], kind), position, slug`

const orders = {
  story: sql`position, slug`,
  news: sql`published_on DESC NULLS FIRST, slug`,
  profile: sql`kind, position, slug`,
  member: grouped(memberGroupList),
  partner: grouped(partnerKindList),
}

export async function findWritten({ db }: Database, kind: ContentKind, id: string) {
  if (!isUuid(id)) return undefined
  const row = await db.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).executeTakeFirst()
  return row && alike(row)
}

/** The columns of a row besides those that all kinds share. */
export type Columns = Readonly<Record<string, unknown>>

export async function insertWritten({ db }: Database, kind: ContentKind, columns: Columns): Promise<Written> {
  const position =
    kind === 'news'
      ? {}
      : { position: sql`(SELECT coalesce(max(position), 0) + 1 FROM ${sql.table(tables[kind])})` }
  const row = await db
    .insertInto(tableOf(kind))
    .values({ ...columns, ...position } as unknown as Insertable<DB['story']>)
    .returningAll()
    .executeTakeFirstOrThrow()
  return alike(row)
}

export async function updateWritten({ db }: Database, kind: ContentKind, id: string, columns: Columns) {
  const row = await db
    .updateTable(tableOf(kind))
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return alike(row)
}

export async function deleteWritten({ db }: Database, kind: ContentKind, id: string): Promise<void> {
  await db.deleteFrom(tableOf(kind)).where('id', '=', id).execute()
}

/** Inserts samples as published, in the given order. */
export async function insertSamples({ db }: Database, kind: ContentKind, rows: readonly Columns[]) {
  const published = { status: 'published', is_sample: true }
  const placed = (position: number) => (kind === 'news' ? {} : { published_at: now, position })
  if (rows.length === 0) return
  const samples = rows.map((row, position) => ({ ...row, ...published, ...placed(position) }))
  await db
    .insertInto(tableOf(kind))
    .values(samples as unknown as Insertable<DB['story']>[])
    .execute()
}

export async function deleteSamples({ db }: Database, kind: ContentKind): Promise<Written[]> {
  const rows = await db.deleteFrom(tableOf(kind)).where('is_sample', '=', true).returningAll().execute()
  return rows.map(alike)
}

export async function listDue({ db }: Database, kind: ContentKind): Promise<Written[]> {
  const rows = await db
    .selectFrom(tableOf(kind))
    .selectAll()
    .where((row) =>
      row.or([
        row('publish_at', '<=', now),
        row.and([row('status', '=', 'published'), row('unpublish_at', '<=', now)]),
      ]),
    )
    .execute()
  return rows.map(alike)
}

/** Slugs of a kind that equal this one, with or without a numeric suffix. */
export async function listSlugs({ db }: Database, kind: ContentKind, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom(tableOf(kind))
    .select('slug')
    .where('slug', '~', `^${slug}(-[0-9]+)?$`)
    .execute()
  return rows.map((row) => row.slug)
}

/** Lock the content version before any other row to avoid a deadlock: the triggers of content take this lock last. */
export async function lockContent({ db }: Database): Promise<void> {
  await db.selectFrom('content_version').select('version').forUpdate().execute()
}

/** News have the day instead of the time. */
function alike(row: object): Written {
  const { published_on = null } = row as { published_on?: string | null }
  const published_at = published_on === null ? null : new Date(published_on)
  return { picture_key: null, published_at, ...row } as Written
}
