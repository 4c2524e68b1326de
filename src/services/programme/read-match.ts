import { isUuid } from '../../domain/api/uuid.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { needOf } from '../../domain/matching/need.ts'
import { endAfter } from '../../domain/programme/suggested-time.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { findStoryOf } from '../../store/programme/collaboration.ts'
import { findWholeMatch, type WholeMatch } from '../../store/programme/whole-match.ts'

export type ReadMatch = ValueOf<typeof readMatch>

const usualMonths = 6

export async function readMatch(store: Store, id: string) {
  const found = isUuid(id) ? await findWholeMatch(store, id) : undefined
  if (!found) return refuse('not_found')
  const { request, ...match } = found
  const starts_on = new Date().toISOString().slice(0, 10)
  return done({
    ...match,
    hospital_reference: referenceOf('hospital', match.hospital_number),
    expert_reference: referenceOf('expert', match.expert_number),
    story_id: (await findStoryOf(store, id))?.story_id ?? null,
    undoable: undoableUntil(found),
    /** As the request asks. */
    suggested: { starts_on, ends_on: endAfter(starts_on, needOf(request).months ?? usualMonths) },
  })
}

/** Until then the hospital's choice can be taken back. */
function undoableUntil({ status, moves }: WholeMatch): Date | null {
  const last = moves.at(-1)
  const isOfChoice = status === 'selected' || status === 'not_selected'
  if (!isOfChoice || !last || last.undone_at) return null
  return last.held_until.getTime() > Date.now() ? last.held_until : null
}
