import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { answerInvitation } from '../../../src/services/matching/answer-invitation.ts'
import { keepChoice } from '../../harness/matching/kept-choice.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

async function chosen() {
  const kept = await keepChoice(office.store, { id: nia.id, name: 'Nia' })
  const path = paths.adminMatch(kept.first.id)
  const open = async () => (await nia.browser.open(path)).html.replaceAll('<!-- -->', '')
  const post = (fields: Record<string, string>) => nia.browser.post(path, { _action: 'confirm', ...fields })
  const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  return { ...kept, open, post, versionIn }
}

test('21.11 the page of a match warns of a refusal before the choice is confirmed', async () => {
  const { first, open, post, versionIn } = await chosen()
  const before = await open()
  expect(before).not.toContain('that they cannot do it')
  const words = 'My brother <works> there.'
  await answerInvitation(office.store, first.token, { answer: 'declined', reason: 'conflict', words })
  const stale = await post({ version: versionIn(before), stands: 'yes' })
  expect([stale.status, stale.html.includes('My brother &lt;works&gt; there.')]).toEqual([409, true])
  const html = await open()
  const at = (text: string) => html.indexOf(text)
  expect(at('that they cannot do it')).toBeGreaterThan(0)
  expect(at('that they cannot do it')).toBeLessThan(at('Confirm the choice'))
  expect(html).toContain('Expert cannot do it')
  expect(html).toContain('Said ‘not now’ after the choice, by the expert')
})

test('22.21 within its day a choice is confirmed only if the hospital has said that it is final', async () => {
  const { open, post, versionIn } = await chosen()
  const html = await open()
  expect(html).toMatch(/We promised the hospital that it may change its mind until \d+ \w+ \d{4}/)
  const version = versionIn(html)
  const early = await post({ version })
  expect(early.status).toBe(422)
  expect(early.html).toContain('Please ask the hospital first, or wait until its time is over')
  expect((await post({ version, stands: 'yes' })).status).toBe(303)
  expect(await open()).toContain('Both accept the confidentiality agreement')
})

test('22.21 after its day a choice is confirmed without asking the hospital', async () => {
  const { open, post, versionIn } = await chosen()
  await office.store.db.updateTable('match_move').set({ held_until: new Date() }).execute()
  const html = await open()
  expect(html).not.toContain('We promised the hospital')
  expect((await post({ version: versionIn(html) })).status).toBe(303)
})
