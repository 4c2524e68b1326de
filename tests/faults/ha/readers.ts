import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '../../../src/domain/paths.ts'
import { openVisitor, type Target } from '../visitor.ts'

const pages = [paths.home(), paths.about(), paths.team(), paths.story('forty-eight-hours')]
const pauseMs = 20
const readsOfEach = 200

/** Visitors who read public pages until stopped; each failure with its page and status. */
export function startReaders(target: Target, count: number) {
  const failed: string[] = []
  let isOver = false
  let reads = 0
  let slowestMs = 0

  async function readOn(): Promise<void> {
    while (!isOver) {
      const visitor = openVisitor()
      for (let turn = 0; !isOver && turn < readsOfEach; turn++) {
        const page = pages[turn % pages.length] ?? '/'
        const since = performance.now()
        const { status } = await visitor.call(target, 'GET', page).catch(() => ({ status: 0 }))
        slowestMs = Math.max(slowestMs, performance.now() - since)
        reads += 1
        if (status !== 200) failed.push(`${page}: ${status}`)
        await sleep(pauseMs)
      }
      visitor.close()
    }
  }
  const reading = Promise.all(Array.from({ length: count }, readOn))
  return {
    failed,
    reads: () => reads,
    slowestMs: () => slowestMs,
    async stop() {
      isOver = true
      await reading
    },
  }
}
