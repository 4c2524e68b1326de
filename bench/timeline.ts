import { sql } from 'kysely'
import {
  readMatchTimeline,
  readTimeline,
  type TimelineOrder,
} from '../src/services/review/timeline/read-timeline.ts'
import type { Store } from '../src/store/open-store.ts'
import { benchQueries, type Question } from './drive/queries.ts'
import { seedApplications } from './seed/applications.ts'
import { seedInsight } from './seed/insight.ts'
import { seedOutcomes } from './seed/outcomes.ts'
import { patiently } from './seed/patiently.ts'
import { seedRecords } from './seed/records.ts'

const applications = 100_000
const audits = 1_000_000
const rounds = 100
const bar = 100
let busiest = ''

/** Measures the response times of the timelines of applications and matches. */
await benchQueries({
  rounds,
  seed: async (store) => {
    busiest = await patiently(store, async (patient) => {
      await seedApplications(patient, applications, 'Xyloña')
      await seedInsight(patient, 1000)
      await seedOutcomes(patient)
      return seedRecords(patient, audits)
    })
    return `${applications} applications and ${audits} entries of the audit`
  },
  questions,
})

async function questions(store: Store): Promise<Record<string, Question>> {
  const { db } = store
  const sample = async (what: ReturnType<typeof sql<{ id: string }>>) =>
    (await what.execute(db)).rows.map(({ id }) => id)
  const of = (kind: string) =>
    sample(
      sql`SELECT id FROM application WHERE kind = ${kind} ORDER BY hashtext(id::text) LIMIT ${rounds + 1}`,
    )
  const matches = await sample(sql`SELECT id FROM match ORDER BY hashtext(id::text) LIMIT ${rounds + 1}`)
  const all = (read: typeof readTimeline, ids: readonly string[], order: TimelineOrder = {}) => {
    const run = async (round: number) => {
      const outcome = await read(store, {}, ids[round % ids.length] ?? '', order)
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      return outcome.value
    }
    return { bar, run }
  }
  const first = await all(readTimeline, [busiest], { size: 2000 }).run(0)
  const deep = { cursor: first.cursor ?? '' }
  return {
    'yardstick: SELECT 1': { bar, run: () => sql`SELECT 1`.execute(db) },
    'an expert': all(readTimeline, await of('expert')),
    'a hospital': all(readTimeline, await of('hospital')),
    'a match': all(readMatchTimeline, matches),
    'the busiest record': all(readTimeline, [busiest]),
    'its entries from the 2,000th on': all(readTimeline, [busiest], deep),
    'its mails': all(readTimeline, [busiest], { part: 'mails' }),
    'its changes': all(readTimeline, [busiest], { part: 'changes' }),
  }
}
