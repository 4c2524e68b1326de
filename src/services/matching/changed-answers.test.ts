import { describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { usualFacts } from '../../domain/brand.ts'
import { insertAnswerChange } from '../../store/review/answer-changes.ts'
import { editApplication } from '../applicants/edit-application.ts'
import { readBoard } from '../programme/read-board.ts'
import { readMatch } from '../programme/read-match.ts'
import { askExperts } from './ask-experts.ts'
import { readWorkspace } from './read-workspace.ts'

const desk = coordinatorDesk()

async function edit(applicationId: string, kind: 'expert' | 'hospital', fieldsToUpdate: object) {
  const session = { applicationId, kind } as const
  const edited = await editApplication(desk.store, session, { answers: { fieldsToUpdate }, locale: 'en' })
  if (!edited.ok) throw new Error(JSON.stringify(edited.refusal))
}

async function changedOf(matchId: string) {
  const read = await readMatch(desk.store, matchId)
  return read.ok ? read.value.changed : undefined
}

async function workspaceOf(id: string) {
  const read = await readWorkspace(desk.store, id, { filter: {}, show: 5, compare: [] })
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

const toVisit = { method_of_support: 'shortTermVisit' }
const changed = { fields: ['method_of_support'], at: expect.any(Date) }

describe('a request that changes while its matches are open', () => {
  test('20.28 is marked on its match, its workspace and its card', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted'])
    await edit(request.id, 'hospital', toVisit)
    expect(await changedOf(request.matches[0]?.id ?? '')).toEqual({ hospital: changed, expert: null })
    expect((await workspaceOf(request.id)).requestChanged).toEqual(changed)
    const board = await readBoard(desk.store, desk.staff, {})
    const cards = Object.values(board).flatMap(({ tickets }) => tickets)
    const card = cards.find(({ hospital_id }) => hospital_id === request.id)
    expect(card?.changed).toEqual(changed)
  })

  test('20.28 is marked until the team acts on the match again', async () => {
    const request = await keepRequest(desk.store, 'eligible', ['suggested'])
    const id = request.matches[0]?.id ?? ''
    await edit(request.id, 'hospital', toVisit)
    const asked = await askExperts(desk.store, desk.staff, request.id, { matchIds: [id], note: '' })
    expect(asked).toMatchObject({ ok: true })
    expect(await changedOf(id)).toEqual({ hospital: null, expert: null })
  })

  test('20.28 is not marked for other answers, or for a match that is over', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'lapsed'])
    const [open, over] = request.matches
    await edit(request.id, 'hospital', { city: 'Kumasi' })
    expect((await changedOf(open?.id ?? ''))?.hospital).toBeNull()
    await edit(request.id, 'hospital', toVisit)
    expect((await changedOf(over?.id ?? ''))?.hospital).toBeNull()
  })

  test('20.29 is announced to the coordinator, with the questions', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted'])
    await edit(request.id, 'hospital', { city: 'Kumasi' })
    expect(await desk.outcomes.noticesOf(request.id)).toEqual([])
    await edit(request.id, 'hospital', toVisit)
    expect(await desk.outcomes.noticesOf(request.id)).toEqual([
      expect.stringMatching(/Method of support.*A hospital has changed its request/),
    ])
  })

  test('20.29 is not announced while no match is open', async () => {
    const request = await keepRequest(desk.store, 'eligible', ['declined'])
    await edit(request.id, 'hospital', toVisit)
    expect(await desk.outcomes.noticesOf(request.id)).toEqual([])
  })
})

test('20.30 an expert who changes answers during a match is marked and announced in the same way', async () => {
  const request = await keepRequest(desk.store, 'eligible')
  const expert = await keepActiveExpert(desk.store, { general_availability: 'Online and onsite support' })
  const { id } = await keepMatch(desk.store, request.id, 'interested', expert)
  await edit(expert.expertId, 'expert', { general_availability: 'Online support only' })
  const availability = { fields: ['general_availability'], at: expect.any(Date) }
  expect(await changedOf(id)).toEqual({ hospital: null, expert: availability })
  expect((await workspaceOf(request.id)).shortlist).toMatchObject([{ id, changed: availability }])
  const notices = await desk.outcomes.mailsTo(usualFacts.coordinator_email)
  expect(notices.find(({ application_id }) => application_id === expert.expertId)?.text).toContain(
    'An expert has changed their answers',
  )
})

test('25.29 until its work begins, a match has today’s score by its own weights', async () => {
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'not_selected'])
  const [open, over] = request.matches
  const todayOf = async (id = '') => {
    const read = await readMatch(desk.store, id)
    return read.ok ? read.value.today : undefined
  }
  const before = await todayOf(open?.id)
  await edit(request.id, 'hospital', { working_languages: [3] })
  const after = await todayOf(open?.id)
  expect(before?.petals.languages.points).toBeGreaterThan(0)
  expect(after?.petals.languages.points).toBe(0)
  expect(after?.score).toBeLessThan(before?.score ?? 0)
  expect(after?.weights).toEqual(before?.weights)
  expect(await todayOf(over?.id)).toBeNull()
})

test('20.53 corrections by staff and reverted changes are not marked as changed by the applicant', async () => {
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted'])
  const { method_of_support: before } = request.answers
  const byStaff = (from: unknown, to: unknown) =>
    insertAnswerChange(desk.store, request.id, desk.staff, {
      before: { method_of_support: from },
      after: { method_of_support: to },
    })
  const id = request.matches[0]?.id ?? ''
  await byStaff(before, 'shortTermVisit')
  expect(await changedOf(id)).toEqual({ hospital: null, expert: null })
  await byStaff('shortTermVisit', before)
  await edit(request.id, 'hospital', toVisit)
  expect((await changedOf(id))?.hospital).toEqual(changed)
  await byStaff('shortTermVisit', before)
  expect(await changedOf(id)).toEqual({ hospital: null, expert: null })
})
