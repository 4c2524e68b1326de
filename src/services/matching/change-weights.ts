import { type Criterion, scale, type Weights } from '../../domain/matching/scale.ts'
import { areSameWeights, readWeights } from '../../domain/matching/weights.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { findWeights, insertWeights } from '../../store/matching/match-weights.ts'
import type { Store } from '../../store/open-store.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { changeRequest } from './lock-request.ts'

type Given = Readonly<Partial<Record<Criterion, unknown>>>

/** Changes what each criterion counts for one request. Matches that exist keep their score. */
export async function changeWeights(
  store: Store,
  staff: Author,
  hospitalId: string,
  given: Given,
): Promise<Outcome<Weights>> {
  const read = readWeights(given)
  if (!read.ok) return read
  return changeRequest(store, hospitalId, async (trx, { request }) => {
    if (request.status !== 'eligible') return refuse('wrong_status')
    const before = await findWeights(trx, hospitalId)
    if (areSameWeights(before, read.value)) return read
    await insertWeights(trx, staff, hospitalId, read.value)
    await writeAudit(trx, byStaff(staff), 'match_weights_changed', ['application', hospitalId], {
      before,
      after: read.value,
    })
    return done(read.value)
  })
}

export const restoreWeights = (store: Store, staff: Author, hospitalId: string) =>
  changeWeights(store, staff, hospitalId, scale.maximum)
