import { sql } from 'kysely'
import { usualFacts } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { withoutSamples } from '../../domain/settings/sample-address.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export async function findRegistryFacts(database: Database): Promise<RegistryFacts> {
  const row = await database.db.selectFrom('registry_facts').select('facts').executeTakeFirst()
  return factsIn(database, row?.facts)
}

export async function lockRegistryFacts(database: Database): Promise<RegistryFacts> {
  await sql`LOCK TABLE registry_facts IN SHARE ROW EXCLUSIVE MODE`.execute(database.db)
  return findRegistryFacts(database)
}

/** Facts that are not given stay as they are. */
export async function saveRegistryFacts({ db }: Database, facts: Partial<RegistryFacts>): Promise<void> {
  await db
    .insertInto('registry_facts')
    .values({ facts, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({
        facts: sql`registry_facts.facts || ${JSON.stringify(facts)}::jsonb`,
        changed_at: now,
      }),
    )
    .execute()
}

/** Cached pages and browsers refer to stylesheets of recent changes only. */
const mostChanges = 20

/** The colours that the brand had before and after its latest changes. */
export async function listEarlierColours({ db }: Database): Promise<string[]> {
  const changes = await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('subject_kind', '=', 'settings')
    .where('action', '=', 'brand_changed')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute()
  const facts = changes.flatMap(({ before, after }) => [before, after])
  return facts.flatMap((one) => [one?.colour, one?.accent]).filter((colour) => typeof colour === 'string')
}

/** Missing facts take their defaults. Unchanged facts return the same object, so that caches keyed by it stay valid. */
export function factsIn({ publicSite }: Pick<Database, 'publicSite'>, kept: unknown): RegistryFacts {
  const key = JSON.stringify([publicSite, kept])
  if (last?.key !== key) {
    const facts = { ...usualFacts, ...(kept as Partial<RegistryFacts> | null | undefined) }
    last = { key, facts: publicSite === undefined ? facts : withoutSamples(facts, publicSite) }
  }
  return last.facts
}

let last: { key: string; facts: RegistryFacts } | undefined
