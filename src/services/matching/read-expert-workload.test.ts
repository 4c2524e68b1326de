import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { certificatePath } from '../../domain/api/programme/certificate-paths.ts'
import { usualFacts } from '../../domain/brand.ts'
import { capacityIn } from '../../domain/matching/workload.ts'
import type { Store } from '../../store/open-store.ts'
import { readApplication } from '../review/read-application.ts'

const capacity = capacityIn(usualFacts)

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
})
afterAll(() => database.drop())

async function workloadOf(id: string) {
  const read = await readApplication(store, id)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value.workload
}

test('22.17 the record of an expert has load, requests and certificates', async () => {
  const expert = await keepActiveExpert(store)
  expect(await workloadOf(expert.expertId)).toEqual({ carried: 0, most: capacity, requests: [] })
  const ids: Record<string, string> = {}
  for (const status of ['active', 'shortlisted', 'completed', 'not_selected'] as const) {
    const request = await keepRequest(store, 'active', [], { name: `Hospital ${status}` })
    ids[status] = (await keepMatch(store, request.id, status, expert)).id
  }
  const workload = await workloadOf(expert.expertId)
  expect(workload?.carried).toBe(1)
  expect(workload?.requests.map(({ hospital, status, match_id }) => [hospital, status, match_id])).toEqual(
    ['not_selected', 'completed', 'shortlisted', 'active'].map((status) => [
      `Hospital ${status}`,
      status,
      ids[status],
    ]),
  )
  const certified = workload?.requests.filter(({ certificate }) => certificate)
  expect(certified).toMatchObject([
    {
      hospital: 'Hospital completed',
      reference: expect.stringMatching(/^H-/),
      starts_on: '2026-01-01',
      ends_on: '2026-07-01',
      certificate: certificatePath('staff', ids.completed ?? ''),
    },
  ])
  expect(await workloadOf((await keepRequest(store)).id)).toBeNull()
})
