import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { mailsTo } from '../../../tests/harness/matching/read-outcomes.ts'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { usualFacts } from '../../domain/brand.ts'
import { editApplication } from '../applicants/edit-application.ts'
import { previewMails } from '../mail/preview-mails.ts'
import { answerInvitation } from './answer-invitation.ts'
import { askExperts } from './ask-experts.ts'
import { followInvitations } from './follow-invitations.ts'

const desk = coordinatorDesk()

const stays = { general_availability: 'Online support only' }
const online = { method_of_support: 'onlineOnly' }
const visit = { method_of_support: 'shortTermVisit' }

/** A hospital that asks for online support, an expert who does not travel, and one who does. */
async function keepSuggestions(facts: object = {}) {
  const name = `Hospital ${crypto.randomUUID()}`
  const request = await keepRequest(desk.store, 'eligible', ['suggested'], { ...online, name })
  const staying = await keepMatch(
    desk.store,
    request.id,
    'suggested',
    await keepActiveExpert(desk.store, stays),
    facts,
  )
  const [travelling] = request.matches
  if (!travelling) throw new Error('Nobody')
  const ask = (...asked: { id: string }[]) =>
    askExperts(desk.store, desk.staff, request.id, { matchIds: asked.map(({ id }) => id) })
  const change = async (fieldsToUpdate: object) => {
    const answers = { fieldsToUpdate }
    const edited = await editApplication(desk.store, request.session, { answers, locale: 'en' })
    if (!edited.ok) throw new Error(JSON.stringify(edited.refusal))
  }
  const notices = async () =>
    (await mailsTo(desk.store, usualFacts.coordinator_email)).filter(({ letter }) =>
      letter.subject.endsWith(`interested in ${name}`),
    )
  return { request, staying, travelling, ask, change, notices }
}

/** An expert who was asked before the request changed, and the token of the mail. */
async function keepAsked() {
  const kept = await keepSuggestions()
  await kept.ask(kept.staying)
  const [mail] = await mailsTo(desk.store, kept.staying.email)
  await kept.change(visit)
  return { ...kept, token: mail?.token ?? '' }
}

const refusal = { code: 'invalid_answers', errors: { matchIds: 'invalid_choice' } }

describe('an expert who no longer fits', () => {
  test('21.9 is not asked, nor is anybody who is selected with them; the others can be asked separately', async () => {
    const { request, staying, travelling, ask, change } = await keepSuggestions()
    await change(visit)
    expect(await ask(staying, travelling)).toEqual({ ok: false, refusal })
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['suggested', 'suggested'])
    expect(await mailsTo(desk.store, travelling.email)).toEqual([])
    expect(await ask(travelling)).toEqual({ ok: true, value: { asked: 1 } })
    expect(await mailsTo(desk.store, staying.email)).toEqual([])
  })

  test('21.9 has no preview of the mail', async () => {
    const { request, staying, change } = await keepSuggestions()
    await change(visit)
    const shown = await previewMails(desk.store, (trial) =>
      askExperts(trial, desk.staff, request.id, { matchIds: [staying.id] }),
    )
    expect(shown).toEqual({ ok: false, refusal })
  })

  test('21.9 can be asked once the change is reverted, or if a coordinator has overridden the gate', async () => {
    const { staying, ask, change } = await keepSuggestions()
    await change(visit)
    await change(online)
    expect(await ask(staying)).toMatchObject({ ok: true })
    const passed = await keepSuggestions({ passed_gates: { not_onsite: 'A colleague would travel.' } })
    await passed.change(visit)
    expect(await passed.ask(passed.staying)).toMatchObject({ ok: true })
  })

  test('21.10 may still answer; the notice says that they cannot be on a shortlist', async () => {
    const { request, staying, token, notices } = await keepAsked()
    expect(await answerInvitation(desk.store, token, { answer: 'interested' })).toMatchObject({ ok: true })
    expect(await desk.outcomes.statusesOf(request.id)).toContain('interested')
    const [notice, ...more] = await notices()
    expect(more).toEqual([])
    expect(notice?.text).toContain('no longer fits the request, and cannot be on a shortlist as it is')
    expect(notice?.text).not.toContain('can be on the next shortlist')
    expect(notice?.text).not.toContain('travel')
    expect(await mailsTo(desk.store, staying.email)).toHaveLength(1)
  })

  test('21.10 gets no reminder while they do not fit, and one if they fit again', async () => {
    const { staying, change } = await keepAsked()
    await sql`UPDATE match_invitation SET asked_at = asked_at - interval '8 days',
      answer_by = answer_by - interval '8 days' WHERE match_id = ${staying.id}`.execute(desk.store.db)
    await followInvitations(desk.store)
    expect(await mailsTo(desk.store, staying.email)).toHaveLength(1)
    await change(online)
    await followInvitations(desk.store)
    const [, reminder] = await mailsTo(desk.store, staying.email)
    expect(reminder?.letter.subject).toMatch(/^A reminder:/)
  })
})
