import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepRequest } from '../../../tests/harness/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { whatBecame } from '../../../tests/harness/what-became.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { mailShortlistAgain, sendShortlist } from './send-shortlist.ts'

let database: TestDatabase
let store: Store
let staff: Author
let became: ReturnType<typeof whatBecame>
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
  became = whatBecame(store)
})
afterAll(() => database.drop())

const refusal = (code: string) => ({ ok: false, refusal: { code } })

describe('a shortlist', () => {
  const ids = (matches: readonly { id: string }[]) => matches.map(({ id }) => id)

  test('goes to the hospital with a link of its own, and the others stay in question', async () => {
    const request = await keepRequest(store, 'eligible', [
      'interested',
      'interested',
      'interested',
      'suggested',
      'invited',
    ])
    const matchIds = ids(request.matches.slice(0, 3))
    expect(await sendShortlist(store, staff, request.id, { matchIds })).toEqual({
      ok: true,
      value: { sent: 3 },
    })
    expect(await became.statusOf(request.id)).toBe('shortlist_sent')
    expect(await became.statusesOf(request.id)).toEqual([
      'shortlisted',
      'shortlisted',
      'shortlisted',
      'suggested',
      'invited',
    ])
    const [mail, ...more] = await became.mailsTo(request.email)
    expect([mail?.secret, mail?.held, more]).toEqual([true, 0, []])
    expect(JSON.stringify(mail?.letter)).toMatch(/"\/select-expert\?h=[\w-]{22}"/)
    expect(await sendShortlist(store, staff, request.id, { matchIds })).toEqual(refusal('wrong_status'))
  })

  test('has three to five experts of this request, each of whom is interested', async () => {
    const request = await keepRequest(store, 'eligible', [...Array(6).fill('interested'), 'invited'])
    const other = await keepRequest(store, 'eligible', ['interested'])
    const send = (matches: readonly { id: string }[]) =>
      sendShortlist(store, staff, request.id, { matchIds: ids(matches) })
    const { matches } = request
    expect(await send(matches.slice(0, 2))).toMatchObject({ refusal: { errors: { matchIds: 'too_short' } } })
    expect(await send(matches.slice(0, 6))).toMatchObject({ refusal: { errors: { matchIds: 'too_many' } } })
    expect(await send([...matches.slice(0, 2), ...other.matches])).toEqual(refusal('not_found'))
    expect(await send([...matches.slice(0, 2), ...matches.slice(6)])).toEqual(refusal('wrong_status'))
    expect(await became.statusOf(request.id)).toBe('eligible')
    expect(await became.mailsTo(request.email)).toEqual([])
  })

  test('contains an uninvited expert only with a written reason', async () => {
    const request = await keepRequest(store, 'eligible', ['interested', 'interested', 'suggested'])
    const matchIds = ids(request.matches)
    const send = (unaskedReason?: string) =>
      sendShortlist(store, staff, request.id, { matchIds, unaskedReason })
    for (const [reason, unaskedReason] of [
      [undefined, 'required'],
      ['  ', 'required'],
      ['a'.repeat(2001), 'too_long'],
    ] as const)
      expect(await send(reason)).toMatchObject({ refusal: { errors: { unaskedReason } } })
    expect(await send('We have spoken on the phone.')).toMatchObject({ ok: true })
    const reasons = await store.db
      .selectFrom('match')
      .select('unasked_reason')
      .where('hospital_id', '=', request.id)
      .orderBy('suggested_at')
      .execute()
    expect(reasons.map((match) => match.unasked_reason)).toEqual([null, null, 'We have spoken on the phone.'])
  })

  test('is mailed again for as long as the hospital may choose', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted'])
    const { email } = request
    expect(await mailShortlistAgain(store, staff, request.id)).toEqual({ ok: true, value: { to: email } })
    expect(await became.headingsTo(email)).toEqual(['Please choose your expert 0'])
    const early = await keepRequest(store, 'eligible', [])
    expect(await mailShortlistAgain(store, staff, early.id)).toEqual(refusal('wrong_status'))
  })
})
