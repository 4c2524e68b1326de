import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { seeded } from '../../scripts/demo/random.ts'
import type { Store } from '../../src/store/open-store.ts'
import { tellFigures } from '../harness/setup/trial.ts'
import type { Crowd } from './writers/crowd.ts'
import { noFaults } from './writers/kind-of-write.ts'

type Trial = {
  what: string
  kills: number
  crowd: Crowd
  store: Store
  /** Kills the process and returns the milliseconds until the site is ready again. */
  kill(): Promise<number>
  /** The upper limit for that time. */
  barMs?: number
}

/** The longest pause before a kill. */
const mostMs = 500

/** Kills at random times during writes; afterwards every acknowledged write is stored once and complete. */
export async function killUnderLoad({ what, kills, crowd, store, kill, barMs }: Trial): Promise<void> {
  const random = seeded(what)
  const tookMs: number[] = []
  while (tookMs.length < kills) {
    await crowd.writesAgain(tookMs.length)
    await sleep(random.between(0, mostMs))
    tookMs.push(await kill())
  }
  await crowd.stop()

  const acknowledged = crowd.acknowledged()
  const faults = await crowd.findFaults(store)
  const sorted = tookMs.map(Math.round).sort((one, other) => one - other)
  const slowestMs = sorted.at(-1) ?? 0
  tellFigures(what, {
    kills,
    ...Object.fromEntries(
      Object.entries(acknowledged).map(([kind, count]) => [`acknowledged ${kind}`, count]),
    ),
    lost: faults.lost.length,
    duplicates: faults.doubled.length,
    damaged: faults.damaged.length,
    'false refusals': crowd.refusals.length,
    'ready again ms (median)': sorted[Math.floor(sorted.length / 2)] ?? 0,
    'ready again ms (max)': slowestMs,
  })
  expect(crowd.refusals).toEqual([])
  expect(faults).toEqual(noFaults())
  for (const count of Object.values(acknowledged)) expect(count).toBeGreaterThan(0)
  if (barMs !== undefined) expect(slowestMs).toBeLessThan(barMs)
}
