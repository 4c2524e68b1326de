import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

/** The median response time of the server, in milliseconds. */
export async function answerTime(port: number, isEnough: (count: number) => boolean): Promise<number> {
  const times: number[] = []
  while (!isEnough(times.length)) {
    const start = performance.now()
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    times.push(performance.now() - start)
    await sleep(2)
  }
  return times.sort((one, other) => one - other)[times.length >> 1] ?? 0
}
