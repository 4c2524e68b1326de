import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { expertExample } from '../../domain/forms/expert-example.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import { candidateOf } from '../../domain/matching/candidate.ts'
import { type MatchStatus, matchStatuses } from '../../domain/matching/match-status.ts'
import { needOf } from '../../domain/matching/need.ts'
import { scoreMatch } from '../../domain/matching/score.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { listMatchMoves } from '../../store/matching/matches.ts'
import { matchingServices } from './matching-services.ts'

let database: TestDatabase
let staff: Author
let services: ReturnType<typeof matchingServices>
let hospital: string
beforeAll(async () => {
  database = await freshDatabase()
  services = matchingServices(database.store)
  staff = await makeStaff(database.store, 'coordinator')
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db().deleteFrom('application').execute()
  hospital = (await keepRequest(database.store)).id
})

const db = () => database.store.db
const suitable = { ...expertExample, institution: 'Elsewhere' }

async function expert(changes: object = {}, status: ApplicationStatus = 'active'): Promise<string> {
  const answers = { ...suitable, email: `${crypto.randomUUID()}@x.example`, ...changes }
  const application = { kind: 'expert' as const, status, answers }
  const kept = db().insertInto('application').values(application).returning('id')
  return (await kept.executeTakeFirstOrThrow()).id
}

/** A value as the database returns it. */
const asKept = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const matches = () => db().selectFrom('match').selectAll().orderBy('suggested_at').execute()
const look = (search?: string) =>
  services.readWorkspace(hospital, { filter: { search }, show: 20, compare: [] })

async function suggested(expertId: string): Promise<string> {
  const outcome = await services.suggestExpert(staff, hospital, expertId)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value.id
}

/** A match with a new request. */
async function standing(status: MatchStatus, expertId?: string): Promise<string> {
  const { store } = database
  const { id } = await keepRequest(store)
  return (await keepMatch(store, id, status, { expertId: expertId ?? (await expert()) })).id
}

/** An expert for whom every gate is closed. */
async function keptOut(): Promise<string> {
  const answers = {
    name: 'Yaw',
    institution: hospitalExample.name,
    general_availability: 'Online support only',
    language_proficiency: [{ id: 3, proficiency: 'Native' }],
    consent: false,
  }
  const id = await expert(answers, 'paused')
  for (const _ of [1, 2]) await standing('active', id)
  return id
}

const allGates = [
  'not_active',
  'not_consented',
  'no_capacity',
  'not_onsite',
  'no_shared_language',
  'same_institution',
]

describe('20.2 an expert is put on the shortlist', () => {
  test('with a snapshot of the score on that day, which does not change', async () => {
    const id = await expert()
    const match = asKept(scoreMatch(needOf(hospitalExample), candidateOf(suitable)))
    await suggested(id)
    await db()
      .updateTable('application')
      .set({ answers: { ...suitable, specialty_ids: [20], email: 'new@x.example' } })
      .where('id', '=', id)
      .execute()
    const { score, confidence, petals, version: scale_version } = match
    expect(await matches()).toMatchObject([
      { status: 'suggested', score, confidence, petals, scale_version, passed_gates: {} },
    ])
    expect(score).toBeGreaterThan(50)
  })

  test('once, even if requested repeatedly; a dropped expert may be suggested again', async () => {
    const id = await expert()
    const match = await suggested(id)
    expect(await suggested(id)).toBe(match)
    await services.dropSuggestion(staff, match)
    expect(await suggested(id)).not.toBe(match)
    expect((await matches()).map(({ status }) => status)).toEqual(['lapsed', 'suggested'])
  })

  test('only while the request is eligible', async () => {
    const id = await expert()
    await db()
      .updateTable('application')
      .set({ status: 'shortlist_sent' })
      .where('id', '=', hospital)
      .execute()
    expect(await services.suggestExpert(staff, hospital, id)).toMatchObject({
      refusal: { code: 'wrong_status' },
    })
  })

  test.each(['declined', 'withdrawn'] as const)('never when they are %s', async (status) => {
    const id = await expert({}, status)
    const reasons = { not_active: 'She would like to come back.' }
    const outcome = await services.suggestExpert(staff, hospital, id, reasons)
    expect(outcome).toMatchObject({ refusal: { code: 'not_found' } })
  })

  test('only if both ids exist and have the right kind', async () => {
    const id = await expert()
    for (const [request, person] of [
      [hospital, hospital],
      [id, id],
      ['nonsense', id],
      [hospital, 'nonsense'],
      [hospital, crypto.randomUUID()],
    ] as const) {
      const outcome = await services.suggestExpert(staff, request, person)
      expect(outcome).toMatchObject({ refusal: { code: 'not_found' } })
    }
  })
})

describe('20.3 a closed gate', () => {
  test('is checked by the server, and each one needs its own written reason', async () => {
    const id = await keptOut()
    const none = await services.suggestExpert(staff, hospital, id)
    expect(none).toMatchObject({
      refusal: { errors: Object.fromEntries(allGates.map((gate) => [gate, 'required'])) },
    })
    const some = { not_active: 'Back in May', no_capacity: '  ', not_onsite: 'x'.repeat(2001) }
    const { not_active: _, ...missing } = Object.fromEntries(allGates.map((gate) => [gate, 'required']))
    const outcome = await services.suggestExpert(staff, hospital, id, some)
    expect(outcome).toMatchObject({ refusal: { errors: { ...missing, not_onsite: 'too_long' } } })
    expect(outcome.ok || outcome.refusal.errors).not.toHaveProperty('not_active')
    expect((await matches()).filter(({ hospital_id }) => hospital_id === hospital)).toEqual([])
  })

  test('is overridden with a reason, which is stored but is not in the audit', async () => {
    const id = await keptOut()
    const reasons = Object.fromEntries(allGates.map((gate) => [gate, ` Because of ${gate}. `]))
    const outcome = await services.suggestExpert(staff, hospital, id, reasons)
    const kept = (await matches()).find(({ hospital_id }) => hospital_id === hospital)
    expect(kept?.passed_gates).toEqual(
      Object.fromEntries(allGates.map((gate) => [gate, `Because of ${gate}.`])),
    )
    const entry = await db()
      .selectFrom('audit')
      .select(['action', 'subject_id', 'after'])
      .where('subject_id', '=', outcome.ok ? outcome.value.id : '')
      .executeTakeFirst()
    expect(entry).toMatchObject({ action: 'match_suggested', after: { expert: id, gates: allGates } })
    expect(JSON.stringify(entry)).not.toContain('Because')
  })

  test('that is open needs no reason, and stores none', async () => {
    const reasons = { not_active: 'Anyway' }
    await services.suggestExpert(staff, hospital, await expert(), reasons)
    expect(await matches()).toMatchObject([{ passed_gates: {} }])
  })
})

describe('20.4 the workspace', () => {
  test('ranks experts without a closed gate, and shows how many were compared', async () => {
    const best = await expert()
    const other = await expert({ specialty_ids: [20] })
    await keptOut()
    await expert({ institution: hospitalExample.name })
    const read = await look()
    expect(read).toMatchObject({
      value: { counts: { active: 3, compared: 2 }, hasMore: false, keptOut: [], shortlist: [] },
    })
    expect(read.ok && read.value.ranked.map(({ id, gates }) => [id, gates])).toEqual([
      [best, []],
      [other, []],
    ])
  })

  test('finds experts with a closed gate by name, and shows which gate it is', async () => {
    await keptOut()
    await expert({ name: 'Yaw', surname: 'Open' })
    await expert({ name: 'Yaw', surname: 'Gone' }, 'withdrawn')
    await expert({ name: 'Esi' }, 'paused')
    const read = await look('yaw')
    if (!read.ok) throw new Error(read.refusal.code)
    expect(read.value.ranked.map(({ name }) => name)).toEqual(['Yaw Open'])
    expect(read.value.keptOut.map(({ name, gates }) => [name, gates])).toEqual([['Yaw Owusu', allGates]])
  })

  test('shows exactly the experts to compare, with or without a closed gate', async () => {
    const [one, other] = [await keptOut(), await expert()]
    const compare = [one, hospital, other, 'nonsense']
    const read = await services.readWorkspace(hospital, { filter: {}, show: 1, compare })
    expect(read.ok && read.value.compared.map(({ id }) => id)).toEqual([one, other])
  })

  test('exists only for requests', async () => {
    for (const id of [await expert(), 'nonsense', crypto.randomUUID()]) {
      const read = await services.readWorkspace(id, { filter: {}, show: 20, compare: [] })
      expect(read).toMatchObject({ refusal: { code: 'not_found' } })
    }
  })
})

describe('20.5 an expert is taken off', () => {
  test('while the shortlist is unsent; a sent one stays unchanged', async () => {
    const dropped: MatchStatus[] = []
    for (const status of matchStatuses) {
      const id = await standing(status)
      const outcome = await services.dropSuggestion(staff, id)
      if (outcome.ok) dropped.push(status)
      else expect(outcome.refusal.code).toBe('wrong_status')
    }
    expect(dropped).toEqual(['suggested', 'invited', 'interested'])
  })

  test('the match and the audit record the author', async () => {
    const id = await suggested(await expert())
    await services.dropSuggestion(staff, id)
    expect(await listMatchMoves(database.store, id)).toMatchObject([
      { from_status: 'suggested', to_status: 'lapsed', actor: 'staff', staff_name: staff.name },
    ])
    const entries = db().selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id')
    expect(await entries.execute()).toEqual([{ action: 'match_suggested' }, { action: 'match_dropped' }])
    expect(await services.dropSuggestion(staff, 'nonsense')).toMatchObject({ refusal: { code: 'not_found' } })
  })
})
