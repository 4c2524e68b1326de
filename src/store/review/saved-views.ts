import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Database } from '../database.ts'

export type StoredView = {
  id: string
  kind: ApplicationKind
  name: string
  shared: boolean
  filter: Answers
  owner_id: string
  owner_name: string
}

const views = ({ db }: Database) =>
  db
    .selectFrom('saved_view')
    .innerJoin('staff_user', 'staff_user.id', 'owner_id')
    .select(['saved_view.id', 'kind', 'saved_view.name', 'shared', 'filter', 'owner_id'])
    .select('staff_user.name as owner_name')

/** One's own views and those that others share, by name. */
export function listViews(database: Database, staffId: string, kind: ApplicationKind): Promise<StoredView[]> {
  return views(database)
    .where('kind', '=', kind)
    .where((where) => where.or([where('owner_id', '=', staffId), where('shared', '=', true)]))
    .orderBy(sql`plain(saved_view.name)`)
    .orderBy('saved_view.id')
    .execute()
}

export function findView(database: Database, id: string): Promise<StoredView | undefined> {
  return views(database).where('saved_view.id', '=', id).executeTakeFirst()
}

export async function countViews({ db }: Database, staffId: string, kind: ApplicationKind): Promise<number> {
  const { count } = await db
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', staffId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Saved = { name: string; shared: boolean; filter: object }

/** Undefined if the owner has another view of that name. */
export async function insertView(
  { db }: Database,
  staffId: string,
  { kind, name, shared, filter }: Saved & { kind: ApplicationKind },
): Promise<{ id: string } | undefined> {
  return db
    .insertInto('saved_view')
    .values({ kind, name, shared, filter: JSON.stringify(filter) as unknown as Answers, owner_id: staffId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'kind', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** False if the owner has another view of that name. */
export async function updateView(
  { db }: Database,
  id: string,
  { name, shared, filter }: Saved,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE saved_view SET name = ${name}, shared = ${shared}, filter = ${JSON.stringify(filter)}::jsonb, saved_at = now()
    WHERE id = ${id}::uuid AND NOT EXISTS (
      SELECT FROM saved_view AS other
      WHERE other.id <> saved_view.id AND (other.owner_id, other.kind, other.name)
        = (saved_view.owner_id, saved_view.kind, ${name}))
    RETURNING id`.execute(db)
  return rows.length === 1
}

export async function deleteView({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('saved_view').where('id', '=', id).execute()
}
