import { isUuid } from '../../domain/api/uuid.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { needOf } from '../../domain/matching/need.ts'
import { endAfter } from '../../domain/programme/suggested-time.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { findStoryOf } from '../../store/programme/collaboration.ts'
import { findWholeMatch, type WholeMatch } from '../../store/programme/whole-match.ts'

export type ReadMatch = Omit<WholeMatch, 'request'> & {
  hospital_reference: string
  expert_reference: string
  /** Until then the hospital's choice can be taken back. */
  undoable: Date | null
  /** Where one was drafted. */
  story_id: string | null
  /** When it might begin and end, as the request asks. */
  suggested: { starts_on: string; ends_on: string }
}

const usualMonths = 6

export async function readMatch(store: Store, id: string): Promise<Outcome<ReadMatch>> {
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
    suggested: { starts_on, ends_on: endAfter(starts_on, needOf(request).months ?? usualMonths) },
  })
}

function undoableUntil({ status, moves }: WholeMatch): Date | null {
  const last = moves.at(-1)
  const isOfChoice = status === 'selected' || status === 'not_selected'
  if (!isOfChoice || !last || last.undone_at) return null
  return last.held_until.getTime() > Date.now() ? last.held_until : null
}
