import type { Store } from '../../store/open-store.ts'
import { publishScheduled } from '../content/publish-scheduled.ts'
import { followInvitations } from '../matching/follow-invitations.ts'
import { remindOfReports } from '../programme/remind-of-reports.ts'
import { cleanUp } from './clean-up.ts'
import type { Job } from './run-job.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Every background job, except mail delivery, which reacts to commits; each runs on every instance. */
export function backgroundJobs(chores: readonly (() => Promise<void>)[]) {
  return {
    cleanUp: {
      run: (store: Store, signal: AbortSignal) => cleanUp(store, signal, chores),
      everyMs: hour,
      onFailure: 'Job failed: deletion of expired data',
    },
    publishScheduled: {
      run: publishScheduled,
      everyMs: 15 * second,
      onFailure: 'Job failed: publication of scheduled content',
    },
    /** Reminders are due by the day. */
    remindOfReports: {
      run: remindOfReports,
      everyMs: hour,
      onFailure: 'Job failed: reminders of reports',
    },
    followInvitations: {
      run: followInvitations,
      everyMs: minute,
      onFailure: 'Job failed: reminders and expiry of invitations',
    },
  } satisfies Record<string, Job>
}
