import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { findLastActor } from '../../store/staff/audit-subjects.ts'

const actions = {
  takenBack: ['match_move_undone', 'application_move_undone'],
  asked: ['match_asked'],
} as const

/** The colleague who has just done the same to one of these matches or requests, if there is one. */
export async function findFasterColleague(
  store: Store,
  staff: Author,
  done: keyof typeof actions,
  ids: readonly string[],
): Promise<string | undefined> {
  const last = await findLastActor(store, ids, actions[done])
  return last && last.id !== staff.id ? last.name : undefined
}
