import { mayMove } from '../../domain/applications/application-status.ts'
import { isSettled, reportKinds } from '../../domain/programme/reports.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { listReports } from '../../store/programme/reports.ts'
import { moveApplication } from '../applications/move-application.ts'
import { move, type SeenMatch, steerMatch } from './steer-match.ts'
import { tellBoth } from './tell-sides.ts'

/** Needs all three reports; a refusal says which are missing. */
export function completeCollaboration(
  store: Store,
  staff: Author,
  seen: SeenMatch,
): Promise<Outcome<undefined>> {
  return steerMatch(store, staff, seen, async (steered) => {
    const { trx, match, hospital } = steered
    if (match.status !== 'active' || !mayMove('hospital', hospital.status, 'completed'))
      return refuse('wrong_status')
    const reports = await listReports(trx, [match.id])
    const settled = reports.filter(({ status }) => isSettled(status)).map(({ kind }) => kind)
    const missing = reportKinds.filter((kind) => !settled.includes(kind))
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((kind) => [kind, 'required' as const]))
      return refuse('invalid_answers', { errors })
    }
    const moved = await move(steered, 'completed')
    if (!moved.ok) return moved
    await moveApplication(trx, byStaff(staff), hospital, 'completed')
    await tellBoth(trx, steered, 'completed')
    return done(undefined)
  })
}
