import { isEngaged, isLimitLifted } from '../../../src/domain/matching/workload.ts'
import type { Database } from '../../../src/store/database.ts'
import { findRegistryFacts } from '../../../src/store/settings/registry-facts.ts'
import { countBroken, type Invariant } from './judged.ts'

/** Replays all choices, because a limit that is lowered later ends no collaboration. */
export const ofCapacity: Invariant = {
  name: 'no expert is chosen above the capacity of that day',
  async find(database) {
    const limits = await listLimits(database)
    const moves = await listMoves(database)
    const carried = new Map<string, Set<string>>()
    const choices = moves.flatMap(({ expert_id, match_id, to_status, moved_at, ...match }) => {
      const matches = carried.get(expert_id) ?? new Set()
      carried.set(expert_id, matches)
      const isNew = isEngaged(to_status) && !matches.has(match_id)
      if (isEngaged(to_status)) matches.add(match_id)
      else matches.delete(match_id)
      const isOver = matches.size > limitAt(limits, moved_at) && !isLimitLifted(match)
      return isNew ? [{ match_id, isOver: isOver && matches.size > 1 }] : []
    })
    return countBroken(
      choices,
      ({ isOver }) => isOver,
      ({ match_id }) => match_id,
    )
  },
}

const listMoves = ({ db }: Database) =>
  db
    .selectFrom('match_move')
    .innerJoin('match', 'match.id', 'match_move.match_id')
    .select([
      'expert_id',
      'match_id',
      'to_status',
      'match_move.moved_at',
      'passed_gates',
      'over_limit_reason',
    ])
    .where('undone_at', 'is', null)
    .orderBy('match_move.id')
    .execute()

type Limit = { from: number; until: number; capacity: number }

/** The capacity over time, from the audit. */
async function listLimits(database: Database): Promise<Limit[]> {
  const changes = await database.db
    .selectFrom('audit')
    .select(['at', 'before'])
    .where('action', '=', 'registry_facts_changed')
    .orderBy('id')
    .execute()
  const limits: Limit[] = []
  let from = Number.NEGATIVE_INFINITY
  for (const { at, before } of changes) {
    if (before?.expert_capacity === undefined) continue
    limits.push({ from, until: at.getTime(), capacity: Number(before.expert_capacity) })
    from = at.getTime()
  }
  const { expert_capacity } = await findRegistryFacts(database)
  return [...limits, { from, until: Number.POSITIVE_INFINITY, capacity: Number(expert_capacity) }]
}

/** At the moment of a change, the larger limit. */
const limitAt = (limits: readonly Limit[], moment: Date): number =>
  Math.max(
    ...limits
      .filter(({ from, until }) => from <= moment.getTime() && moment.getTime() <= until)
      .map(({ capacity }) => capacity),
  )
