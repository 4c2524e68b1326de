import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { isNoticeTime, type NoticeChoice } from '../../domain/review/notices.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findNoticeChoice, saveNoticeChoice } from '../../store/staff/notice-choice.ts'

export const readNoticeChoice = (store: Store, { id }: Pick<Author, 'id'>): Promise<NoticeChoice> =>
  findNoticeChoice(store, id)

/** Stores how the signed-in member of staff wants to be told of events. */
export async function chooseNotices(
  store: Store,
  staff: Author,
  { own, others }: { own: string; others: string },
): Promise<Outcome<undefined>> {
  if (!isNoticeTime(own) || !isNoticeTime(others)) {
    const errors: FieldErrors = { [isNoticeTime(own) ? 'others' : 'own']: 'invalid_choice' }
    return refuse('invalid_answers', { errors })
  }
  return transaction(store, async (trx) => {
    await saveNoticeChoice(trx, staff.id, { own, others })
    await writeAudit(trx, byStaff(staff), 'own_notices_changed', ['staff', staff.id], {
      after: { own, others },
    })
    return done(undefined)
  })
}
