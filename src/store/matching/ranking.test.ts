import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyExpert, anyFilter, anyRequest } from '../../../tests/harness/matching/any-answers.ts'
import { anyWeights } from '../../../tests/harness/matching/any-match.ts'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { codeOf, regionOf } from '../../domain/matching/borders.ts'
import { type Candidate, candidateOf } from '../../domain/matching/candidate.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { closedGates } from '../../domain/matching/gates.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { needOf } from '../../domain/matching/need.ts'
import { scoreMatch } from '../../domain/matching/score.ts'
import { refreshMatchProfiles } from './match-profiles.ts'
import { countExperts } from './open-gates.ts'
import { rankExperts } from './ranking.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

function isAskedFor(filter: ExpertFilter, answers: Answers, candidate: Candidate, confidence: number) {
  const { search, country, region, language, availability, specialty } = filter
  const home = codeOf(answers.country) ?? ''
  return (
    (!search || answers.name === { jose: 'José', EFUA: 'Efua' }[search]) &&
    (!country || home === country) &&
    (!region || regionOf(home) === region) &&
    (!language || !['Basic', undefined].includes(candidate.languages.get(language))) &&
    (!availability || candidate.availability === availability) &&
    (!specialty || candidate.specialties.includes(specialty)) &&
    confidence >= (filter.confidence ?? 0)
  )
}

const open = { isActive: true, hasConsented: true, hasCapacity: true }

test('20.1 the database ranks by the domain’s score, and omits experts with a closed gate or outside the filter', async () => {
  const { store } = database
  const experts = fc.sample(anyExpert, { numRuns: 400, seed: 7 })
  const rows = experts.map((answers, at) => ({
    kind: 'expert' as const,
    status: 'active' as const,
    answers: { ...answers, name: at % 2 ? 'José' : 'Efua', email: `${at}@hospital.example` },
  }))
  const kept = await store.db.insertInto('application').values(rows).returning(['id', 'answers']).execute()
  await refreshMatchProfiles(store)
  let narrowed = 0
  const filters = fc.sample(fc.oneof(fc.constant({}), anyFilter), { numRuns: 80, seed: 9 })
  const weightings = fc.sample(anyWeights, { numRuns: 80, seed: 10 })
  for (const [at, request] of fc.sample(anyRequest, { numRuns: 80, seed: 8 }).entries()) {
    const need = needOf(request)
    const filter = filters[at] ?? {}
    const weights = at % 2 ? weightings[at] : undefined
    const expected = kept
      .map(({ id, answers }) => ({ id, answers, candidate: candidateOf(answers) }))
      .filter(({ candidate }) => closedGates(need, candidate, open).length === 0)
      .flatMap(({ id, answers, candidate }) => {
        const { score, confidence } = scoreMatch(need, candidate, weights)
        return isAskedFor(filter, answers, candidate, confidence) ? [{ id, score, confidence }] : []
      })
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)) // no invitations yet, and equal times
    const ranked = await rankExperts(store, need, 1000, { filter, weights })
    expect(ranked.map(({ id, score, confidence }) => ({ id, score, confidence }))).toEqual(expected)
    if (Object.keys(filter).length > 0) narrowed += ranked.length
    else expect(await countExperts(store, need)).toEqual({ active: 400, compared: expected.length })
  }
  expect(narrowed).toBeGreaterThan(100)
})

test('equal scores are ordered by fewer invitations, then by the latest change; experts with two requests are left out', async () => {
  const { store } = database
  const equals = [1, 2, 3].map((at) => ({
    kind: 'expert' as const,
    status: 'active' as const,
    answers: { specialty_ids: [7], consent: true, email: `equal-${at}@hospital.example` },
  }))
  const kept = await store.db.insertInto('application').values(equals).returning('id').execute()
  const ids = kept.map(({ id }) => id).sort()
  await refreshMatchProfiles(store)
  const ranked = async () =>
    (await rankExperts(store, needOf({ field_of_expertise_ids: [4] }), 1000))
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
  const [first = '', second = '', third = ''] = ids
  expect(await ranked()).toEqual([first, second, third])
  await offer(first, 'lapsed') // dropped before an invitation
  expect(await ranked()).toEqual([first, second, third])
  await offer(first, 'invited')
  expect(await ranked()).toEqual([second, third, first])
  const answers = { specialty_ids: [7], consent: true, email: 'later@hospital.example' }
  const later = { answers, updated_at: new Date(2100, 0) }
  await store.db.updateTable('application').set(later).where('id', '=', third).execute()
  await refreshMatchProfiles(store)
  expect(await ranked()).toEqual([third, second, first])
  const { compared: before } = await countExperts(store, needOf({}))
  await offer(second, 'active')
  await offer(second, 'on_hold')
  expect(await ranked()).toEqual([third, first])
  expect((await countExperts(store, needOf({}))).compared).toBe(before - 1)
})

async function offer(expertId: string, status: MatchStatus): Promise<void> {
  const { store } = database
  await keepMatch(store, (await keepRequest(store)).id, status, { expertId })
}

test('a ranking and an erasure do not block each other', async () => {
  const { store } = database
  const answers = { specialty_ids: [2], consent: true, email: 'erased@hospital.example' }
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'expert', status: 'active', answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  await store.db.transaction().execute(async (erasure) => {
    await erasure.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
    await refreshMatchProfiles(store)
    await erasure.deleteFrom('application').where('id', '=', id).execute()
  })
  expect(
    await store.db.selectFrom('match_profile').where('expert_id', '=', id).selectAll().execute(),
  ).toEqual([])
})

test('concurrent rankings update the profiles to a new scale without conflict', async () => {
  const { store } = database
  await store.db.deleteFrom('match_scale').execute()
  await Promise.all(Array.from({ length: 6 }, () => refreshMatchProfiles(store)))
  expect(await store.db.selectFrom('match_scale').select('version').execute()).toHaveLength(1)
})

test('a change of answers or of status counts at the next ranking', async () => {
  const { store } = database
  const answers = { specialty_ids: [2], consent: true, institution: 'Dune', email: 'dune@hospital.example' }
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'expert', status: 'active', answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  const need = needOf({ field_of_expertise_ids: [2] })
  const scored = async () => {
    await refreshMatchProfiles(store)
    return (await rankExperts(store, need, 1000)).find((ranked) => ranked.id === id)?.score
  }
  expect(await scored()).toBe(100)
  const change = (values: object) =>
    store.db.updateTable('application').set(values).where('id', '=', id).execute()
  await change({ answers: { ...answers, specialty_ids: [20] } })
  expect(await scored()).toBe(0)
  await change({ answers: { ...answers, consent: false } })
  expect(await scored()).toBeUndefined()
  await change({ answers })
  await change({ status: 'paused' })
  expect(await scored()).toBeUndefined()
})
