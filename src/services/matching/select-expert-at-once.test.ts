import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import {
  choiceOf,
  keepActiveExpert,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { openStore, type Store } from '../../store/open-store.ts'
import { selectExpert } from './select-expert.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await freshDatabase()
  store = await openStore({ databaseUrl: database.url, dataDir: '', databasePool: 10, log: quiet })
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

const statusesOf = async (hospitalId: string) =>
  (await store.db.selectFrom('match').select('status').where('hospital_id', '=', hospitalId).execute()).map(
    ({ status }) => status,
  )

/** Ends the match, so that the expert can be chosen in the next round. */
const freeChosen = (hospitalId: string) =>
  store.db
    .updateTable('match')
    .set({ status: 'ended_early' })
    .where('hospital_id', '=', hospitalId)
    .where('status', '=', 'selected')
    .execute()

test('of 100 concurrent choices one wins, in each of five rounds, with one set of mails', async () => {
  const experts = await Promise.all(Array.from({ length: 5 }, () => keepActiveExpert(store)))
  for (let run = 1; run <= 5; run++) {
    const request = await keepRequest(store, 'shortlist_sent', [])
    for (const expert of experts) await keepMatch(store, request.id, 'shortlisted', expert)
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const expert = experts[at % experts.length] ?? experts[0]
        if (!expert) throw new Error('Nobody to choose')
        const outcome = await selectExpert(store, request.session, choiceOf(request, expert))
        return { expert, told: outcome.ok ? 'chosen' : outcome.refusal.code }
      }),
    )
    const winners = new Set(answers.filter(({ told }) => told === 'chosen').map(({ expert }) => expert))
    expect(winners.size).toBe(1)
    // Repeating the winning choice is idempotent.
    expect(answers.filter(({ told }) => told === 'chosen')).toHaveLength(20)
    expect(answers.filter(({ told }) => told === 'already_chosen')).toHaveLength(80)
    expect((await statusesOf(request.id)).sort()).toEqual([...Array(4).fill('not_selected'), 'selected'])
    const mails = await store.db.selectFrom('mail').select('recipient').execute()
    const perExpert = experts.map(({ email }) => mails.filter(({ recipient }) => recipient === email).length)
    expect(perExpert).toEqual(Array(5).fill(run))
    expect(mails.filter(({ recipient }) => recipient === request.email)).toHaveLength(1)
    expect(mails).toHaveLength(run * 7)
    await freeChosen(request.id)
  }
})

test('22.13 of many hospitals that choose an expert with one place left at the same moment, one gets them', async () => {
  for (let run = 1; run <= 5; run++) {
    const expert = await keepActiveExpert(store)
    await keepMatch(store, (await keepRequest(store, 'active')).id, 'active', expert)
    const requests = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
        await keepMatch(store, request.id, 'shortlisted', expert)
        return request
      }),
    )
    const outcomes = await Promise.all(
      requests.map((request) => selectExpert(store, request.session, choiceOf(request, expert))),
    )
    const told = outcomes.map((outcome) => (outcome.ok ? 'chosen' : outcome.refusal.code))
    expect(told.filter((one) => one === 'chosen')).toHaveLength(1)
    expect(told.filter((one) => one === 'expert_taken')).toHaveLength(7)
    for (const [at, request] of requests.entries()) {
      const statuses = await statusesOf(request.id)
      if (told[at] === 'expert_taken') expect(statuses).toEqual(Array(3).fill('shortlisted'))
    }
  }
})
