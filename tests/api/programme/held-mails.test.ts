import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepCollaboration, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

async function open(path: string) {
  const { status, html } = await nia.browser.open(path)
  expect(status).toBe(200)
  return html.replaceAll('<!-- -->', '')
}

const field = (name: string, value: string): [string, string] => [name, value]
const posted = (action: string, matches: readonly string[]) => [
  field('_action', action),
  ...matches.map((id) => field('match', id)),
]

const statusesOf = async (hospitalId: string) => {
  const matches = await office.store.db
    .selectFrom('match')
    .select('status')
    .where('hospital_id', '=', hospitalId)
    .execute()
  return matches.map(({ status }) => status).sort()
}

describe('21.7 the page where experts are asked', () => {
  test('shows the mail, sends it after the hold, and takes one question back or all', async () => {
    const { id, matches } = await keepRequest(office.store, 'eligible', ['suggested', 'suggested'])
    const page = paths.adminWorkspace(id)
    const [first = '', second = ''] = matches.map((match) => match.id)
    const order = (action: string) => [...posted(action, [first, second]), field('note', 'A note for you.')]
    const shown = await nia.browser.post(page, order('preview ask'))
    expect([shown.status, await statusesOf(id)]).toEqual([200, ['suggested', 'suggested']])
    for (const words of ['A note for you.', 'Subject: ', 'Send the questions', `value="${first}"`])
      expect(shown.html.replaceAll('<!-- -->', ''), words).toContain(words)
    expect((await nia.browser.post(page, order('ask'))).status).toBe(303)
    const held = await open(page)
    expect(held).toContain('The questions to 2 experts go out at')
    expect(held).toContain('Take all 2 questions back')
    const given = await nia.browser.post(page, { _action: `unask ${first}` })
    expect([given.status, given.html.includes('A note for you.')]).toEqual([200, true])
    expect(await statusesOf(id)).toEqual(['invited', 'suggested'])
    expect((await nia.browser.post(page, { _action: 'unask all' })).status).toBe(200)
    expect(await statusesOf(id)).toEqual(['suggested', 'suggested'])
    const late = await nia.browser.post(page, { _action: 'unask all' })
    expect([late.status, late.html.includes('It is too late.')]).toEqual([409, true])
  })

  test('shows no mail for an invalid selection, and says what is wrong', async () => {
    const { id } = await keepRequest(office.store, 'eligible', ['interested', 'interested', 'interested'])
    const page = paths.adminWorkspace(id)
    for (const _action of ['preview ask', 'preview send']) {
      const refused = await nia.browser.post(page, { _action })
      expect([_action, refused.status, refused.html.includes('Subject: ')]).toEqual([_action, 422, false])
    }
  })
})

test('22.18 a shortlist is shown before it goes, and taken back while it is held', async () => {
  const { id, matches } = await keepRequest(office.store, 'eligible', [
    'interested',
    'interested',
    'interested',
  ])
  const page = paths.adminWorkspace(id)
  const match = matches.map((one) => one.id)
  const shown = await nia.browser.post(page, posted('preview send', match))
  expect([shown.status, shown.html.includes('Please choose your expert')]).toEqual([200, true])
  expect((await nia.browser.post(page, posted('send', match))).status).toBe(303)
  expect(await open(page)).toContain('Take the shortlist back')
  expect((await nia.browser.post(page, { _action: 'unsend' })).status).toBe(303)
  expect(await statusesOf(id)).toEqual(['interested', 'interested', 'interested'])
})

test('25.7 the beginning of a collaboration is shown with its days, and taken back while it is held', async () => {
  const { id, hospitalId } = await keepCollaboration(office.store, 'agreement_signed')
  const page = paths.adminMatch(id)
  const days = { version: '1', starts_on: '2027-01-01', ends_on: '2027-07-01' }
  const wrong = await nia.browser.post(page, { ...days, ends_on: '', _action: 'preview begin' })
  expect(wrong.status).toBe(422)
  const shown = await nia.browser.post(page, { ...days, _action: 'preview begin' })
  expect(shown.status).toBe(200)
  for (const words of [
    'Your support begins',
    'Your collaboration begins',
    '1 January 2027',
    'value="2027-07-01"',
  ])
    expect(shown.html, words).toContain(words)
  expect(await statusesOf(hospitalId)).toEqual(['agreement_signed'])
  expect((await nia.browser.post(page, { ...days, _action: 'begin' })).status).toBe(303)
  const held = await open(page)
  expect(held).toContain('The beginning is held until')
  const offered = [...held.matchAll(/<button[^>]*name="_action"[^>]*>/g)].map(([button]) =>
    /value="([^"]*)"/.exec(button)?.at(1),
  )
  expect(offered, '25.24').toEqual(['takeBack', 'note'])
  expect((await nia.browser.post(page, { _action: 'takeBack' })).status).toBe(303)
  expect(await statusesOf(hospitalId)).toEqual(['agreement_signed'])
  expect((await nia.browser.post(page, { _action: 'takeBack' })).status).toBe(409)
})

test('25.33 the tick for days in the past is asked for when it is needed', async () => {
  const { id } = await keepCollaboration(office.store, 'agreement_signed')
  const page = paths.adminMatch(id)
  expect(await open(page)).not.toContain('although they lie in the past')
  const days = { version: '1', starts_on: '2025-01-01', ends_on: '2025-07-01', _action: 'preview begin' }
  const asked = await nia.browser.post(page, days)
  expect([asked.status, asked.html.includes('These days are right')]).toEqual([422, true])
  expect(asked.html).toContain('value="2025-07-01"')
  const shown = await nia.browser.post(page, { ...days, past: 'yes' })
  expect([shown.status, shown.html.includes('name="past"')]).toEqual([200, true])
})

describe('25.30 while mails are held', () => {
  const endHold = () => office.store.db.updateTable('match_move').set({ held_until: new Date() }).execute()
  const board = () => open(paths.adminBoard())

  test('no page says that a question was sent, and each says so afterwards', async () => {
    const { id, matches } = await keepRequest(office.store, 'eligible', ['suggested'])
    const [match = ''] = matches.map((one) => one.id)
    const asked = await nia.browser.post(paths.adminWorkspace(id), posted('ask', [match]))
    const place = asked.location?.split('#')[0] ?? ''
    const page = await open(place)
    expect(page).toContain('The question to 1 expert goes out at')
    expect([page.includes('1 expert was asked'), page.includes('Not sent yet')]).toEqual([false, true])
    expect(await open(paths.adminMatch(match))).toMatch(/Waits until [^<]*, then: Asked/)
    expect(await board()).toContain('Not sent yet')
    await endHold()
    const after = await open(place)
    expect(after).toContain('1 expert was asked.')
    expect(after).not.toContain('Not sent yet')
    expect(await open(paths.adminMatch(match))).toContain('Asked, since')
    expect(await board()).not.toContain('Not sent yet')
  })

  test('no page says that a shortlist was sent', async () => {
    const { id, matches } = await keepRequest(office.store, 'eligible', [
      'interested',
      'interested',
      'interested',
    ])
    const ids = matches.map((one) => one.id)
    const sent = await nia.browser.post(paths.adminWorkspace(id), posted('send', ids))
    const page = await open(sent.location?.split('#')[0] ?? '')
    expect(page).toContain('The shortlist of 3 experts goes to the hospital at')
    expect([page.includes('on its way'), page.match(/Not sent yet/g)?.length]).toEqual([false, 3])
    expect(await open(paths.adminMatch(ids[0] ?? ''))).toMatch(
      /Waits until [^<]*, then: Sent to the hospital/,
    )
  })
})
