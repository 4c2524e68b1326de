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

async function open(path: string, { browser } = nia) {
  const { status, html } = await browser.open(path)
  expect(status).toBe(200)
  return html.replaceAll('<!-- -->', '')
}

describe('25.6 the page of a match', () => {
  test('shows the words of a reminder, sends it, and says who reminded whom', async () => {
    const { id } = await keepCollaboration(office.store, 'active')
    const page = paths.adminMatch(id)
    const before = await open(page)
    expect(before).toContain('Subject: \u2068Your report is overdue')
    expect(before).toContain('made when the mail goes')
    expect(before).not.toMatch(/become-expert\/edit\?h|request-support\/edit\?h/)
    const order = { _action: 'remind', about: 'midterm_report', side: 'expert' }
    const sent = await nia.browser.post(page, order)
    expect([sent.status, sent.location]).toEqual([303, `${page}?done=remind`])
    const after = await open(`${page}?done=remind`)
    expect(after).toContain('The reminder is on its way.')
    expect(after).toMatch(/Expert reminded \(mid-term report\), by [^<]+/)
    expect(after).toContain('You can remind again from')
    const again = await nia.browser.post(page, order)
    expect(again.status).toBe(409)
    expect(again.html).toContain('They were reminded less than a day ago.')
  })

  test('offers nothing to remind of to viewers', async () => {
    const { id } = await keepCollaboration(office.store, 'active')
    const viewer = await office.signedInAs('viewer')
    expect(await open(paths.adminMatch(id), viewer)).not.toContain('Remind the')
  })
})

test('25.6 a hospital that has not chosen is reminded where its shortlist is made', async () => {
  const { id } = await keepRequest(office.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  const page = paths.adminWorkspace(id)
  expect(await open(page)).toContain('Your experts wait for your choice')
  const sent = await nia.browser.post(page, { _action: 'remind' })
  expect(sent.status).toBe(303)
  expect(await open(`${page}?done=reminded`)).toContain('The reminder is on its way to the hospital.')
  const again = await nia.browser.post(page, { _action: 'remind' })
  expect([again.status, again.html.includes('They were reminded less than a day ago.')]).toEqual([409, true])
})
