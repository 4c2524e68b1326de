import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from './callers.ts'
import { startSite } from './site.ts'
import { postmasterOf, secondsWithChildren } from './time-of-postgres.ts'

const atOnce = 16
const pagesOfVisit = 4
const writtenMs = 2500

/** Only calls with the content type as browsers write it bypass Fastify. */
const types = { direct: 'application/json', routed: 'application/json; charset=utf-8' }

/**
 * Page views a second of processor time, of the server and PostgreSQL, with everything that a call takes: as they are
 * answered, and the same through Fastify.
 */
export async function ratesOverHttp(visits: number): Promise<Record<keyof typeof types, number>> {
  const site = await startSite()
  const postmaster = await postmasterOf(site.store)
  const server = site.aster.process.pid ?? 0
  const used = () => secondsWithChildren(server) + secondsWithChildren(postmaster)
  let type = types.direct
  const call = (visit: number, status: number, path: string, method: 'POST' | 'PUT', body: object) => {
    const address = `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, 'content-type': type }
    return site.callers.expect(status, path, { method, headers, body } satisfies Call)
  }
  async function run(from: number, count: number): Promise<number> {
    const since = used()
    const views: { visit: number; pageViewId: string }[] = []
    await inParallel(count, async (number) => {
      let currentSessionId: string | null = null
      for (let page = 0; page < pagesOfVisit; page++) {
        const entered = { path: '/about', entryTime: new Date(), isInitialSession: !currentSessionId }
        const { body } = await call(from + number, 201, '/api/Session', 'POST', {
          ...entered,
          currentSessionId,
        })
        const { sessionId, pageViewId } = JSON.parse(body.toString())
        currentSessionId = sessionId
        views.push({ visit: from + number, pageViewId })
      }
    })
    await sleep(writtenMs) // people stay longer than a second
    await inParallel(views.length, async (number) => {
      const { visit = 0, pageViewId = '' } = views[number] ?? {}
      const left = { exitTime: new Date(), timeSpent: 1, inactivityDuration: 0, pageViewId }
      await call(visit, 204, `/api/PageView/${pageViewId}`, 'PUT', left)
    })
    await sleep(writtenMs)
    return views.length / (used() - since)
  }
  try {
    const rates = { direct: 0, routed: 0 }
    for (const [turn, way] of (['routed', 'direct'] as const).entries()) {
      type = types[way]
      await run(2 * turn * visits, Math.ceil(visits / 4)) // warm-up
      rates[way] = await run((2 * turn + 1) * visits, visits)
    }
    return rates
  } finally {
    await site.stop()
  }
}

export async function inParallel(count: number, act: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
