import { afterAll, beforeAll, expect, test } from 'vitest'
import { choiceOf, keepActiveExpert, keepRequest } from '../../../tests/harness/kept-collaboration.ts'
import { keepMatch } from '../../../tests/harness/kept-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { quiet } from '../../../tests/harness/test-postgres.ts'
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

test('of 100 choices at once one counts, 20 times over, with one set of mails', async () => {
  const experts = await Promise.all(Array.from({ length: 5 }, () => keepActiveExpert(store)))
  for (let run = 1; run <= 20; run++) {
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
    // Whoever names the same expert once more is told the same.
    expect(answers.filter(({ told }) => told === 'chosen')).toHaveLength(20)
    expect(answers.filter(({ told }) => told === 'already_chosen')).toHaveLength(80)
    expect((await statusesOf(request.id)).sort()).toEqual([...Array(4).fill('not_selected'), 'selected'])
    const mails = await store.db.selectFrom('mail').select('recipient').execute()
    const perExpert = experts.map(({ email }) => mails.filter(({ recipient }) => recipient === email).length)
    expect(perExpert).toEqual(Array(5).fill(run))
    expect(mails.filter(({ recipient }) => recipient === request.email)).toHaveLength(1)
    expect(mails).toHaveLength(run * 7)
  }
}, 60_000)
