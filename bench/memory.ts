import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { tellFigures } from '../tests/harness/setup/trial.ts'
import { arrive } from './drive/arrivals.ts'
import { given, median } from './drive/figures.ts'
import { type Memory, memoryOf, tellsMemory } from './drive/memory.ts'
import { startSite } from './drive/site.ts'
import { prepareDay } from './drive/working-day.ts'

const minutes = given('minutes', 60)
const perSecond = given('rate', 20)
const mostGrowth = 0.1

/** Checks that the server's memory does not grow during an hour of mixed load. */
const site = await startSite(tellsMemory)
try {
  const day = await prepareDay(site)
  const acts = day.flatMap(([often, act]) => Array<typeof act>(often).fill(act))
  // A step that is coprime to the number of actions mixes all kinds.
  const actOf = (number: number) => acts[(number * 61) % acts.length] ?? (async () => {})
  const idle = await memoryOf(site.aster)
  tell('idle', idle)

  const samples: Memory[] = []
  const running = arrive({
    perSecond,
    seconds: minutes * 60,
    aheadMs: 0,
    prepare: async (number) => actOf(number),
    act: (act) => act(),
  })
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60_000)
    const memory = await memoryOf(site.aster)
    samples.push(memory)
    tell(minute, memory)
  }
  const { latencies, failures } = await running

  const sixth = Math.ceil(minutes / 6)
  const growthOf = (what: keyof Memory) => {
    const [first, last] = [samples.slice(-5 * sixth, -4 * sixth), samples.slice(-sixth)]
    return median(last.map((one) => one[what])) / median(first.map((one) => one[what])) - 1
  }
  const growth = { rss: growthOf('rss'), heap: growthOf('heapUsed') }
  for (const failure of new Set(failures)) console.log(failure)
  tellFigures('memory', {
    minutes,
    requests: latencies.length + failures.length,
    failed: failures.length,
    'growth of rss': percent(growth.rss),
    'growth of the heap': percent(growth.heap),
  })
  if (failures.length > 0 || Math.max(growth.rss, growth.heap) >= mostGrowth) process.exitCode = 1
} finally {
  await site.stop()
}

function tell(when: string | number, { rss, heapUsed, external }: Memory): void {
  const figures = [rss, heapUsed, external].map((mb) => mb.toFixed(0).padStart(5))
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `${String(when).padStart(5)}: rss ${figures[0]} MB, heap ${figures[1]}, external ${figures[2]}, load ${load}`,
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
