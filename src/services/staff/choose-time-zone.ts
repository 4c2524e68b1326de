import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { isTimeZone } from '../../domain/staff/time-zone.ts'
import type { Store } from '../../store/open-store.ts'
import * as members from '../../store/staff/staff-members.ts'

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
