import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { scale } from '../../../src/domain/matching/scale.ts'
import { type MatchingOffice, names, openMatchingOffice } from './matching-office.ts'

let office: MatchingOffice
beforeAll(async () => {
  office = await openMatchingOffice()
}, 120_000)
afterAll(() => office.close())
beforeEach(() => office.begin())

const own = { fields: 0, languages: 0, region: 100, method: 0, time: 0, experience: 0 }
const typed = (weights: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [`weight_${name}`, String(weight)]))
const weigh = (change: object = {}) => office.act({ _action: 'weigh', ...typed({ ...own, ...change }) })
const snapshots = async () =>
  (await office.matches()).map(({ score, confidence, weights }) => ({ score, confidence, weights }))

/** Two experts: one near the hospital, one in the field that it asks for. */
async function keepTwo(): Promise<string[]> {
  return [
    await office.keepExpert('Near', { specialty_ids: [20] }),
    await office.keepExpert('Far', { country: 'Finland', regional_experience: [], specialty_ids: [2] }),
  ]
}

test('20.25 a coordinator changes the weights of one request: ranking, points and later matches follow', async () => {
  const [near = '', far = ''] = await keepTwo()
  const before = await office.look()
  expect(names(before)).toEqual(['Far Owusu', 'Near Owusu'])
  expect(before).toContain('The usual weights')
  await office.act({ _action: `add ${far}` })
  const after = await office.follow(await weigh())
  expect(after).toContain('The weights of this request are saved')
  expect(after).toContain('Weights of this request')
  expect(names(after)).toEqual(['Near Owusu', 'Far Owusu'])
  await office.act({ _action: `add ${near}` })
  const [usual, weighed] = await snapshots()
  expect(usual?.weights).toEqual(scale.maximum)
  expect(weighed).toEqual({ score: 100, confidence: 100, weights: own })
})

test('20.25 the change is in the history of the request and in the audit, and can be taken back', async () => {
  await keepTwo()
  await weigh()
  const html = await office.look()
  expect(html).toMatch(
    /changed the weights from Fields 30, Languages 20.* to Fields 0, Languages 0, Region 100/,
  )
  await weigh()
  expect(names(await office.follow(await office.act({ _action: 'weighUsually' })))).toEqual([
    'Far Owusu',
    'Near Owusu',
  ])
  const entries = await office.store.db
    .selectFrom('audit')
    .select(['staff_name', 'before', 'after'])
    .where('action', '=', 'match_weights_changed')
    .where('subject_id', '=', office.request.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [scale.maximum, own],
    [own, scale.maximum],
  ])
  expect(entries.every(({ staff_name }) => staff_name)).toBe(true)
})

test('20.25 wrong weights are refused beside their fields, and what was typed is kept', async () => {
  const refused = await weigh({ fields: 'many' })
  expect(refused.html).toContain('value="many"')
  expect(refused.html).toContain('href="#weight-fields"')
  expect((await weigh({ fields: 5 })).html).toContain('The weights must be 100 together. They are 105')
  expect(await office.look()).toContain('The usual weights')
})

test('20.25 viewers, and everybody once the request is no longer eligible, read the weights only', async () => {
  expect(await office.look()).toContain('name="weight_fields"')
  expect(await office.look('', office.viewer)).not.toContain('name="weight_fields"')
  await office.move('shortlist_sent')
  const html = await office.look()
  expect(html).toContain('What each criterion counts')
  expect(html).not.toContain('name="weight_fields"')
  await weigh()
  expect(await office.store.db.selectFrom('match_weights').select('id').execute()).toEqual([])
})
