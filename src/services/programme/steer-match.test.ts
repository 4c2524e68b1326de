import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepCollaboration, keepRival } from '../../../tests/harness/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import type { Author } from '../../domain/audit.ts'
import { type MatchStatus, matchStatuses } from '../../domain/statuses/match-status.ts'
import { selectExpert } from '../matching/select-expert.ts'
import { undoSelection } from '../matching/undo-selection.ts'
import { moveApplications } from '../review/move-applications.ts'
import { readMatch } from './read-match.ts'
import { steerServices } from './steer-services.ts'

let database: TestDatabase
let staff: Author
let services: ReturnType<typeof steerServices>
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'coordinator', 'Nia Boateng')
  services = steerServices(database.store, { wake() {} })
})
afterAll(() => database.drop())

const db = () => database.store.db
const keep = (status: MatchStatus) => keepCollaboration(database.store, status)
const fine = { ok: true }
const refused = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } })

async function matchOf(id: string) {
  const found = await readMatch(database.store, id)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}
const seen = async (id: string) => ({ id, version: (await matchOf(id)).version })
const requestOf = async (id: string) => (await matchOf(id)).request_status

/** The subjects of the mails to both, as they are queued. */
async function toldOf({ hospitalId, expertId }: { hospitalId: string; expertId: string }) {
  const mails = await db()
    .selectFrom('mail')
    .selectAll()
    .where('application_id', 'in', [hospitalId, expertId])
    .orderBy('queued_at')
    .execute()
  return mails.map(({ application_id, letter, secret }) => ({
    to: application_id === hospitalId ? 'hospital' : 'expert',
    says: letter.heading,
    link: letter.parts.flatMap((part) => (part.kind === 'link' ? [part.href.replace(/=.*/, '')] : [])).join(),
    secret,
  }))
}
const auditOf = (id: string) =>
  db()
    .selectFrom('audit')
    .select(['action', 'staff_name', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

/** A hospital has chosen one of three. */
async function chooseOne() {
  const { store } = database
  const chosen = await keep('shortlisted')
  const rivals = [
    await keepRival(store, chosen.hospitalId, 'shortlisted'),
    await keepRival(store, chosen.hospitalId, 'shortlisted'),
  ]
  const selection = {
    hospitals_applications_id: chosen.hospitalId,
    hospital_name: 'Baobab District Hospital',
    experts_applications_id: chosen.expertId,
    expert_name: 'Ama Owusu',
  }
  const session = { applicationId: chosen.hospitalId, kind: 'hospital' } as const
  expect(await selectExpert(store, session, selection)).toMatchObject(fine)
  await db().deleteFrom('mail').where('due_at', '<=', sql<Date>`now()`).execute()
  return { ...chosen, rivals }
}

const heldMails = () => db().selectFrom('mail').select('id').where('due_at', '>', sql<Date>`now()`).execute()

describe('25.3 confirming a choice', () => {
  test('sends what was held at once, lets nobody take it back, and asks both for what comes first', async () => {
    const { id, hospitalId, expertId } = await chooseOne()
    expect((await matchOf(id)).undoable).toEqual(expect.any(Date))
    expect(await heldMails()).toHaveLength(3)
    expect(await services.confirmChoice(staff, await seen(id))).toMatchObject(fine)
    expect(await heldMails()).toEqual([])
    const after = await matchOf(id)
    expect([after.status, after.request_status, after.undoable]).toEqual([
      'confirmed',
      'expert_selected',
      null,
    ])
    expect(await undoSelection(database.store, staff, hospitalId)).toEqual(refused('too_late'))
    const told = await toldOf({ hospitalId, expertId })
    expect(told.filter(({ says }) => says.startsWith('Before you begin'))).toEqual([
      {
        to: 'hospital',
        says: 'Before you begin: the agreement and your letter of commitment',
        link: '/request-support/edit?h',
        secret: true,
      },
      {
        to: 'expert',
        says: 'Before you begin: the confidentiality agreement',
        link: '/become-expert/edit?h',
        secret: true,
      },
    ])
    expect(await auditOf(id)).toContainEqual({
      action: 'match_moved',
      staff_name: 'Nia Boateng',
      before: { status: 'selected' },
      after: { status: 'confirmed' },
    })
  })

  test('is refused to whoever has not seen what became of it', async () => {
    const { id } = await keep('selected')
    expect(await services.confirmChoice(staff, { id, version: 7 })).toEqual(refused('version_conflict'))
    expect(await services.confirmChoice(staff, { id: randomUUID(), version: 1 })).toEqual(
      refused('not_found'),
    )
    expect(await services.confirmChoice(staff, { id: 'none', version: 1 })).toEqual(refused('not_found'))
  })
})

describe('25.3 a chosen expert who cannot do it', () => {
  test('leaves the choice to the hospital again, while the others have heard nothing', async () => {
    const { id, hospitalId, expertId, rivals } = await chooseOne()
    await services.declineAfterAll(staff, { ...(await seen(id)), reason: 'On leave.' })
    expect(await matchOf(id)).toMatchObject({
      status: 'declined',
      answer_reason: 'On leave.',
      request_status: 'shortlist_sent',
    })
    for (const rival of rivals) expect((await matchOf(rival.id)).status).toBe('shortlisted')
    expect(await heldMails()).toEqual([])
    expect(await toldOf({ hospitalId, expertId })).toEqual([
      { to: 'hospital', says: 'Please choose another expert', link: '/select-expert?h', secret: true },
    ])
  })

  test('starts a new search once the others have been told', async () => {
    const { id, hospitalId, expertId } = await chooseOne()
    const past = new Date(Date.now() - 1000)
    await db().updateTable('match_move').set({ held_until: past }).where('match_id', '=', id).execute()
    await db().deleteFrom('mail').execute()
    expect(await services.declineAfterAll(staff, { ...(await seen(id)), reason: '' })).toEqual(
      refused('invalid_answers', { errors: { reason: 'required' } }),
    )
    await services.declineAfterAll(staff, { ...(await seen(id)), reason: 'On leave.' })
    expect(await matchOf(id)).toMatchObject({ status: 'declined', request_status: 'eligible' })
    expect((await toldOf({ hospitalId, expertId })).map(({ says }) => says)).toEqual([
      'We look for another expert for you',
    ])
  })
})

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
    expect((await toldOf(kept)).map(({ to, says }) => `${to}: ${says}`)).toEqual([
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
    expect((await toldOf(kept)).map(({ to, says }) => `${to}: ${says}`)).toEqual([
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
      from: ['selected', 'confirmed', 'agreement_signed', 'active', 'on_hold'],
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
