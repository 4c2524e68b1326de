import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { selectExpert } from '../../../src/services/matching/select-expert.ts'
import { moveApplications } from '../../../src/services/review/move-applications.ts'
import { choiceOf, keepCollaboration, keepHospital, keepRequest } from '../../harness/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

/** What the page of a match says is next. */
async function next(id: string): Promise<string> {
  const { html } = await nia.browser.open(paths.adminMatch(id))
  const box = /id="next".*?<\/section>/s.exec(html)?.[0] ?? ''
  return box.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' ')
}

const nothing = 'You need not do anything.'

test('25.31 a match that came to nothing says how, and what its request still needs', async () => {
  const { matches } = await keepRequest(office.store, 'eligible', ['declined', 'lapsed'])
  for (const [at, said] of ['The expert has said no.', 'This is no longer open.'].entries()) {
    const box = await next(matches[at]?.id ?? '')
    expect(box).toContain(`${said} The request goes on: what is next for it stands with its shortlist.`)
    expect(box).toContain('Open the shortlist of this request')
    expect(box).not.toContain(nothing)
  }
  const ended = await keepCollaboration(office.store, 'ended_early')
  await office.store.db
    .updateTable('application')
    .set({ status: 'active' })
    .where('id', '=', ended.hospitalId)
    .execute()
  expect(await next(ended.id)).toContain('The collaboration has ended early. The request has no expert now.')
  const request = await keepRequest(office.store, 'completed', ['completed', 'not_selected'])
  expect(await next(request.matches[1]?.id ?? '')).toContain(
    `The hospital has not chosen this expert. ${nothing}`,
  )
})

test('25.31 a match does not say that nothing is to do while its end can be taken back', async () => {
  const request = await keepHospital(office.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  const [chosen, other] = request.matches
  if (!chosen || !other) throw new Error('Nobody')
  await selectExpert(office.store, request.session, choiceOf(request, chosen))
  const held = await next(other.id)
  expect(held).toContain('The hospital has not chosen this expert.')
  expect(held).toMatch(/Until .* the choice can be taken back/)
  expect(held).not.toContain(nothing)

  const closed = await keepRequest(office.store, 'eligible', ['interested'])
  const order = { applications: [{ id: closed.id, version: 1 }], to: 'no_match', mail: null } as const
  const staff = { id: nia.id, name: 'Nia' }
  expect(await moveApplications(office.store, staff, order, 600_000)).toMatchObject({ ok: true })
  const lapsed = await next(closed.matches[0]?.id ?? '')
  expect(lapsed).toMatch(/This is no longer open\. Until .* this can be taken back on the record/)
  expect(lapsed).not.toContain(nothing)
})
