import { refreshMatchProfiles } from '../../store/matching/match-profiles.ts'
import type { Store } from '../../store/open-store.ts'
import { repeatErasures } from '../../store/privacy/erase-application.ts'
import { forgetExpired } from '../../store/privacy/forget-expired.ts'
import { hourly, minutely, nightly } from '../../store/privacy/retention.ts'
import { beginNight, endNight } from '../../store/privacy/retention-runs.ts'
import { makeMonths, sumReadingBlocks } from '../../store/tracking/months.ts'
import { countPublicFigures } from '../content/count-public-figures.ts'
import { publishScheduled } from '../content/schedule-content.ts'
import { followInvitations } from '../matching/follow-invitations.ts'
import { remindOfReports } from '../programme/remind-of-reports.ts'
import { notifyStaff } from '../review/notify-staff.ts'
import { countPiles } from '../review/read-today.ts'
import type { Job } from './run-job.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Every background job, except mail delivery, which reacts to commits; each runs on every instance. */
export function backgroundJobs(
  chores: readonly (() => Promise<void>)[],
  deliverWebhooks: Job['run'],
  countLostViews: Job['run'],
) {
  return {
    cleanUp: {
      run: (store: Store, signal: AbortSignal) => cleanUp(store, signal, chores),
      everyMs: hour,
      onFailure: 'Job failed: deletion of expired data',
    },
    forgetCallers: {
      run: async (store: Store, signal: AbortSignal) => {
        await forgetExpired(store, minutely, signal)
      },
      everyMs: minute,
      onFailure: 'Job failed: deletion of expired counts of requests',
    },
    publishScheduled: {
      run: publishScheduled,
      everyMs: 15 * second,
      onFailure: 'Job failed: publication of scheduled content',
    },
    /** Reminders are due on a day, so one check an hour is enough. */
    remindOfReports: {
      run: remindOfReports,
      everyMs: hour,
      onFailure: 'Job failed: reminders of reports',
    },
    /** Refreshes profiles after an upgrade with another scale, before a coordinator asks for a ranking. */
    refreshMatchProfiles: {
      run: refreshMatchProfiles,
      everyMs: hour,
      onFailure: 'Job failed: points of experts',
    },
    /** Today compares the counts of days. */
    countPiles: { run: countPiles, everyMs: hour, onFailure: 'Job failed: counts of Today' },
    /** One instance counts, and only if the last count is old. */
    countPublicFigures: {
      run: countPublicFigures,
      everyMs: minute,
      onFailure: 'Job failed: public figures',
    },
    notifyStaff: {
      run: notifyStaff,
      everyMs: 15 * second,
      onFailure: 'Job failed: mails to staff about records',
    },
    deliverWebhooks: {
      run: deliverWebhooks,
      everyMs: 2 * second,
      onFailure: 'Job failed: delivery of webhooks',
    },
    /** Counts views that killed instances on this machine have lost. */
    countLostViews: {
      run: countLostViews,
      everyMs: minute,
      onFailure: 'Job failed: count of lost page views',
    },
    followInvitations: {
      run: followInvitations,
      everyMs: minute,
      onFailure: 'Job failed: reminders and expiry of invitations',
    },
  } satisfies Record<string, Job>
}

/**
 * Deletes expired rows: short-lived ones hourly, those with a retention period once a night. Failures are retried at
 * the next run.
 */
async function cleanUp(store: Store, signal: AbortSignal, chores: readonly (() => Promise<void>)[]) {
  await repeatErasures(store)
  await forgetExpired(store, hourly, signal)
  await clearNight(store, signal)
  await store.files?.clearRemoved()
  for (const chore of chores) await chore()
}

/** Nightly, by one instance; an interrupted run is continued by the next. */
async function clearNight(store: Store, signal: AbortSignal): Promise<void> {
  const night = await beginNight(store)
  if (night === undefined) return
  await makeMonths(store)
  await sumReadingBlocks(store)
  const gone = await forgetExpired(store, nightly, signal)
  if (!signal.aborted) await endNight(store, night, gone)
}
