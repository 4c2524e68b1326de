import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { countLostViews } from '../../../src/services/tracking/count-lost-views.ts'
import { withoutDelivery } from '../../../src/store/database.ts'
import { countLost } from '../../../src/store/tracking/view-runs.ts'
import { expectStatus, openClient, tryOnce } from './client.ts'
import { type KindOfWrite, noFaults } from './kind-of-write.ts'

/** The header that browsers send from our own pages. */
const headers = { 'sec-fetch-site': 'same-origin' }
const readingMs = 50
const secondsSpent = 1

/**
 * Page views with an entry and an exit, sent once without a retry. A kill loses those of the last second, which the
 * server must have counted.
 */
export function pageViews(site: string, folder: string): KindOfWrite {
  const entered = new Map<string, { hasLeft: boolean }>()
  let latest = 0

  return {
    async write() {
      // A unique timestamp identifies the view; the server accepts it because it is recent.
      latest = Math.max(Date.now() - secondsSpent * 1000, latest + 1)
      const call = openClient(site)
      const entry = {
        path: '/about',
        entryTime: new Date(latest),
        currentSessionId: null,
        isInitialSession: true,
      }
      const answer = await tryOnce(() => call('POST', '/api/Session', { headers, json: entry }))
      await sleep(readingMs)
      if (!answer) return
      const pageViewId = String(expectStatus(201, answer).body.pageViewId)
      const view = { hasLeft: false }
      entered.set(pageViewId, view)
      const exit = { exitTime: new Date(), timeSpent: secondsSpent, inactivityDuration: 0, pageViewId }
      const left = await tryOnce(() => call('PUT', `/api/PageView/${pageViewId}`, { headers, json: exit }))
      view.hasLeft = left?.status === 204 // a view that a kill has lost is unknown
    },
    acknowledged: () => [...entered.values()].reduce((sum, { hasLeft }) => sum + (hasLeft ? 2 : 1), 0),
    async findFaults({ db }) {
      const faults = noFaults()
      const { rows } = await sql<{ id: string; at: number; spent: number | null }>`
        SELECT id, extract(epoch FROM entered_at)::float8 * 1000 AS at, seconds_spent AS spent
        FROM page_view`.execute(db)
      const kept = new Map(rows.map((row) => [row.id, row]))
      const missing = [...entered.keys()].filter((id) => !kept.has(id))
      await countLostViews(withoutDelivery(db), folder, -1)
      const counted = await countLost(withoutDelivery(db))
      if (missing.length > counted)
        faults.lost.push(`${missing.length} views, of which ${counted} are counted`)
      for (const [id, { spent }] of kept)
        if (entered.get(id)?.hasLeft && spent !== null && spent !== secondsSpent)
          faults.damaged.push(`exit of view ${id}`)
      for (const [at, views] of Map.groupBy(rows, (row) => Math.round(row.at)))
        if (views.length > 1) faults.doubled.push(`${views.length} views of one entry at ${at}`)
      return faults
    },
  }
}
