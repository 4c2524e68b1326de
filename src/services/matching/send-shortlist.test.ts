import { describe, expect, test } from 'vitest'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { mailShortlistAgain, sendShortlist } from './send-shortlist.ts'

const desk = coordinatorDesk()

const refusal = (code: string) => ({ ok: false, refusal: { code } })

describe('a shortlist', () => {
  const ids = (matches: readonly { id: string }[]) => matches.map(({ id }) => id)

  test('is mailed to the hospital with its own link, and other matches stay unchanged', async () => {
    const request = await keepRequest(desk.store, 'eligible', [
      'interested',
      'interested',
      'interested',
      'suggested',
      'invited',
    ])
    const matchIds = ids(request.matches.slice(0, 3))
    expect(await sendShortlist(desk.store, desk.staff, request.id, { matchIds })).toEqual({
      ok: true,
      value: { sent: 3 },
    })
    expect(await desk.outcomes.statusOf(request.id)).toBe('shortlist_sent')
    expect(await desk.outcomes.statusesOf(request.id)).toEqual([
      'shortlisted',
      'shortlisted',
      'shortlisted',
      'suggested',
      'invited',
    ])
    const [mail, ...more] = await desk.outcomes.mailsTo(request.email)
    expect([mail?.secret, mail?.held, more]).toEqual([true, 0, []])
    expect(JSON.stringify(mail?.letter)).toMatch(/"\/select-expert\?h=[\w-]{22}"/)
    expect(await sendShortlist(desk.store, desk.staff, request.id, { matchIds })).toEqual(
      refusal('wrong_status'),
    )
  })

  test('has three to five interested experts of this request', async () => {
    const request = await keepRequest(desk.store, 'eligible', [...Array(6).fill('interested'), 'invited'])
    const other = await keepRequest(desk.store, 'eligible', ['interested'])
    const send = (matches: readonly { id: string }[]) =>
      sendShortlist(desk.store, desk.staff, request.id, { matchIds: ids(matches) })
    const { matches } = request
    expect(await send(matches.slice(0, 2))).toMatchObject({ refusal: { errors: { matchIds: 'too_short' } } })
    expect(await send(matches.slice(0, 6))).toMatchObject({ refusal: { errors: { matchIds: 'too_many' } } })
    expect(await send([...matches.slice(0, 2), ...other.matches])).toEqual(refusal('not_found'))
    expect(await send([...matches.slice(0, 2), ...matches.slice(6)])).toEqual(refusal('wrong_status'))
    expect(await desk.outcomes.statusOf(request.id)).toBe('eligible')
    expect(await desk.outcomes.mailsTo(request.email)).toEqual([])
  })

  test('contains an uninvited expert only with a written reason', async () => {
    const request = await keepRequest(desk.store, 'eligible', ['interested', 'interested', 'suggested'])
    const matchIds = ids(request.matches)
    const send = (unaskedReason?: string) =>
      sendShortlist(desk.store, desk.staff, request.id, { matchIds, unaskedReason })
    for (const [reason, unaskedReason] of [
      [undefined, 'required'],
      ['  ', 'required'],
      ['a'.repeat(2001), 'too_long'],
    ] as const)
      expect(await send(reason)).toMatchObject({ refusal: { errors: { unaskedReason } } })
    expect(await send('We have spoken on the phone.')).toMatchObject({ ok: true })
    const reasons = await desk.store.db
      .selectFrom('match')
      .select('unasked_reason')
      .where('hospital_id', '=', request.id)
      .orderBy('suggested_at')
      .execute()
    expect(reasons.map((match) => match.unasked_reason)).toEqual([null, null, 'We have spoken on the phone.'])
  })

  test('can be mailed again while the hospital may choose', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted'])
    const { email } = request
    expect(await mailShortlistAgain(desk.store, desk.staff, request.id)).toEqual({
      ok: true,
      value: { to: email },
    })
    expect(await desk.outcomes.headingsTo(email)).toEqual(['Please choose your expert 0'])
    const early = await keepRequest(desk.store, 'eligible', [])
    expect(await mailShortlistAgain(desk.store, desk.staff, early.id)).toEqual(refusal('wrong_status'))
  })
})
