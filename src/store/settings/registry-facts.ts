import { sql } from 'kysely'
import { usualFacts } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export async function findRegistryFacts({ db }: Database): Promise<RegistryFacts> {
  const row = await db.selectFrom('registry_facts').select('facts').executeTakeFirst()
  return factsIn(row?.facts)
}

export async function lockRegistryFacts(database: Database): Promise<RegistryFacts> {
  await sql`LOCK TABLE registry_facts IN SHARE ROW EXCLUSIVE MODE`.execute(database.db)
  return findRegistryFacts(database)
}

export async function saveRegistryFacts({ db }: Database, facts: RegistryFacts): Promise<void> {
  const row = { facts, changed_at: now }
  await db
    .insertInto('registry_facts')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute()
}

/** Missing facts take their defaults. Unchanged facts return the same object, so that caches keyed by it stay valid. */
export function factsIn(kept: unknown): RegistryFacts {
  const text = JSON.stringify(kept) ?? ''
  if (last?.text !== text) {
    last = { text, facts: { ...usualFacts, ...(kept as Partial<RegistryFacts> | null | undefined) } }
  }
  return last.facts
}

let last: { text: string; facts: RegistryFacts } | undefined
