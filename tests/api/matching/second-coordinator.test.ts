import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { answerInvitation } from '../../../src/services/matching/answer-invitation.ts'
import { keepThree } from '../../harness/matching/kept-choice.ts'
import { keepCollaboration, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
let other: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
  other = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

const field = (name: string, value: string): [string, string] => [name, value]
const plain = (html: string) => html.replaceAll('<!-- -->', '')

test('21.13 asking experts whom a colleague has already asked is refused with the colleague’s name', async () => {
  const { id, matches } = await keepRequest(office.store, 'eligible', ['suggested'])
  const page = paths.adminWorkspace(id)
  const order = [field('_action', 'ask'), field('match', matches[0]?.id ?? '')]
  expect((await nia.browser.post(page, order)).status).toBe(303)
  const second = await other.browser.post(page, order)
  expect(second.status).toBe(422)
  expect(plain(second.html)).toContain('was faster and has asked these experts already')

  expect((await nia.browser.post(page, { _action: 'unask all' })).status).toBe(303)
  const late = await other.browser.post(page, { _action: 'unask all' })
  expect(late.status).toBe(409)
  expect(plain(late.html)).toContain('has taken it back already')
  expect(late.html).not.toContain('The mail is on its way')
})

test('21.13 undoing an action that a colleague has already undone is refused with the colleague’s name', async () => {
  const { id } = await keepCollaboration(office.store, 'agreement_signed')
  const page = paths.adminMatch(id)
  const days = { version: '1', starts_on: '2099-01-01', ends_on: '2099-07-01' }
  expect((await nia.browser.post(page, { ...days, _action: 'begin' })).status).toBe(303)
  expect((await nia.browser.post(page, { _action: 'takeBack' })).status).toBe(303)
  const late = await other.browser.post(page, { _action: 'takeBack' })
  expect(late.status).toBe(409)
  expect(plain(late.html)).toContain('has taken it back already')
  expect(late.html).not.toContain('on their way')
})

test('21.14 an expert who declined is marked, can be added again, and is listed once among earlier matches', async () => {
  const { hospital, first } = await keepThree(office.store, { id: nia.id, name: 'Nia' })
  await answerInvitation(office.store, first.token, { answer: 'declined', reason: 'conflict' })
  const page = paths.adminWorkspace(hospital.id)
  const open = async () => plain((await nia.browser.open(page)).html)
  const said = /Said no on \d+ \w+ \d{4}: I have a conflict of interest/g
  const before = await open()
  expect(before).toMatch(said)
  expect(before).toContain('Add to shortlist again')
  for (const act of [`add ${first.expertId}`, 'drop']) {
    const again = await office.store.db
      .selectFrom('match')
      .select('id')
      .where('expert_id', '=', first.expertId)
      .where('status', '=', 'suggested')
      .executeTakeFirst()
    await nia.browser.post(page, { _action: act === 'drop' ? `drop ${again?.id}` : act })
    expect(await open()).toMatch(said)
  }
  expect((await open()).match(new RegExp(`href="${paths.adminMatch('')}[^"]*"`, 'g'))).toHaveLength(1)
})
