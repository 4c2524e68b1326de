import { afterAll, beforeAll, expect, test } from 'vitest'
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

const post = async (page: string, fields: [string, string][]) => {
  const { status, html } = await nia.browser.post(page, fields)
  return { status, html: html.replaceAll('<!-- -->', '') }
}

test('25.26 the note of a report that a colleague has settled meanwhile is still on the page', async () => {
  const { id } = await keepCollaboration(office.store, 'active')
  const reports = office.store.db.updateTable('report').where('match_id', '=', id)
  const kind = 'midterm_report'
  const order: [string, string][] = [
    ['_action', 'return'],
    ['kind', kind],
    ['version', '1'],
    ['note', 'Please add the numbers.'],
  ]
  await reports
    .set({ status: 'submitted', answers: {}, submitted_at: new Date(), version: 2 })
    .where('kind', '=', kind)
    .execute()
  const stale = await post(paths.adminMatch(id), order)
  expect([stale.status, stale.html.includes('What you typed is still here.')]).toEqual([409, true])
  expect(stale.html).toMatch(/<textarea[^>]*name="note"[^>]*>Please add the numbers\./)
  await reports
    .set({ status: 'accepted', settled_at: new Date(), version: 3 })
    .where('kind', '=', kind)
    .execute()
  const gone = await post(paths.adminMatch(id), order)
  expect([gone.status, gone.html.includes('What you typed is still here.')]).toEqual([409, false])
  expect(gone.html).toMatch(/What you typed:<\/p><p[^>]*>Please add the numbers\./)
})

test('24.9 the page of a match shows when a report was sent and when it was accepted', async () => {
  const { id } = await keepCollaboration(office.store, 'active')
  const times = { submitted_at: new Date('2026-11-16T08:00Z'), settled_at: new Date('2026-11-17T09:30Z') }
  const reports = office.store.db.updateTable('report').where('match_id', '=', id)
  await reports
    .set({ status: 'accepted', answers: {}, ...times })
    .where('kind', '=', 'midterm_report')
    .execute()
  const { html } = await nia.browser.open(paths.adminMatch(id))
  const text = html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' ')
  expect(text).toMatch(/Sent on[^.]*16 Nov[^.]*Accepted on[^.]*17 Nov/)
})

test('25.27 going back from the mails keeps what was ticked and typed; the mail of a shortlist says who is in it', async () => {
  const statuses = ['suggested', 'suggested', 'interested', 'interested'] as const
  const { id, matches } = await keepRequest(office.store, 'eligible', statuses)
  const page = paths.adminWorkspace(id)
  const [first, , ...others] = matches
  const sent = [first, ...others].flatMap((match): [string, string][] => (match ? [['match', match.id]] : []))
  const asked: [string, string][] = [
    ['_action', 'back ask'],
    ['match', first?.id ?? ''],
    ['note', 'Please help.'],
  ]
  const typed = await post(page, asked)
  expect(typed.status).toBe(200)
  expect(typed.html).toMatch(/<textarea[^>]*name="note"[^>]*>Please help\./)
  expect(typed.html.match(/<input[^>]*name="match"[^>]*checked/g)).toHaveLength(1)
  const order: [string, string][] = [...sent, ['unaskedReason', 'By telephone.']]
  const shown = await post(page, [['_action', 'preview send'], ...order])
  const listed = shown.html.slice(shown.html.indexOf('The hospital chooses one of these experts:'))
  expect(listed.slice(0, listed.indexOf('</ul>')).match(/<li>/g)).toHaveLength(3)
  expect(shown.html).toContain('value="back send"')
  const back = await post(page, [['_action', 'back send'], ...order])
  expect(back.html).toMatch(/<textarea[^>]*name="unaskedReason"[^>]*>By telephone\./)
})

test('25.27 going back from the mails of a beginning keeps its days', async () => {
  const { id } = await keepCollaboration(office.store, 'agreement_signed')
  const days: [string, string][] = [
    ['version', '1'],
    ['starts_on', '2031-01-01'],
    ['ends_on', '2031-07-01'],
  ]
  const back = await post(paths.adminMatch(id), [['_action', 'back begin'], ...days])
  expect([back.status, back.html.includes('value="2031-07-01"')]).toEqual([200, true])
  expect(back.html).not.toMatch(/role="alert"(?![^>]* hidden)/)
})
