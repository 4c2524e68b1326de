import { describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import {
  choiceOf,
  keepActiveExpert,
  keepCollaboration,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { paths } from '../../domain/paths.ts'
import { findApplication } from '../../store/applications/application.ts'
import { eraseOwnData } from '../applicants/erase-own-data.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { type MoveOrder, moveApplications } from '../review/move-applications.ts'
import { undoMoves } from '../review/undo-moves.ts'
import { selectExpert } from './select-expert.ts'
import { undoSelection } from './undo-selection.ts'

const desk = coordinatorDesk()

const heldMs = 600_000
const noMails = async () => {}

async function move(id: string, to: ApplicationStatus, more: Partial<MoveOrder> = {}): Promise<string> {
  const { version } = (await findApplication(desk.store, id)) ?? { version: 0 }
  const moved = await moveApplications(
    desk.store,
    desk.staff,
    { applications: [{ id, version }], to, mail: null, ...more },
    heldMs,
  )
  if (!moved.ok) throw new Error(moved.refusal.code)
  return moved.value.undo.token
}

const expertSession = (applicationId: string) => ({ applicationId, kind: 'expert' }) as const

describe('a hospital that leaves', () => {
  test('ends its matches, and invited or chosen experts get a mail', async () => {
    const request = await keepRequest(desk.store, 'active', [
      'suggested',
      'invited',
      'interested',
      'active',
      'declined',
    ])
    await withdrawApplication(desk.store, request.session)
    expect(await desk.outcomes.statusesOf(request.id)).toEqual([
      'lapsed',
      'lapsed',
      'lapsed',
      'ended_early',
      'declined',
    ])
    const told = await Promise.all(request.matches.map(({ email }) => desk.outcomes.headingsTo(email)))
    const ended = ['A request has ended 0']
    expect(told).toEqual([[], ended, ended, ended, []])
  })

  test('while its choice is held: the chosen expert gets no mail about the choice', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
    const unasked = await keepMatch(
      desk.store,
      request.id,
      'shortlisted',
      await keepActiveExpert(desk.store),
      {
        unasked_reason: 'We know them.',
      },
    )
    await selectExpert(desk.store, request.session, choiceOf(request, unasked))
    await withdrawApplication(desk.store, request.session)
    expect(await desk.outcomes.statusesOf(request.id)).toEqual([
      'not_selected',
      'not_selected',
      'ended_early',
    ])
    expect(await desk.outcomes.headingsTo(unasked.email)).toEqual([])
    expect(await undoSelection(desk.store, desk.staff, request.id)).toMatchObject({
      refusal: { code: 'too_late' },
    })
  })

  test('gets its matches back when the move is undone, and no mail is sent', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'interested'])
    const token = await move(request.id, 'no_match')
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['lapsed', 'lapsed'])
    const [first] = request.matches
    expect(await desk.outcomes.headingsTo(first?.email ?? '')).toEqual(['A request has ended 600'])
    expect(await undoMoves(desk.store, desk.staff, { token })).toMatchObject({ ok: true })
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['shortlisted', 'interested'])
    expect(await desk.outcomes.headingsTo(first?.email ?? '')).toEqual([])
  })
})

describe('an expert who leaves', () => {
  test('ends all their matches; hospitals that know the expert get a mail', async () => {
    const expert = await keepActiveExpert(desk.store)
    const [suggested, offered, running] = [
      await keepRequest(desk.store, 'eligible', ['interested']),
      await keepRequest(desk.store, 'shortlist_sent', ['shortlisted']),
      await keepRequest(desk.store, 'active', []),
    ]
    await keepMatch(desk.store, suggested.id, 'invited', expert)
    await keepMatch(desk.store, offered.id, 'shortlisted', expert)
    await keepMatch(desk.store, running.id, 'active', expert)
    await withdrawApplication(desk.store, expertSession(expert.expertId))
    expect(await desk.outcomes.statusesOf(suggested.id)).toEqual(['interested', 'lapsed'])
    expect(await desk.outcomes.statusesOf(offered.id)).toEqual(['shortlisted', 'lapsed'])
    expect(await desk.outcomes.statusesOf(running.id)).toEqual(['ended_early'])
    expect(await desk.outcomes.headingsTo(suggested.email)).toEqual([])
    expect(await desk.outcomes.headingsTo(offered.email)).toEqual(['One of your experts cannot help 0'])
    expect(await desk.outcomes.headingsTo(running.email)).toEqual(['Your expert cannot go on 0'])
    expect(await desk.outcomes.noticesOf(suggested.id)).toHaveLength(0)
    expect(await desk.outcomes.noticesOf(offered.id)).toEqual([
      expect.stringContaining(`"${paths.adminWorkspace(offered.id)}"`),
    ])
    expect(await desk.outcomes.noticesOf(running.id)).toEqual([
      expect.stringContaining(`"${paths.adminWorkspace(running.id)}"`),
    ])
    expect(await desk.outcomes.statusOf(running.id)).toBe('active')
  })

  test('because they are declined leaves all shortlists', async () => {
    const { id: expertId } = await keepExpert(desk.store)
    for (const status of ['in_review', 'accepted'] as const) await move(expertId, status)
    const request = await keepRequest(desk.store, 'eligible', ['interested'])
    await keepMatch(desk.store, request.id, 'suggested', { expertId })
    await move(expertId, 'declined', { decline: { reason: 'documents', note: '', tell: false } })
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['interested', 'lapsed'])
  })

  test('for a pause keeps running collaborations, and leaves all shortlists', async () => {
    const expert = await keepActiveExpert(desk.store)
    const [offered, running] = [
      await keepRequest(desk.store, 'shortlist_sent', ['shortlisted']),
      await keepRequest(desk.store, 'active', []),
    ]
    await keepMatch(desk.store, offered.id, 'shortlisted', expert)
    await keepMatch(desk.store, running.id, 'active', expert)
    await move(expert.expertId, 'paused')
    expect(await desk.outcomes.statusesOf(offered.id)).toEqual(['shortlisted', 'lapsed'])
    expect(await desk.outcomes.statusesOf(running.id)).toEqual(['active'])
    expect(await desk.outcomes.headingsTo(running.email)).toEqual([])
  })

  test('as the last one of a shortlist reopens the request, until the move is undone', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted'])
    const [last] = request.matches
    const token = await move(last?.expertId ?? '', 'paused')
    expect(await desk.outcomes.statusOf(request.id)).toBe('eligible')
    expect(await desk.outcomes.headingsTo(request.email)).toEqual(['We look for other experts 600'])
    await undoMoves(desk.store, desk.staff, { token })
    expect(await desk.outcomes.statusOf(request.id)).toBe('shortlist_sent')
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['shortlisted'])
    expect(await desk.outcomes.headingsTo(request.email)).toEqual([])
  })

  test('and returns stays lapsed if the hospital has chosen another expert or has left, too', async () => {
    const [choosing, leaving] = [
      await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted']),
      await keepRequest(desk.store, 'shortlist_sent', ['shortlisted']),
    ]
    const [paused, chosen] = choosing.matches
    if (!paused || !chosen) throw new Error('Nobody')
    await keepMatch(desk.store, leaving.id, 'shortlisted', paused)
    const token = await move(paused.expertId, 'paused')
    await selectExpert(desk.store, choosing.session, choiceOf(choosing, chosen))
    await withdrawApplication(desk.store, leaving.session)
    expect(await undoMoves(desk.store, desk.staff, { token })).toMatchObject({ ok: true })
    expect(await desk.outcomes.statusesOf(choosing.id)).toEqual(['lapsed', 'selected'])
    expect(await desk.outcomes.statusesOf(leaving.id)).toEqual(['lapsed', 'lapsed'])
  })

  test('after they were chosen: the choice can be undone, and the others are on the shortlist again', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', [
      'shortlisted',
      'shortlisted',
      'shortlisted',
    ])
    const [chosen, left] = request.matches
    if (!chosen || !left) throw new Error('Nobody')
    await selectExpert(desk.store, request.session, choiceOf(request, chosen))
    for (const { expertId } of [chosen, left]) await withdrawApplication(desk.store, expertSession(expertId))
    expect(await desk.outcomes.headingsTo(chosen.email)).toEqual([expect.stringContaining('withdrawn')])
    expect(await undoSelection(desk.store, desk.staff, request.id)).toMatchObject({
      ok: true,
      value: { restored: 1 },
    })
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['ended_early', 'not_selected', 'shortlisted'])
    expect(await desk.outcomes.statusOf(request.id)).toBe('shortlist_sent')
  })

  test('and is erased: the hospital gets a mail, and the status of its request does not change', async () => {
    const request = await keepRequest(desk.store, 'expert_selected', ['confirmed'])
    const [gone] = request.matches
    await eraseOwnData(desk.store, expertSession(gone?.expertId ?? ''), noMails)
    expect(await desk.outcomes.statusesOf(request.id)).toEqual([])
    expect(await desk.outcomes.statusOf(request.id)).toBe('expert_selected')
    expect(await desk.outcomes.headingsTo(request.email)).toEqual(['Your expert cannot go on 0'])
    expect(await desk.outcomes.headingsTo(gone?.email ?? '')).toEqual([])
  })
})

test('22.7 erasing an expert deletes the letter of commitment that names them', async () => {
  const { hospitalId, expertId } = await keepCollaboration(desk.store, 'active')
  const letters = () =>
    desk.store.db.selectFrom('upload').select('id').where('application_id', '=', hospitalId).execute()
  expect(await letters()).toHaveLength(1)
  await eraseOwnData(desk.store, expertSession(expertId), noMails)
  expect(await letters()).toEqual([])
})

test('22.6 an erased hospital leaves only the mail to its experts, which does not name it', async () => {
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted'])
  await eraseOwnData(desk.store, request.session, noMails)
  const [asked] = request.matches
  const [mail, ...more] = await desk.outcomes.mailsTo(asked?.email ?? '')
  expect([mail?.letter.heading, more]).toEqual(['A request has ended', []])
  expect(JSON.stringify(mail?.letter)).not.toContain(request.name)
})

test('22.7 an expert who leaves while a hospital chooses: both actions are serialised', async () => {
  for (let run = 0; run < 10; run++) {
    const request = await keepRequest(desk.store, 'shortlist_sent', [
      'shortlisted',
      'shortlisted',
      'shortlisted',
    ])
    const [leaving, staying] = request.matches
    if (!leaving || !staying) throw new Error('Nobody')
    const [left, chosen] = await Promise.all([
      withdrawApplication(desk.store, expertSession(leaving.expertId)),
      selectExpert(desk.store, request.session, choiceOf(request, run % 2 ? leaving : staying)),
    ])
    expect(left).toMatchObject({ ok: true })
    const [first] = await desk.outcomes.statusesOf(request.id)
    const lateOrEarly = chosen.ok ? ['ended_early', 'lapsed', 'not_selected'] : ['lapsed']
    expect(lateOrEarly).toContain(first)
  }
})
