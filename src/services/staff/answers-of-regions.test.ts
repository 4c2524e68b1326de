import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRegional } from '../../../tests/harness/staff/regional-records.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { enterOnBehalf } from '../applications/enter-on-behalf.ts'
import { importSheet, previewImport } from '../applications/import-sheet.ts'
import { receiveSheet } from '../applications/judge-sheet.ts'
import { correctAnswers } from '../review/change-answers.ts'

let database: TestDatabase
let store: Store
let african: Staff
let boss: Staff
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  boss = await makeStaff(store, 'administrator')
  african = { ...(await makeStaff(store, 'coordinator')), regions: [1] }
})
afterAll(() => database.drop())

const outside = {
  ok: false,
  refusal: { code: 'invalid_answers', errors: { country: 'outside_regions' } },
}

const recordOf = (id: string) =>
  store.db.selectFrom('application').select(['version', 'country']).where('id', '=', id).executeTakeFirst()

test('41.82 A correction to a country outside one’s regions is refused next to the country', async () => {
  const { hospital: id } = await keepRegional(store, 'Ghana')
  const version = (await recordOf(id))?.version ?? 0
  const correct = (staff: Staff, country: string, seen = version) =>
    correctAnswers(store, staff, { id, version: seen, answers: { country }, reason: 'A slip' })
  expect(await correct(african, 'Poland')).toEqual(outside)
  expect(await recordOf(id)).toEqual({ version, country: 'Ghana' })
  expect((await correct(african, 'Kenya')).ok).toBe(true)
  expect((await correct(boss, 'Poland', version + 1)).ok).toBe(true)
  expect((await recordOf(id))?.country).toBe('Poland')
})

test('41.82 An entry on behalf of somebody outside one’s regions is refused next to the country', async () => {
  const enter = (staff: Staff, country: string) =>
    enterOnBehalf(store, staff, {
      kind: 'expert',
      source: 'paper',
      answers: { name: 'Ama', surname: 'Owusu', email: `${country}@hospital.example`, country },
      locale: 'en',
      mayLack: true,
    })
  expect(await enter(african, 'Poland')).toEqual(outside)
  expect((await enter(african, 'Ghana')).ok).toBe(true)
  expect((await enter(boss, 'Poland')).ok).toBe(true)
})

test('41.83 An import refuses rows outside one’s regions, and reveals nothing about applicants there', async () => {
  const known = await Promise.all(
    ['Ghana', 'Poland'].map(async (country) => {
      const { trainer } = await keepRegional(store, country)
      const query = store.db.selectFrom('application').select('email').where('id', '=', trainer)
      return (await query.executeTakeFirstOrThrow()).email
    }),
  )
  const rows = [
    'name,surname,email,country_origin',
    'Ama,Owusu,new@hospital.example,Ghana',
    'Jan,Nowak,jan@hospital.example,Poland',
    ...known.map((email) => `Trainer,Known,${email},Ghana`),
  ]
  const received = await receiveSheet(store, 'trainer', {
    name: 'trainers.csv',
    bytes: Buffer.from(rows.join('\n')),
  })
  if (!received.ok) throw new Error(received.fault.code)
  const { id } = received.value
  const judged = async (staff: Staff) => {
    const preview = await previewImport(store, staff, id)
    if (!preview.ok) throw new Error(preview.refusal.code)
    return { plan: preview.value.plan, verdicts: preview.value.rows.map(({ verdict }) => verdict) }
  }
  const { plan, verdicts } = await judged(african)
  const refused = { is: 'refused', hasMoreCells: false }
  expect(verdicts).toEqual([
    expect.objectContaining({ is: 'new' }),
    { ...refused, errors: { country_origin: 'outside_regions' }, given: { country_origin: 'Poland' } },
    expect.objectContaining({ is: 'known' }),
    { ...refused, errors: { email: 'known_elsewhere' }, given: { email: known[1] } },
  ])
  const all = await judged(boss)
  expect(all.verdicts.map(({ is }) => is)).toEqual(['new', 'new', 'known', 'known'])
  const order = (plan: string) => importSheet(store, african, { id, plan, locale: 'en' })
  expect(await order(all.plan)).toMatchObject({ refusal: { code: 'version_conflict' } })
  expect(await order(plan)).toMatchObject({ value: { entered: 1 } })
})
