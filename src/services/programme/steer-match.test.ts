import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepCollaboration, toldOf } from '../../../tests/harness/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff.ts'
import { fine, matchIn, refused } from '../../../tests/harness/steered-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { type MatchStatus, matchStatuses } from '../../domain/matching/match-status.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { moveApplications } from '../review/move-applications.ts'
import { programmeServices } from './programme-services.ts'

let database: TestDatabase
let staff: Author
let services: ReturnType<typeof programmeServices>
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'coordinator', 'Nia Boateng')
  services = programmeServices(database.store)
})
afterAll(() => database.drop())

const db = () => database.store.db
const keep = (status: MatchStatus) => keepCollaboration(database.store, status)
const matchOf = (id: string) => matchIn(database.store, id)
const seen = async (id: string) => ({ id, version: (await matchOf(id)).version })
const requestOf = async (id: string) => (await matchOf(id)).request_status

test('25.3 another expert is looked for by hand, once a request has none', async () => {
  const { id, hospitalId } = await keep('active')
  const search = async () => {
    const { version } = await db()
      .selectFrom('application')
      .select('version')
      .where('id', '=', hospitalId)
      .executeTakeFirstOrThrow()
    const applications = [{ id: hospitalId, version }]
    return moveApplications(database.store, staff, { applications, to: 'eligible' }, 0)
  }
  expect(await search()).toEqual(refused('made_by_matching'))
  await services.endEarly(staff, { ...(await seen(id)), reason: 'She has moved away.' })
  expect(await search()).toMatchObject(fine)
  expect(await requestOf(id)).toBe('eligible')
})

describe('25.3 a collaboration', () => {
  test('begins with two days: three reports are owed, the request is active, and both are told', async () => {
    const kept = await keep('agreement_signed')
    const days = { starts_on: '2027-01-01', ends_on: '2027-07-01' }
    expect(await services.beginCollaboration(staff, { ...(await seen(kept.id)), ...days })).toMatchObject(
      fine,
    )
    const match = await matchOf(kept.id)
    expect(match).toMatchObject({ status: 'active', request_status: 'active', ...days })
    expect(match.reports.map(({ kind, due_on, status }) => [kind, due_on, status])).toEqual([
      ['midterm_report', '2027-04-01', 'due'],
      ['final_report', '2027-07-15', 'due'],
      ['feedback_report', '2027-07-15', 'due'],
    ])
    expect((await toldOf(database.store, kept)).map(({ to, says }) => `${to}: ${says}`)).toEqual([
      'hospital: Your support begins',
      'expert: Your collaboration begins',
    ])
  })

  test('does not begin on days that are none, or that end before they begin', async () => {
    const { id } = await keep('agreement_signed')
    const begin = async (starts_on: string, ends_on: string) =>
      services.beginCollaboration(staff, { ...(await seen(id)), starts_on, ends_on })
    const wrong = (errors: object) => refused('invalid_answers', { errors })
    expect(await begin('', '2027-02-30')).toEqual(wrong({ starts_on: 'required', ends_on: 'invalid_time' }))
    expect(await begin('2027-01-01', '9999-12-31')).toEqual(wrong({ ends_on: 'invalid_time' }))
    expect(await begin('2027-01-01', '2027-01-01')).toEqual(wrong({ ends_on: 'too_early' }))
    expect(await requestOf(id)).toBe('expert_selected')
  })

  test('is put on hold and resumed with a reason, which its history keeps', async () => {
    const { id } = await keep('active')
    expect(await services.holdCollaboration(staff, { ...(await seen(id)), reason: ' ' })).toEqual(
      refused('invalid_answers', { errors: { reason: 'required' } }),
    )
    await services.holdCollaboration(staff, { ...(await seen(id)), reason: 'The ward is closed.' })
    expect((await matchOf(id)).status).toBe('on_hold')
    await services.resumeCollaboration(staff, { ...(await seen(id)), reason: 'It is open again.' })
    const { status, moves } = await matchOf(id)
    expect([status, ...moves.map(({ reason }) => reason)]).toEqual([
      'active',
      'The ward is closed.',
      'It is open again.',
    ])
  })

  test('ends early with a reason for the team alone; the request is left without an expert', async () => {
    const kept = await keep('active')
    await services.endEarly(staff, { ...(await seen(kept.id)), reason: 'She has moved away.' })
    expect(await matchOf(kept.id)).toMatchObject({ status: 'ended_early', request_status: 'active' })
    const mails = JSON.stringify(
      await db()
        .selectFrom('mail')
        .select('letter')
        .where('application_id', 'in', [kept.hospitalId, kept.expertId])
        .execute(),
    )
    expect(mails).toContain('Your support has ended early')
    expect(mails).not.toContain('moved away')
  })

  test('is completed when all three reports are settled; a refusal says which are missing', async () => {
    const kept = await keep('active')
    expect(await services.completeCollaboration(staff, await seen(kept.id))).toEqual(
      refused('invalid_answers', {
        errors: { midterm_report: 'required', final_report: 'required', feedback_report: 'required' },
      }),
    )
    await waiveAll(kept.id)
    expect(await services.completeCollaboration(staff, await seen(kept.id))).toMatchObject(fine)
    expect(await matchOf(kept.id)).toMatchObject({ status: 'completed', request_status: 'completed' })
    expect((await toldOf(database.store, kept)).map(({ to, says }) => `${to}: ${says}`)).toEqual([
      'hospital: Your support is completed',
      'expert: Your collaboration is completed',
    ])
  })
})

async function waiveAll(id: string) {
  for (const { kind, version } of (await matchOf(id)).reports) {
    await services.decideReport(staff, { id, kind, version, decision: 'waive', note: 'Not needed.' })
  }
}

test('25.3 no act is done from a status that does not allow it', async () => {
  const acts = {
    confirm: { from: ['selected'], act: services.confirmChoice },
    begin: {
      from: ['agreement_signed'],
      act: (who: Author, match: { id: string; version: number }) =>
        services.beginCollaboration(who, { ...match, starts_on: '2027-01-01', ends_on: '2027-07-01' }),
    },
    hold: { from: ['active'], act: explained('holdCollaboration') },
    resume: { from: ['on_hold'], act: explained('resumeCollaboration') },
    end: {
      from: ['confirmed', 'agreement_signed', 'active', 'on_hold'],
      act: explained('endEarly'),
    },
  }
  for (const status of matchStatuses) {
    for (const [name, { from, act }] of Object.entries(acts)) {
      const { id } = await keep(status)
      const outcome = await act(staff, await seen(id))
      const expected = from.includes(status) ? fine : refused('wrong_status')
      expect(outcome, `${name} from ${status}`).toMatchObject(expected)
    }
  }
})

function explained(name: 'holdCollaboration' | 'resumeCollaboration' | 'endEarly') {
  return (who: Author, match: { id: string; version: number }) =>
    services[name](who, { ...match, reason: 'Because.' })
}
