import { describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import {
  choiceOf,
  keepActiveExpert,
  keepHospital,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { editApplication } from '../applicants/edit-application.ts'
import { readShortlist } from './read-shortlist.ts'
import { readWorkspace } from './read-workspace.ts'
import { selectExpert } from './select-expert.ts'
import { sendShortlist } from './send-shortlist.ts'

const desk = coordinatorDesk()

const stays = { general_availability: 'Online support only' }
const online = { method_of_support: 'onlineOnly' }
const visit = { method_of_support: 'shortTermVisit' }

async function edit(applicationId: string, fieldsToUpdate: object) {
  const session = { applicationId, kind: 'hospital' } as const
  const edited = await editApplication(desk.store, session, { answers: { fieldsToUpdate }, locale: 'en' })
  if (!edited.ok) throw new Error(JSON.stringify(edited.refusal))
}

/** A hospital that asks for online support, and chooses among two experts who travel and one who does not. */
async function keepShortlist(facts: object = {}) {
  const request = await keepHospital(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'], online)
  const expert = await keepActiveExpert(desk.store, stays)
  await keepMatch(desk.store, request.id, 'shortlisted', expert, facts)
  const gates = async () => {
    const read = await readShortlist(desk.store, request.session, request.hash)
    if (!read.ok) throw new Error(read.refusal.code)
    return Object.fromEntries(read.value.experts.map((one) => [one.id, one.gates]))
  }
  const choose = (other = expert) => selectExpert(desk.store, request.session, choiceOf(request, other))
  return { request, expert, gates, choose }
}

describe('an expert who no longer fits a request that has changed', () => {
  test('22.19 is marked on the shortlist until the change is reverted', async () => {
    const { request, expert, gates } = await keepShortlist()
    expect(Object.values(await gates())).toEqual([[], [], []])
    await edit(request.id, visit)
    expect((await gates())[expert.expertId]).toEqual(['not_onsite'])
    expect(Object.values(await gates()).flat()).toEqual(['not_onsite'])
    await edit(request.id, online)
    expect((await gates())[expert.expertId]).toEqual([])
  })

  test('22.19 cannot be chosen, and the others on the shortlist can', async () => {
    const { request, choose } = await keepShortlist()
    await edit(request.id, visit)
    expect(await choose()).toEqual({ ok: false, refusal: { code: 'expert_unfit' } })
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['shortlisted', 'shortlisted', 'shortlisted'])
    expect(await desk.outcomes.statusOf(request.id)).toBe('shortlist_sent')
    expect(await choose(request.matches[0])).toMatchObject({ ok: true })
  })

  test('22.19 can be chosen if a coordinator has overridden the gate with a reason', async () => {
    const passed_gates = { not_onsite: 'A colleague of theirs would come.' }
    const { request, expert, gates, choose } = await keepShortlist({ passed_gates })
    await edit(request.id, visit)
    expect((await gates())[expert.expertId]).toEqual([])
    expect(await choose()).toMatchObject({ ok: true })
  })

  test('20.42 is marked in the workspace, and not sent to the hospital', async () => {
    const request = await keepRequest(
      desk.store,
      'eligible',
      ['interested', 'interested', 'interested'],
      online,
    )
    const expert = await keepActiveExpert(desk.store, stays)
    const match = await keepMatch(desk.store, request.id, 'interested', expert)
    await edit(request.id, visit)
    const read = await readWorkspace(desk.store, request.id, { filter: {}, show: 5, compare: [] })
    const marked = read.ok ? read.value.shortlist.filter(({ gates }) => gates.length > 0) : []
    expect(marked).toMatchObject([{ id: match.id, gates: ['not_onsite'] }])
    const fitting = request.matches.map(({ id }) => id)
    const send = (matchIds: readonly string[]) =>
      sendShortlist(desk.store, desk.staff, request.id, { matchIds })
    expect(await send([...fitting, match.id])).toMatchObject({
      refusal: { code: 'invalid_answers', errors: { matchIds: 'invalid_choice' } },
    })
    expect(await send(fitting)).toMatchObject({ ok: true })
  })
})
