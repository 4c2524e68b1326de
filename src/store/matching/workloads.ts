import { sql } from 'kysely'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { ofRegions } from '../review/region-conditions.ts'
import { workload } from './open-gates.ts'

/** Recent invitations and current requests of the experts; those with neither are omitted. */
export async function readWorkloads({ db }: Database, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; offers: number; engagements: number }>`
    SELECT expert_id AS id, offers, engagements FROM (${workload}) AS workload
    WHERE expert_id = ANY(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...load }) => [id, load]))
}

/**
 * Serialises what gives an expert one more request, until the transaction ends. An advisory lock, because row locks
 * would deadlock: an expert who leaves locks their application first, a choice locks the request first.
 */
export async function lockWorkload({ db }: Database, expertId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${expertId}, 31))`.execute(db)
}

/** The requests of other hospitals that may choose this expert. */
export async function listOtherShortlists({ db }: Database, expertId: string, hospitalId: string) {
  const { rows } = await sql<{ hospital_id: string }>`
    SELECT hospital_id FROM match JOIN application ON application.id = hospital_id
    WHERE expert_id = ${expertId} AND hospital_id <> ${hospitalId} AND match.status = 'shortlisted'
      AND application.status = 'shortlist_sent'
    ORDER BY hospital_id`.execute(db)
  return rows.map(({ hospital_id }) => hospital_id)
}

const mostListed = 100

/** The requests of somebody's regions that an expert was ever suggested for, the latest first. */
export function listRequestsOfExpert({ db }: Database, expertId: string, staff: Regional) {
  return db
    .selectFrom('match')
    .innerJoin('application as hospital', 'hospital.id', 'match.hospital_id')
    .select(['match.id as match_id', 'hospital_id', 'hospital.name as hospital', 'hospital.number'])
    .select(['hospital.country', 'match.status', 'match.moved_at', 'starts_on', 'ends_on'])
    .where('expert_id', '=', expertId)
    .where(ofRegions(staff, 'hospital') ?? sql<boolean>`true`)
    .orderBy('match.moved_at', 'desc')
    .orderBy('match.id')
    .limit(mostListed)
    .execute()
}
