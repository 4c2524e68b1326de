import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { applicant, byStaff } from '../../../src/domain/staff/audit.ts'
import { refuseShortlist, selectExpert } from '../../../src/services/matching/select-expert.ts'
import { moveApplications } from '../../../src/services/review/move-applications.ts'
import { writeAudit } from '../../../src/store/staff/audit.ts'
import {
  choiceOf,
  keepCollaboration,
  keepHospital,
  keepRequest,
} from '../../harness/programme/kept-collaboration.ts'
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

test('25.31 a match that ended without a collaboration says why, and what its request still needs', async () => {
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

test('25.31 while the end of a match can be undone, its page does not say that nothing is left to do', async () => {
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

test('25.54 the workspace shows why none of the experts suited, and the hospital gets a mail', async () => {
  const request = await keepRequest(office.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  await refuseShortlist(office.store, request.session, 'We need somebody who can visit us.')
  const { html } = await nia.browser.open(paths.adminWorkspace(request.id))
  expect(html).toContain('The hospital says: We need somebody who can visit us.')
  const mails = await office.store.db
    .selectFrom('mail')
    .select('letter')
    .where('recipient', '=', request.email)
    .execute()
  expect(mails.map(({ letter }) => letter.heading)).toEqual(['We look for other experts for you'])
})

test('25.53 the history of a match has the outcome of its reports', async () => {
  const { id } = await keepCollaboration(office.store, 'active')
  const audit = (action: 'match_report_sent' | 'match_report_decided', after: object) =>
    writeAudit(
      office.store,
      action === 'match_report_sent' ? applicant : byStaff(nia),
      action,
      ['match', id],
      { after },
    )
  await audit('match_report_sent', { report: 'midterm_report' })
  await audit('match_report_decided', { midterm_report: 'due' })
  await audit('match_report_decided', { midterm_report: 'accepted' })
  const { html } = await nia.browser.open(paths.adminMatch(id))
  expect(html).toContain('Mid-term report sent, by the expert')
  for (const said of ['asked for again', 'accepted'])
    expect(html).toContain(`Mid-term report ${said}, by ${nia.name}`)
})

test('25.55 a match that does not exist gets an error page in the frame of the back office', async () => {
  const { status, html } = await nia.browser.open(paths.adminMatch(crypto.randomUUID()))
  expect(status).toBe(404)
  expect(html).toContain('This is not there any more')
  expect(html).toContain(`href="${paths.adminBoard()}"`)
})
