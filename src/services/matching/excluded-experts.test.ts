import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { expertExample } from '../../domain/forms/expert-example.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { matchingServices } from './matching-services.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function expert(changes: object = {}, status: ApplicationStatus = 'active'): Promise<string> {
  const usual = { ...expertExample, institution: 'Elsewhere', email: `${crypto.randomUUID()}@x.example` }
  const application = { kind: 'expert' as const, status, answers: { ...usual, ...changes } }
  const kept = database.store.db.insertInto('application').values(application).returning('id')
  return (await kept.executeTakeFirstOrThrow()).id
}

test('20.10 lists active experts with a closed gate on request, best first, also by filter', async () => {
  const services = matchingServices(database.store)
  const { id: hospital } = await keepRequest(database.store)
  const far = { institution: hospitalExample.name }
  const best = await expert({ ...far, country: 'Finland' })
  const other = await expert({ ...far, specialty_ids: [20] })
  await expert(far, 'paused')
  await expert()
  const excluded = async (count: number, filter: ExpertFilter = {}) => {
    const query = { filter, show: 20, compare: [], excluded: count }
    const read = await services.readWorkspace(hospital, query)
    if (!read.ok) throw new Error(read.refusal.code)
    const { counts, keptOut, hasMoreKeptOut } = read.value
    expect(counts.active - counts.compared).toBe(2)
    return [keptOut.map(({ id, gates }) => [id, ...gates].join()), hasMoreKeptOut]
  }
  expect(await excluded(0)).toEqual([[], false])
  expect(await excluded(1)).toEqual([[`${best},same_institution`], true])
  expect(await excluded(20)).toEqual([[`${best},same_institution`, `${other},same_institution`], false])
  expect(await excluded(20, { country: 'FI' })).toEqual([[`${best},same_institution`], false])
})
