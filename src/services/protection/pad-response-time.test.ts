import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { padResponseTime } from './pad-response-time.ts'

test('30.4 the response takes a constant time, also when the work fails', async () => {
  const spent = async (work: () => Promise<unknown>) => {
    const since = performance.now()
    await padResponseTime(work).catch(() => {})
    return performance.now() - since
  }
  const works = [
    async () => {},
    () => sleep(60),
    async () => {
      throw new Error('refused')
    },
  ]
  for (const ms of await Promise.all(works.map(spent))) expect(ms).toBeGreaterThanOrEqual(248)
})
