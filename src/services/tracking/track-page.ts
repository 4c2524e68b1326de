import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { isJustMade, longestVisitMs, newId, timeOfId } from '../../domain/tracking/view-id.ts'
import type { Store } from '../../store/open-store.ts'
import { findViews, findVisits } from '../../store/tracking/find-views.ts'
import { addPassedStep } from '../../store/tracking/visit-figures.ts'
import { batchLookups } from './batched-lookup.ts'
import { Recent } from './recent.ts'
import type { ViewCollector } from './view-collector.ts'

export type EnteredPage = {
  path: string
  entryTime: Date
  currentSessionId?: string | null | undefined
  isInitialSession: boolean
}
export type LeftPage = { exitTime: Date; timeSpent: number; inactivityDuration: number; pageViewId: string }

const minuteInMs = 60_000
const mostVisits = 100_000

/** Long enough for a database to come back after a restart. */
const full = refuse('unavailable', { retryAfterSeconds: 5 })

/** Tracks pages in memory; the database is asked only about what another instance, or an earlier run, has begun. */
export function trackPages(store: Store, collector: ViewCollector) {
  const { clock, queue } = collector
  const known = new Recent<number>(mostVisits)
  const findVisit = batchLookups((ids) => findVisits(store, ids, clock() - longestVisitMs))
  const findView = batchLookups((ids) => findViews(store, ids, clock() - longestVisitMs))

  function begin(beganAt: number, id = newId('visit', beganAt, crypto.randomUUID())): string {
    known.set(id, beganAt)
    queue.addVisit({ id, beganAt })
    return id
  }

  /**
   * Continues the named visit, or begins a new one if it is unknown or a day old: under the id of the browser, which may
   * be gone before it could read another. An id can name any time, but no visit begins in the future: each month of
   * visits is a table.
   */
  async function visitOf(id: string, isOwnId: boolean): Promise<string> {
    const madeAt = timeOfId('visit', id)
    const isOfAnotherDay = madeAt !== undefined && Math.abs(clock() - madeAt) >= longestVisitMs
    const beganAt = isOfAnotherDay ? undefined : (known.get(id) ?? (await findVisit(id)) ?? known.get(id))
    const now = clock()
    if (isOfAnotherDay || (beganAt !== undefined && beganAt <= now - longestVisitMs)) return begin(now)
    if (beganAt !== undefined) {
      known.set(id, beganAt)
      return id
    }
    // Another instance has begun the visit and is about to write it.
    const isElsewhere = isJustMade('visit', id, now)
    return isOwnId || isElsewhere ? begin(Math.min(madeAt ?? now, now), id) : begin(now)
  }

  return {
    /** Begins a page view, and a session if there is none. The unguessable ids authorise updates. */
    async enterPage({
      path,
      entryTime,
      currentSessionId: given,
      isInitialSession,
    }: EnteredPage): Promise<Outcome<{ sessionId: string; pageViewId: string }>> {
      if (collector.isFull) {
        collector.countRefused()
        return full
      }
      const sessionId = given ? await visitOf(given, isInitialSession) : begin(clock())
      const enteredAt = believe(entryTime, clock())
      return done({ sessionId, pageViewId: collector.takeView({ visitId: sessionId, path, enteredAt }) })
    },

    /** Ends a page view once, within a day. */
    async leavePage(
      id: string,
      { pageViewId, exitTime, timeSpent, inactivityDuration }: LeftPage,
    ): Promise<Outcome<undefined>> {
      if (pageViewId !== id) return refuse('invalid_answers', { errors: { pageViewId: 'invalid_choice' } })
      if (collector.isFull) return full
      const calledAt = clock()
      const leftAt = believe(exitTime, calledAt)
      const state = queue.hasEnd(id) ? 'ended' : await stateOf(id)
      if (state === 'ended' || queue.hasEnd(id)) return refuse('not_found')
      const seconds = { spent: timeSpent, inactive: inactivityDuration }
      collector.takeEnd({ id, calledAt, leftAt, ...seconds, isUnseen: state === 'unseen' })
      return done(undefined)
    },

    /** Counts a completed step of a form, anonymously. */
    async passStep(form: ApplicationKind, step: string): Promise<Outcome<undefined>> {
      if (!applicationForms[form].steps.some(({ id }) => id === step)) return refuse('not_found')
      await addPassedStep(store, form, step)
      return done(undefined)
    },
  }

  async function stateOf(id: string): Promise<'open' | 'ended' | 'unseen'> {
    const known = queue.findOpen(id)
    if (known) return known.enteredAt > clock() - longestVisitMs ? 'open' : 'ended'
    const found = await findView(id)
    if (found) return found.isOpen ? 'open' : 'ended'
    return isJustMade('view', id, clock()) ? 'unseen' : 'ended'
  }
}

/** A visitor's clock is believed for times within the last minute. */
const believe = (time: Date, now: number) => Math.min(now, Math.max(now - minuteInMs, time.getTime()))
