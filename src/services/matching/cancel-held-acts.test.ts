import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fine, matchIn } from '../../../tests/harness/matching/match-of-staff.ts'
import { readOutcomes } from '../../../tests/harness/matching/read-outcomes.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import {
  type KeptRequest,
  keepCollaboration,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findApplication } from '../../store/applications/application.ts'
import { listMatchMoves } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { listMoves } from '../../store/review/moves.ts'
import { eraseOwnData } from '../applicants/erase-own-data.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { programmeServices } from '../programme/programme-services.ts'
import { moveApplications } from '../review/move-applications.ts'
import { undoMoves } from '../review/undo-moves.ts'
import { matchingServices } from './matching-services.ts'

const heldMs = 600_000
let database: TestDatabase
let store: Store
let staff: Author
let outcomes: ReturnType<typeof readOutcomes>
let matching: ReturnType<typeof matchingServices>
let programme: ReturnType<typeof programmeServices>
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
  outcomes = readOutcomes(store)
  matching = matchingServices(store, heldMs)
  programme = programmeServices(store, { site: settingsOfTests.signIn.publicUrl, heldMs })
})
afterAll(() => database.drop())

async function move(id: string, to: ApplicationStatus): Promise<string> {
  const { version = 0 } = (await findApplication(store, id)) ?? {}
  const decline = { decline: { reason: 'documents', note: '', tell: false } } as const
  const order = { applications: [{ id, version }], to, mail: null, ...(to === 'declined' && decline) }
  const moved = await moveApplications(store, staff, order, heldMs)
  if (!moved.ok) throw new Error(moved.refusal.code)
  return moved.value.undo.token
}
const withdraw = (applicationId: string, kind: 'expert' | 'hospital') =>
  withdrawApplication(store, { applicationId, kind })
const erase = (applicationId: string, kind: 'expert' | 'hospital') =>
  eraseOwnData(store, { applicationId, kind }, async () => {})
const idsOf = ({ matches }: KeptRequest) => matches.map(({ id }) => id)
const historyOf = async (matchId: string) =>
  (await listMatchMoves(store, matchId)).map(({ to_status, undone_at, reason }) => [
    to_status,
    undone_at !== null,
    reason,
  ])
const closedFirst = 'not sent, because the request ended before'

async function begin(id: string) {
  const { version } = await matchIn(store, id)
  const days = { starts_on: '2027-01-01', ends_on: '2027-07-01' }
  expect(await programme.beginCollaboration(staff, { id, version, ...days })).toMatchObject(fine)
}

async function offer(experts: number) {
  const interested = Array.from({ length: experts }, () => 'interested' as const)
  const request = await keepRequest(store, 'eligible', interested)
  expect(await matching.sendShortlist(staff, request.id, { matchIds: idsOf(request) })).toMatchObject(fine)
  return request
}

describe('a request that ends', () => {
  test.each([
    ['is withdrawn', (id: string) => withdraw(id, 'hospital')],
    ['is withdrawn by staff', (id: string) => move(id, 'withdrawn')],
    ['is declined', (id: string) => move(id, 'declined')],
    ['finds no match', (id: string) => move(id, 'no_match')],
    ['is erased', (id: string) => erase(id, 'hospital')],
  ])(
    '21.8 and %s sends no held question, nor a mail about its end to experts who got none',
    async (_, end) => {
      const request = await keepRequest(store, 'eligible', ['suggested', 'interested'])
      const [held, told] = request.matches
      await matching.askExperts(staff, request.id, { matchIds: idsOf(request) })
      expect(await outcomes.headingsTo(held?.email ?? '')).toHaveLength(1)
      await end(request.id)
      expect(await outcomes.headingsTo(held?.email ?? '')).toEqual([])
      expect(await outcomes.headingsTo(told?.email ?? '')).toHaveLength(1)
    },
  )

  test('21.8 records in the history why a question was not sent; undoing the end sends no question', async () => {
    const request = await keepRequest(store, 'eligible', ['suggested'])
    const [id = ''] = idsOf(request)
    await matching.askExperts(staff, request.id, { matchIds: [id] })
    const token = await move(request.id, 'no_match')
    expect(await historyOf(id)).toEqual([
      ['invited', true, closedFirst],
      ['lapsed', false, null],
    ])
    expect(await undoMoves(store, staff, { token })).toMatchObject(fine)
    expect(await outcomes.statusesOf(request.id)).toEqual(['suggested'])
    expect(await matching.askExperts(staff, request.id, { matchIds: [id] })).toMatchObject({
      value: { asked: 1 },
    })
  })

  test('25.22 sends no held shortlist; undoing the end leaves the request without one', async () => {
    const request = await offer(3)
    const token = await move(request.id, 'no_match')
    expect(await outcomes.headingsTo(request.email)).toEqual([])
    const moves = await listMoves(store, request.id)
    expect(moves.map((one) => [one.from_status, one.to_status, one.undone_at !== null])).toEqual([
      ['eligible', 'shortlist_sent', true],
      ['eligible', 'no_match', false],
    ])
    const [id = ''] = idsOf(request)
    expect(await historyOf(id)).toEqual([
      ['shortlisted', true, closedFirst],
      ['lapsed', false, null],
    ])
    expect(await outcomes.headingsTo(request.matches[0]?.email ?? '')).toEqual(['A request has ended 600'])
    await undoMoves(store, staff, { token })
    expect(await outcomes.statusOf(request.id)).toBe('eligible')
    expect(await outcomes.statusesOf(request.id)).toEqual(['interested', 'interested', 'interested'])
  })

  test.each([
    ['is withdrawn', (id: string) => withdraw(id, 'hospital')],
    ['is withdrawn by staff', (id: string) => move(id, 'withdrawn')],
  ])('25.22 and %s does not announce a held beginning', async (_, end) => {
    const kept = await keepCollaboration(store, 'agreement_signed')
    await begin(kept.id)
    expect(await outcomes.headingsTo(kept.email)).toEqual(['Your collaboration begins 600'])
    await end(kept.hospitalId)
    expect(await outcomes.headingsTo(kept.email)).toEqual([expect.stringContaining('A request has ended')])
    const { status, reports, starts_on } = await matchIn(store, kept.id)
    expect({ status, reports, starts_on }).toEqual({ status: 'ended_early', reports: [], starts_on: null })
    expect(await historyOf(kept.id)).toContainEqual(['active', true, closedFirst])
  })

  test('25.22 and is erased does not announce a held completion', async () => {
    const kept = await keepCollaboration(store, 'active')
    for (const { kind, version } of (await matchIn(store, kept.id)).reports) {
      const order = { id: kept.id, kind, version, decision: 'waive', note: 'Not needed.' } as const
      await programme.decideReport(staff, order)
    }
    const { version } = await matchIn(store, kept.id)
    expect(await programme.completeCollaboration(staff, { id: kept.id, version })).toMatchObject(fine)
    expect(await outcomes.headingsTo(kept.email)).toHaveLength(1)
    await erase(kept.hospitalId, 'hospital')
    expect(await outcomes.headingsTo(kept.email)).toEqual(['A request has ended 0'])
  })
})

describe('an expert who leaves', () => {
  test('21.8 gets no held question; the others get theirs', async () => {
    const request = await keepRequest(store, 'eligible', ['suggested', 'suggested'])
    const [left, other] = request.matches
    await matching.askExperts(staff, request.id, { matchIds: idsOf(request) })
    await move(left?.expertId ?? '', 'paused')
    expect(await outcomes.headingsTo(left?.email ?? '')).toEqual([])
    expect(await outcomes.headingsTo(other?.email ?? '')).toHaveLength(1)
    expect(await historyOf(left?.id ?? '')).toEqual([
      ['invited', true, 'not sent, because the expert left before'],
      ['lapsed', false, null],
    ])
  })

  test('25.22 is not announced to a hospital whose shortlist is held; if all have left, the shortlist is not sent', async () => {
    const request = await offer(3)
    const [first, second, last] = request.matches.map(({ expertId }) => expertId)
    await withdraw(first ?? '', 'expert')
    await withdraw(second ?? '', 'expert')
    expect(await outcomes.headingsTo(request.email)).toEqual([expect.stringContaining('600')])
    await withdraw(last ?? '', 'expert')
    expect(await outcomes.headingsTo(request.email)).toEqual([])
    expect(await outcomes.statusOf(request.id)).toBe('eligible')
    expect(await outcomes.noticesOf(request.id)).toHaveLength(3)
  })

  test('25.22 while a beginning is held: the hospital gets only the mail that they cannot go on', async () => {
    const kept = await keepCollaboration(store, 'agreement_signed')
    await begin(kept.id)
    await withdraw(kept.expertId, 'expert')
    const { email = '' } = (await findApplication(store, kept.hospitalId)) ?? {}
    expect(await outcomes.headingsTo(email)).toEqual(['Your expert cannot go on 0'])
    expect(await outcomes.statusOf(kept.hospitalId)).toBe('expert_selected')
  })
})
