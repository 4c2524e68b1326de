import { done, type FieldErrors, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { isNoticeTime, type NoticeChoice } from '../../domain/review/notices.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { judgeStaffName, tidyStaffName } from '../../domain/staff/first-administrator.ts'
import { judgeKeys, type KeyAct, type KeyPreferences } from '../../domain/staff/own-keys.ts'
import { isTimeZone } from '../../domain/staff/time-zone.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import {
  findKeyPreferences,
  findNoticeChoice,
  saveKeyPreferences,
  saveNoticeChoice,
} from '../../store/staff/own-preferences.ts'
import * as members from '../../store/staff/staff-members.ts'

/** Earlier records keep the former name; the audit entry links the two. */
export async function changeOwnName(
  store: Store,
  staff: Author,
  typed: string,
): Promise<Outcome<{ name: string }>> {
  const code = judgeStaffName(typed)
  if (code) return refuse('invalid_answers', { errors: { name: code } })
  const name = tidyStaffName(typed)
  if (name === staff.name) return done({ name })
  return transaction(store, async (trx) => {
    await members.renameStaff(trx, staff.id, name)
    await writeAudit(trx, byStaff({ id: staff.id, name }), 'own_name_changed', ['staff', staff.id], {
      fields: ['name'],
      before: { name: staff.name },
      after: { name },
    })
    return done({ name })
  })
}

export async function followTimeZone(store: Store, staff: Author, timeZone: string) {
  return done({ time_zone: await members.followTimeZone(store, staff.id, timeZone) })
}

/** An empty name follows the browser. */
export async function chooseTimeZone(
  store: Store,
  staff: Author,
  timeZone: string,
): Promise<Outcome<{ success: true }>> {
  if (timeZone && !isTimeZone(timeZone))
    return refuse('invalid_answers', { errors: { time_zone: 'invalid_choice' } })
  await members.chooseTimeZone(store, staff.id, timeZone || undefined)
  return succeeded
}

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

export const readOwnKeys = (store: Store, { id }: Pick<Author, 'id'>): Promise<KeyPreferences> =>
  findKeyPreferences(store, id)

export async function changeOwnKeys(
  store: Store,
  staff: Author,
  { on, keys }: { on: boolean; keys: Readonly<Partial<Record<KeyAct, string>>> },
) {
  const judged = judgeKeys(on, keys, await findKeyPreferences(store, staff.id))
  if ('errors' in judged) return refuse('invalid_answers', judged)
  return transaction(store, async (trx) => {
    await saveKeyPreferences(trx, staff.id, judged.preferences)
    await writeAudit(trx, byStaff(staff), 'own_keys_changed', ['staff', staff.id], { after: { on } })
    return done(judged.preferences)
  })
}
