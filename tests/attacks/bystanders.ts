import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import { trainerExample } from '../../src/domain/forms/trainer-example.ts'
import { paths } from '../../src/domain/paths.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { openCaller } from './hostile-caller.ts'

export type Served = { readerMs: number; applicantMs: number; answers: number; failures: number }

/**
 * A reader and an applicant who repeat their requests until stopped. Without a trusted proxy they share one address,
 * whose applications are rate-limited.
 */
export async function servePeople(
  site: string,
  isOver: () => boolean,
  mostApplications = Number.POSITIVE_INFINITY,
): Promise<Served> {
  const caller = await openCaller(site)
  let failures = 0

  async function timesOf(act: () => Promise<boolean>, most = Number.POSITIVE_INFINITY): Promise<number[]> {
    const times: number[] = []
    while ((!isOver() || times.length < 5) && times.length < most) {
      const start = performance.now()
      if (!(await act().catch(() => false))) failures++
      times.push(performance.now() - start)
      await sleep(50)
    }
    return times
  }

  const read = async () => (await caller.call(paths.contact())).ok
  const apply = async () => {
    const proof = await solveCaptcha('trainer', async (path) => (await caller.call(path)).json())
    const answer = await caller.call(applicationCalls.trainer, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-captcha-token': proof },
      body: JSON.stringify({ ...trainerExample, email: `${randomUUID()}@hospital.example` }),
    })
    return answer.status === 201
  }
  const [reader = [], applicant = []] = await Promise.all([timesOf(read), timesOf(apply, mostApplications)])
  return {
    readerMs: p95(reader),
    applicantMs: p95(applicant),
    answers: reader.length + applicant.length,
    failures,
  }
}

/** Serves the same people without an attack, as a baseline. */
export function serveQuietly(site: string, ms: number, mostApplications?: number): Promise<Served> {
  const end = Date.now() + ms
  return servePeople(site, () => Date.now() > end, mostApplications)
}

const p95 = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
