import { describe, expect, test } from 'vitest'
import { fine, matchIn, refused } from '../../../tests/harness/matching/match-of-staff.ts'
import { keepCollaboration, toldOf } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { type MatchStatus, matchStatuses } from '../../domain/matching/match-status.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { moveApplications } from '../review/move-applications.ts'

const desk = coordinatorDesk()

const db = () => desk.store.db
const keep = (status: MatchStatus) => keepCollaboration(desk.store, status)
const matchOf = (id: string) => matchIn(desk.store, id)
const seen = async (id: string) => ({ id, version: (await matchOf(id)).version })
const requestOf = async (id: string) => (await matchOf(id)).request_status

test('25.3 staff can start a new search once a request has no expert', async () => {
  const { id, hospitalId } = await keep('active')
  const search = async () => {
    const { version } = await db()
      .selectFrom('application')
      .select('version')
      .where('id', '=', hospitalId)
      .executeTakeFirstOrThrow()
    const applications = [{ id: hospitalId, version }]
    return moveApplications(desk.store, desk.staff, { applications, to: 'eligible' }, 0)
  }
  expect(await search()).toEqual(refused('made_by_matching'))
  await desk.programme.endEarly(desk.staff, { ...(await seen(id)), reason: 'She has moved away.' })
  expect(await search()).toMatchObject(fine)
  expect(await requestOf(id)).toBe('eligible')
})

describe('25.3 a collaboration', () => {
  test('begins with a start and an end date: three reports are due, the request is active, and both get a mail', async () => {
    const kept = await keep('agreement_signed')
    const days = { starts_on: '2027-01-01', ends_on: '2027-07-01' }
    expect(
      await desk.programme.beginCollaboration(desk.staff, { ...(await seen(kept.id)), ...days }),
    ).toMatchObject(fine)
    const match = await matchOf(kept.id)
    expect(match).toMatchObject({ status: 'active', request_status: 'active', ...days })
    expect(match.reports.map(({ kind, due_on, status }) => [kind, due_on, status])).toEqual([
      ['midterm_report', '2027-04-01', 'due'],
      ['final_report', '2027-07-15', 'due'],
      ['feedback_report', '2027-07-15', 'due'],
    ])
    expect((await toldOf(desk.store, kept)).map(({ to, says }) => `${to}: ${says}`)).toEqual([
      'hospital: Your support begins',
      'expert: Your collaboration begins',
    ])
  })

  test('does not begin with invalid dates, or an end before the start', async () => {
    const { id } = await keep('agreement_signed')
    const begin = async (starts_on: string, ends_on: string) =>
      desk.programme.beginCollaboration(desk.staff, { ...(await seen(id)), starts_on, ends_on })
    const wrong = (errors: object) => refused('invalid_answers', { errors })
    expect(await begin('', '2027-02-30')).toEqual(wrong({ starts_on: 'required', ends_on: 'invalid_time' }))
    expect(await begin('2027-01-01', '9999-12-31')).toEqual(wrong({ ends_on: 'invalid_time' }))
    expect(await begin('2027-01-01', '2027-01-01')).toEqual(wrong({ ends_on: 'too_early' }))
    expect(await requestOf(id)).toBe('expert_selected')
  })

  test('is put on hold and resumed with a reason, which its history shows', async () => {
    const kept = await keep('active')
    const { id } = kept
    expect(await desk.programme.holdCollaboration(desk.staff, { ...(await seen(id)), reason: ' ' })).toEqual(
      refused('invalid_answers', { errors: { reason: 'required' } }),
    )
    await desk.programme.holdCollaboration(desk.staff, { ...(await seen(id)), reason: 'The ward is closed.' })
    expect((await matchOf(id)).status).toBe('on_hold')
    await desk.programme.resumeCollaboration(desk.staff, { ...(await seen(id)), reason: 'It is open again.' })
    const { status, moves } = await matchOf(id)
    expect([status, ...moves.map(({ reason }) => reason)]).toEqual([
      'active',
      'The ward is closed.',
      'It is open again.',
    ])
    expect(
      (await toldOf(desk.store, kept)).map(({ to, says }) => `${to}: ${says}`),
      '25.34',
    ).toEqual(['hospital: Your support goes on', 'expert: Your collaboration goes on'])
  })

  test('ends early with a reason that only staff see; the request has no expert then', async () => {
    const kept = await keep('active')
    await desk.programme.endEarly(desk.staff, { ...(await seen(kept.id)), reason: 'She has moved away.' })
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
    expect(await desk.programme.completeCollaboration(desk.staff, await seen(kept.id))).toEqual(
      refused('invalid_answers', {
        errors: { midterm_report: 'required', final_report: 'required', feedback_report: 'required' },
      }),
    )
    await waiveAll(kept.id)
    expect(await desk.programme.completeCollaboration(desk.staff, await seen(kept.id))).toMatchObject(fine)
    expect(await matchOf(kept.id)).toMatchObject({ status: 'completed', request_status: 'completed' })
    expect((await toldOf(desk.store, kept)).map(({ to, says }) => `${to}: ${says}`)).toEqual([
      'hospital: Your support is completed',
      'expert: Your collaboration is completed',
    ])
  })
})

async function waiveAll(id: string) {
  for (const { kind, version } of (await matchOf(id)).reports) {
    await desk.programme.decideReport(desk.staff, {
      id,
      kind,
      version,
      decision: 'waive',
      note: 'Not needed.',
    })
  }
}

test('25.33 days in the past need a tick, and nothing is completed before its first day', async () => {
  const { id } = await keep('agreement_signed')
  const begin = async (starts_on: string, ends_on: string, past = false) =>
    desk.programme.beginCollaboration(desk.staff, { ...(await seen(id)), starts_on, ends_on, past })
  const asks = refused('invalid_answers', { errors: { past: 'required' } })
  expect(await begin('2025-01-01', '2099-07-01')).toEqual(asks)
  expect(await begin('2025-01-01', '2025-07-01')).toEqual(asks)
  expect(await begin('2025-01-01', '2025-07-01', true)).toMatchObject(fine)
  const later = await keep('active')
  const days = { starts_on: '2099-01-01', ends_on: '2099-07-01' }
  await desk.store.db.updateTable('match').set(days).where('id', '=', later.id).execute()
  expect(await desk.programme.completeCollaboration(desk.staff, await seen(later.id))).toEqual(
    refused('invalid_answers', { errors: { starts_on: 'too_early' } }),
  )
})

test('25.3 an action is refused in a status that does not allow it', async () => {
  const acts = {
    confirm: { from: ['selected'], act: desk.programme.confirmChoice },
    begin: {
      from: ['agreement_signed'],
      act: (who: Author, match: { id: string; version: number }) =>
        desk.programme.beginCollaboration(who, { ...match, starts_on: '2027-01-01', ends_on: '2027-07-01' }),
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
      const outcome = await act(desk.staff, await seen(id))
      const expected = from.includes(status) ? fine : refused('wrong_status')
      expect(outcome, `${name} from ${status}`).toMatchObject(expected)
    }
  }
})

function explained(name: 'holdCollaboration' | 'resumeCollaboration' | 'endEarly') {
  return (who: Author, match: { id: string; version: number }) =>
    desk.programme[name](who, { ...match, reason: 'Because.' })
}
