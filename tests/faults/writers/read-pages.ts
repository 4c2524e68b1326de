import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type KindOfWrite, noFaults } from './kind-of-write.ts'
import { expectStatus, openLine, tryOnce } from './line.ts'

/** As the browser sends it from our own pages. */
const headers = { 'sec-fetch-site': 'same-origin' }
const readingMs = 50
const secondsSpent = 1

/** Page views with an entry and an exit, sent once without a retry. */
export function pageViews(site: string): KindOfWrite {
  const entered = new Map<string, { hasLeft: boolean }>()
  let latest = 0

  return {
    async write() {
      // A unique timestamp identifies the view; the server accepts it because it is recent.
      latest = Math.max(Date.now() - secondsSpent * 1000, latest + 1)
      const call = openLine(site)
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
      view.hasLeft = left !== undefined && expectStatus(204, left).status === 204
    },
    acknowledged: () => [...entered.values()].reduce((sum, { hasLeft }) => sum + (hasLeft ? 2 : 1), 0),
    async findFaults({ db }) {
      const faults = noFaults()
      const { rows } = await sql<{ id: string; at: number; spent: number | null }>`
        SELECT id, extract(epoch FROM entered_at)::float8 * 1000 AS at, seconds_spent AS spent
        FROM page_view`.execute(db)
      const kept = new Map(rows.map((row) => [row.id, row]))
      for (const [id, { hasLeft }] of entered) {
        const found = kept.get(id)
        if (!found) faults.lost.push(`view ${id}`)
        else if (hasLeft && found.spent !== secondsSpent) faults.lost.push(`exit of view ${id}`)
      }
      for (const [at, views] of Map.groupBy(rows, (row) => Math.round(row.at)))
        if (views.length > 1) faults.doubled.push(`${views.length} views of one entry at ${at}`)
      return faults
    },
  }
}
