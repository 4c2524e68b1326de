import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { readOutcomes } from '../../harness/matching/read-outcomes.ts'
import {
  keepActiveExpert,
  keepHospital,
  type OwnHospital,
} from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let outcomes: ReturnType<typeof readOutcomes>
beforeAll(async () => {
  office = await openOffice()
  outcomes = readOutcomes(office.store)
}, 60_000)
afterAll(() => office.close())

const three = ['shortlisted', 'shortlisted', 'shortlisted'] as const

/** A hospital with a browser without JavaScript. */
function visit({ hash, email, pin }: OwnHospital) {
  const browser = office.newBrowser()
  const post = async (_action: string, fields: object = {}) => {
    const { status, location, html } = await browser.post(paths.selectExpert(), {
      _action,
      h: hash,
      ...fields,
    })
    return { status, location, html: html.replaceAll('<!-- -->', '') }
  }
  const look = async (plain = 'open') =>
    (await browser.open(`${paths.selectExpert()}?h=${hash}&plain=${plain}`)).html.replaceAll('<!-- -->', '')
  return { browser, post, look, signIn: () => post('open', { email, pin }) }
}

test('23.18 link and PIN open the shortlist without JavaScript; missing and wrong input gets an error', async () => {
  const request = await keepHospital(office.store, 'shortlist_sent', three)
  const { browser, post, look, signIn } = visit(request)
  const start = (await browser.open(`${paths.selectExpert()}?h=${request.hash}`)).html
  expect(start).toContain(`href="${paths.selectExpert()}?h=${request.hash}&amp;plain=open"`)
  expect(await look()).not.toContain('Harbour University Hospital')
  const empty = await post('open', { email: request.email, pin: '' })
  expect([empty.status, empty.html.includes('href="#own-pin"')]).toEqual([422, true])
  expect(empty.html).toContain(`value="${request.email}"`)
  const wrong = await post('open', { email: request.email, pin: '000000' })
  expect([wrong.status, wrong.html.includes('Invalid email or PIN.')]).toEqual([401, true])
  expect(await signIn()).toMatchObject({ status: 303 })
  const page = await look()
  expect(page.match(/type="radio"/g)).toHaveLength(3)
  expect(page).toContain('Harbour University Hospital')
})

test('23.18 an expert is chosen without JavaScript, after the page has stated the consequences', async () => {
  const request = await keepHospital(office.store, 'shortlist_sent', three)
  const [expert] = request.matches
  const { post, look, signIn } = visit(request)
  await signIn()
  const none = await post('choose')
  expect([none.status, none.html.includes('href="#expert"')]).toEqual([422, true])
  const asked = await post('choose', { expert: expert?.expertId })
  expect(asked.html).toContain('Confirm Ama Owusu?')
  expect(asked.html).toContain('automatically be told that they were not selected this time')
  expect(await outcomes.statusOf(request.id)).toBe('shortlist_sent')
  const made = await post('confirm', { expert: expert?.expertId, name: expert?.name })
  expect(made.status).toBe(303)
  expect(await outcomes.statusOf(request.id)).toBe('expert_selected')
  const page = await look('made')
  expect(page).toContain('Your expert selection was successful.')
  expect(page).toContain('You have chosen Ama Owusu')
})

test('23.18 an expert who cannot be chosen is marked, and a refused choice says why', async () => {
  const request = await keepHospital(office.store, 'shortlist_sent', three)
  const expert = { name: 'Efua', general_availability: 'Online support only' }
  const stays = await keepActiveExpert(office.store, expert)
  await keepMatch(office.store, request.id, 'shortlisted', stays)
  const { post, look, signIn } = visit(request)
  await signIn()
  expect((await look()).match(/type="radio"[^>]*disabled=""/g)).toHaveLength(1)
  const refused = await post('confirm', { expert: stays.expertId, name: 'Efua Owusu' })
  expect([refused.status, refused.html.includes('Efua Owusu no longer fits your request')]).toEqual([
    409,
    true,
  ])
  expect(refused.html.match(/type="radio"/g)).toHaveLength(4)
})

test('23.19 without JavaScript, a choice from an outdated page says which expert has gone, or who was chosen', async () => {
  const request = await keepHospital(office.store, 'shortlist_sent', three)
  const [gone, expert, other] = request.matches
  if (!gone || !expert || !other) throw new Error('Nobody')
  const { post, look, signIn } = visit(request)
  await signIn()
  expect(await look()).toContain(`name="name_${gone.expertId}"`)
  await office.store.db.updateTable('match').set({ status: 'lapsed' }).where('id', '=', gone.id).execute()
  const left = await post('choose', { expert: gone.expertId, [`name_${gone.expertId}`]: 'Esi Boateng' })
  expect([left.status, left.html.includes('Esi Boateng cannot help any more')]).toEqual([409, true])
  expect(left.html).not.toContain('href="#expert"')
  await post('confirm', { expert: expert.expertId, name: expert.name })
  const late = await post('choose', { expert: other.expertId, [`name_${other.expertId}`]: 'Efua Owusu' })
  expect(late.status).toBe(409)
  expect(late.html.replaceAll('<!-- -->', '')).toContain('Your choice of Efua Owusu did not count.')
})

test('23.18 a hospital rejects all experts without JavaScript, with a reason', async () => {
  const request = await keepHospital(office.store, 'shortlist_sent', three)
  const { post, look, signIn } = visit(request)
  expect(await post('none', { reason: 'Too far.' })).toMatchObject({ status: 401 })
  await signIn()
  const silent = await post('none', { reason: ' ' })
  expect([silent.status, silent.html.includes('href="#none-reason"')]).toEqual([422, true])
  expect(await post('none', { reason: 'Too far.' })).toMatchObject({ status: 303 })
  expect(await outcomes.statusOf(request.id)).toBe('eligible')
  expect(await look('none')).toContain('Thank you. We look again.')
})

test('23.18 a new PIN is mailed without JavaScript, and an unknown link gets the same response', async () => {
  const request = await keepHospital(office.store, 'shortlist_sent', three)
  const said = 'a new PIN is on its way'
  for (const one of [request, { ...request, hash: 'q7VhN2c0T1mXo3kZr8Yw5g' }]) {
    const sent = await visit(one).post('pin', { email: request.email })
    expect([sent.status, sent.html.includes(said), sent.html.includes(`value="${request.email}"`)]).toEqual([
      200,
      true,
      true,
    ])
  }
  expect(await outcomes.headingsTo(request.email)).toHaveLength(1)
})
