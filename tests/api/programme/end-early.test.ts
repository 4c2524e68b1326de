import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepCollaboration } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

test('25.35 the mails of an early end are shown first, and no report is due afterwards', async () => {
  const { id } = await keepCollaboration(office.store, 'active')
  const page = paths.adminMatch(id)
  const order = { version: '1', reason: 'She has moved away.' }
  const silent = await nia.browser.post(page, { ...order, reason: ' ', _action: 'preview end' })
  expect(silent.status).toBe(422)
  const shown = await nia.browser.post(page, { ...order, _action: 'preview end' })
  expect(shown.status).toBe(200)
  for (const words of ['Your support has ended early', 'Your collaboration has ended early'])
    expect(shown.html, words).toContain(words)
  expect((await nia.browser.open(page)).html).toContain('Overdue')
  expect((await nia.browser.post(page, { ...order, _action: 'end' })).status).toBe(303)
  const { html } = await nia.browser.open(page)
  expect(html).toContain('Nobody owes it since the collaboration has ended')
  expect(html).not.toMatch(/>Due<|>Overdue</)
})
