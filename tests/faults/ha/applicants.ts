import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import type { Database } from '../../../src/store/database.ts'
import { solveCaptcha } from '../../harness/protection/solve-captcha.ts'
import { type Answer, openVisitor, type Target, type Visitor } from '../visitor.ts'
import { compareCount, type Faults, noFaults } from '../writers/kind-of-write.ts'

type Confirmed = { email: string; id: string; at: number }

const pauseMs = 250
const patienceMs = 30_000

/** No answer, or one that asks to come back: the application may or may not be stored. */
export const isAway = (status: number) => [0, 429, 502, 503, 504].includes(status)

let hospitals = 0

/** Hospitals that apply at an address, one after the other, and retry unconfirmed applications, until stopped. */
export function startApplicants(target: Target, count: number) {
  const confirmed: Confirmed[] = []
  const refused: string[] = []
  let isOver = false
  let unanswered = 0

  async function persist(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await Promise.race([call(), tooLate()]).catch(() => ({
        status: 0,
        text: '',
        headers: {},
      }))
      if (!isAway(answer.status)) return answer
      unanswered += 1
      await sleep(pauseMs)
    }
  }

  async function apply(visitor: Visitor): Promise<void> {
    await persist(() => visitor.fetchToken(target))
    const proof = await solveCaptcha('hospital', async (path) =>
      JSON.parse((await persist(() => visitor.call(target, 'GET', path))).text),
    )
    const email = `hospital-${hospitals++}@hospital.example`
    const headers = { 'idempotency-key': randomUUID(), 'x-captcha-token': proof }
    const body = { ...hospitalExample, email }
    const answer = await persist(() =>
      visitor.call(target, 'POST', apiPaths.hospitalApplications, body, headers),
    )
    if (answer.status === 201)
      confirmed.push({ email, id: JSON.parse(answer.text).id, at: performance.now() })
    else refused.push(`${answer.status} ${answer.text}`)
  }

  async function applyOn(): Promise<void> {
    while (!isOver) {
      const visitor = openVisitor()
      await apply(visitor).finally(() => visitor.close())
    }
  }

  const applying = Promise.all(Array.from({ length: count }, applyOn))
  return {
    confirmed,
    refused,
    unanswered: () => unanswered,
    /** Lets applications in progress finish. */
    async stop() {
      isOver = true
      await applying
    },
  }
}

export async function tooLate(): Promise<never> {
  await sleep(patienceMs, undefined, { ref: false })
  throw new Error('no answer')
}

/** The longest time without a confirmation, in ms, from `since` on. */
export function longestPause({ confirmed }: { confirmed: readonly { at: number }[] }, since: number): number {
  const times = confirmed.map(({ at }) => at).filter((at) => at > since)
  const pauses = times.map((at, index) => at - (times[index - 1] ?? since))
  return Math.max(...pauses)
}

/** Mails of an application: one to the hospital, one to the coordinator. */
const mailsOfEach = 2

/** Confirmed applications that are missing, stored twice, or without their mails. */
export async function findApplicationFaults(
  { db }: Database,
  confirmed: readonly Confirmed[],
): Promise<Faults> {
  const faults = noFaults()
  const { rows } = await sql<{ email: string; ids: string[]; mails: number }>`
    SELECT email::text, array_agg(DISTINCT application.id::text) AS ids, count(mail.id)::int AS mails
    FROM application LEFT JOIN mail ON application_id = application.id
    WHERE kind = 'hospital' GROUP BY email`.execute(db)
  const kept = new Map(rows.map(({ email, ...rest }) => [email, rest]))
  for (const { email, id } of confirmed) {
    const { ids, mails } = kept.get(email) ?? { ids: [], mails: 0 }
    if (!ids.includes(id)) faults.lost.push(`application ${id} of ${email}`)
    compareCount(faults, `applications of ${email}`, ids.length, 1)
    compareCount(faults, `mails about the application of ${email}`, mails, mailsOfEach)
  }
  return faults
}
