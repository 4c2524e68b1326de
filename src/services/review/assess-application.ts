import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { checkScores, isAssessed, meanOf } from '../../domain/review/assessment.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { findApplication, lockApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import {
  listAssessments,
  type NewAssessment,
  removeAssessment,
  saveAssessment,
} from '../../store/review/assessments.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** What each reviewer thinks, and the average of their averages. */
export async function readAssessments(store: Store, id: string) {
  const application = await findApplication(store, id)
  if (!application) return refuse('not_found')
  const assessments = (await listAssessments(store, id)).map(({ given_at, ...one }) => ({
    ...one,
    given_at: given_at.toISOString(),
    mean: meanOf(Object.values(one.scores)) ?? 0,
  }))
  return done({
    is_open: isAssessed(application.status),
    average: meanOf(assessments.map(({ mean }) => mean)) ?? null,
    assessments,
  })
}

/** Stores or replaces one's own assessment. The audit records the act, not the content. */
export function assessApplication(
  store: Store,
  staff: Author,
  { id, ...given }: NewAssessment & { id: string },
): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const application = await lockApplication(trx, id)
    if (!application) return refuse('not_found')
    if (!isAssessed(application.status)) return refuse('wrong_status')
    const errors = checkScores(application.kind, given.scores)
    if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
    await saveAssessment(trx, id, staff, given)
    await writeAudit(trx, byStaff(staff), 'application_assessed', ['application', id], {
      fields: ['scores', 'recommendation'],
    })
    return succeeded
  })
}

/** Removes one's own assessment. */
export function takeBackAssessment(
  store: Store,
  staff: Author,
  id: string,
): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const application = await lockApplication(trx, id)
    if (!application) return refuse('not_found')
    if (!isAssessed(application.status)) return refuse('wrong_status')
    if (!(await removeAssessment(trx, id, staff.id))) return refuse('not_found')
    await writeAudit(trx, byStaff(staff), 'application_assessment_removed', ['application', id])
    return succeeded
  })
}
