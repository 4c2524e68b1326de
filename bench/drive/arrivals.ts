import { setTimeout as sleep } from 'node:timers/promises'

export type Arrivals = { latencies: number[]; failures: string[] }

type Course<Prepared> = {
  perSecond: number
  seconds: number
  /** Untimed preparation, which starts `aheadMs` before the request is due. */
  prepare: (number: number) => Promise<Prepared>
  aheadMs: number
  act: (prepared: Prepared) => Promise<unknown>
}

/**
 * Open-loop load: requests start at a fixed rate, whatever the response times. Latency counts from the due time,
 * so that a slow server cannot hide its delay (coordinated omission).
 */
export async function arrive<Prepared>(course: Course<Prepared>): Promise<Arrivals> {
  const { perSecond, seconds, prepare, aheadMs, act } = course
  const latencies: number[] = []
  const failures: string[] = []
  const begun = performance.now() + aheadMs
  const come = async (number: number) => {
    const due = begun + (number * 1000) / perSecond
    await until(due - aheadMs)
    try {
      const prepared = await prepare(number)
      await until(due)
      await act(prepared)
      latencies.push(performance.now() - due)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  const under = new Set<Promise<void>>()
  for (let number = 0; number < perSecond * seconds; number++) {
    await until(begun + (number * 1000) / perSecond - aheadMs)
    const coming = come(number).finally(() => under.delete(coming))
    under.add(coming)
  }
  await Promise.all(under)
  return { latencies, failures }
}

async function until(time: number): Promise<void> {
  const left = time - performance.now()
  if (left > 0) await sleep(left)
}
