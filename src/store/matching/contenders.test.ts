import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyExpert, anyFilter, anyRequest } from '../../../tests/harness/matching/any-answers.ts'
import { anyWeights } from '../../../tests/harness/matching/any-match.ts'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { needOf } from '../../domain/matching/need.ts'
import { refreshMatchProfiles } from './match-profiles.ts'
import { rankExperts } from './ranking.ts'

const experts = 3000
const count = 25

/** From a threshold close to the final one to none, and from few contenders to so many that all profiles are scanned. */
const limits = [
  { bounded: 600, sampled: 150, contenders: experts },
  { bounded: 60, sampled: 30, contenders: experts },
  { bounded: 600, sampled: 10, contenders: experts },
  { bounded: 600, sampled: 150, contenders: 40 },
]

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await keepExperts()
})
afterAll(() => database.drop())

/** Experts, some of them without consent, with invitations, or at the limit of their requests. */
async function keepExperts(): Promise<void> {
  const { store } = database
  const answers = fc.sample(anyExpert, { numRuns: experts, seed: 11 }).map((given, at) => ({
    ...given,
    name: at % 2 ? 'José' : 'Efua',
    email: `${at}@hospital.example`,
    consent: at % 20 > 0,
  }))
  await sql`
    INSERT INTO application (kind, status, answers, updated_at)
    SELECT 'expert', 'active', answers, now() - floor(random() * 3) * interval '1 day'
    FROM jsonb_array_elements(${JSON.stringify(answers)}::jsonb) AS answers`.execute(store.db)
  await refreshMatchProfiles(store)
  const best = await rankExperts(store, needOf({ field_of_expertise_ids: [5], working_languages: [1] }), 12)
  const [busy = [], asked = []] = [best.slice(0, 6), best.slice(6)]
  await offer(busy, ['active', 'on_hold'])
  await offer(asked, ['invited'])
}

async function offer(best: readonly { id: string }[], statuses: readonly MatchStatus[]): Promise<void> {
  const { store } = database
  for (const { id: expertId } of best)
    for (const status of statuses) await keepMatch(store, (await keepRequest(store)).id, status, { expertId })
}

test('56.1 a ranking by groups has the experts, scores and order of one that scores everybody', async () => {
  const { store } = database
  const runs = { numRuns: 100, seed: 12 }
  const asked = fc.sample(
    fc.record({
      request: anyRequest,
      filter: fc.oneof(fc.constant({}), anyFilter),
      weights: fc.option(anyWeights, { nil: undefined }),
      gates: fc.constantFrom<('open' | 'closed')[]>('open', 'open', 'closed'),
    }),
    runs,
  )
  let ties = 0
  for (const [at, { request, ...options }] of asked.entries()) {
    const need = needOf(request)
    const plain = await rankExperts(store, need, count + 1, options)
    const ranked = await rankExperts(store, need, count, { ...options, limits: limits[at % limits.length] })
    expect(ranked, JSON.stringify({ request, ...options })).toEqual(plain.slice(0, count))
    if (plain[count]?.score === ranked.at(-1)?.score) ties++
  }
  expect(ties).toBeGreaterThan(20)
})

test('each profile is in the group that has its points, also when its answers change', async () => {
  const { store } = database
  const change = { specialty_ids: [1], language_proficiency_other: 'Wolof - Native' }
  await sql`
    UPDATE application SET answers = answers || ${JSON.stringify(change)}::jsonb
    WHERE id IN (SELECT id FROM application WHERE kind = 'expert' LIMIT 50)`.execute(store.db)
  await refreshMatchProfiles(store)
  const shared = [
    ...['is_consented', 'states_specialties', 'states_languages', 'availability'],
    ...[1, 2, 3, 4, 5].map((id) => `field_${id}`),
    ...[1, 2, 3, 4, 5, 6, 7].map((id) => `language_${id}`),
  ]
  const row = (table: string) => sql`ROW(${sql.join(shared.map((name) => sql.ref(`${table}.${name}`)))})`
  const { rows } = await sql<{ profiles: number; right: number; groups: number }>`
    SELECT count(*)::int AS profiles, count(DISTINCT group_id)::int AS groups,
      count(*) FILTER (WHERE ${row('match_profile')} IS NOT DISTINCT FROM ${row('match_group')}
        AND names_languages = (other_languages <> '{}'))::int AS right
    FROM match_profile LEFT JOIN match_group ON match_group.id = group_id`.execute(store.db)
  expect(rows[0]).toMatchObject({ profiles: experts, right: experts })
  expect(rows[0]?.groups).toBeGreaterThan(100)
})
