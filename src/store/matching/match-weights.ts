import { scale, type Weights } from '../../domain/matching/scale.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'

/** The weights of a request: those that staff chose last, or the usual ones. */
export async function findWeights({ db }: Database, hospitalId: string): Promise<Weights> {
  const latest = await db
    .selectFrom('match_weights')
    .select('weights')
    .where('hospital_id', '=', hospitalId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.weights ?? scale.maximum
}

export async function insertWeights(
  { db }: Database,
  staff: Author,
  hospitalId: string,
  weights: Weights,
): Promise<void> {
  const change = { hospital_id: hospitalId, weights, staff_id: staff.id, staff_name: staff.name }
  await db.insertInto('match_weights').values(change).execute()
}

/** Who changed the weights of a request, when, from what to what; the latest first. */
export async function listWeightChanges({ db }: Database, hospitalId: string) {
  const rows = await db
    .selectFrom('match_weights')
    .select(['weights', 'staff_name', 'changed_at'])
    .where('hospital_id', '=', hospitalId)
    .orderBy('id')
    .execute()
  return rows
    .map((row, at) => ({ ...row, before: rows[at - 1]?.weights ?? (scale.maximum as Weights) }))
    .toReversed()
}
