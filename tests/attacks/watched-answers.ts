import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '../../src/domain/api/endpoints.ts'
import { paths } from '../../src/domain/paths.ts'
import { openClient } from './http-client.ts'

export type Latency = { p99: number; most: number; answers: number; failures: number }

const watched = [endpoints.isAlive.path, paths.about()]
const everyMs = 20

/** Polls /healthz and a cached page, each on its own connection, until the work is done. */
export async function latencyDuring(site: string, work: Promise<unknown>): Promise<Latency> {
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  const polls = watched.map(async (path) => {
    const client = openClient(site, { connections: 1, patienceMs: 120_000 })
    const times: number[] = []
    let failures = 0
    do {
      const answer = await client.call({ method: 'GET', path }).catch(() => undefined)
      if (answer?.status === 200) times.push(answer.ms)
      else failures++
      await sleep(everyMs)
    } while (!isDone)
    client.close()
    return { times, failures }
  })
  const [polled] = await Promise.all([Promise.all(polls), ended])
  const times = polled.flatMap((poll) => poll.times).sort((one, other) => one - other)
  return {
    p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    most: times.at(-1) ?? Number.POSITIVE_INFINITY,
    answers: times.length,
    failures: polled.reduce((sum, poll) => sum + poll.failures, 0),
  }
}
