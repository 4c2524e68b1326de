import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepActiveExpert, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { openPrivacyDesk, type PrivacyDesk } from './privacy-desk.ts'

let desk: PrivacyDesk
beforeAll(async () => {
  desk = await openPrivacyDesk()
})
afterAll(() => desk.close())

const textOf = (html: string) => html.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, '')

/** An expert who works for one hospital, is on the shortlist of another, and was not chosen by a third. */
async function keepBusyExpert() {
  const expert = await keepActiveExpert(desk.store)
  const join = async (status: 'active' | 'shortlisted' | 'not_selected') => {
    const requestStatus = status === 'shortlisted' ? 'shortlist_sent' : 'active'
    const request = await keepRequest(desk.store, requestStatus, [], { name: `Hospital ${status}` })
    return keepMatch(desk.store, request.id, status, expert)
  }
  const [working, listed] = [await join('active'), await join('shortlisted')]
  await join('not_selected')
  return { expert, working, listed }
}

test('17.11 before and after a person is erased, the page names the matches that end, with the other side', async () => {
  const { expert, working, listed } = await keepBusyExpert()
  const before = await desk.erasePage(expert.email)
  const said = [
    /Hospital active, H-\d{5}: Working together/,
    /Hospital shortlisted, H-\d{5}: Sent to the hospital/,
  ]
  for (const one of [/This ends 2 open matches/, ...said]) expect(textOf(before.html)).toMatch(one)
  expect(textOf(before.html)).not.toContain('Hospital not_selected,')
  expect(before.html).toContain(paths.adminMatch(listed.id))

  const after = await desk.erase(expert.email)
  expect(after.status).toBe(200)
  for (const one of [/2 matches have ended with it/, ...said]) expect(textOf(after.html)).toMatch(one)
  expect(after.html).toContain(paths.adminHospital(working.hospitalId))
  expect(after.html).not.toContain(paths.adminMatch(listed.id))
  expect(after.html).not.toContain(expert.email)
  expect((await desk.erasePage(expert.email)).html).toContain('Nothing is left to erase')
})

test('17.11 for a hospital, the experts are named', async () => {
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  expect(textOf((await desk.erasePage(request.email)).html)).toMatch(
    /This ends 2 open matches.*Ama Owusu, E-\d{5}: Sent to the hospital/s,
  )
})

test('17.11 if a match has changed since the page was shown, nothing is erased and the page shows it first', async () => {
  const { expert, listed } = await keepBusyExpert()
  const seen = await desk.erasing(expert.email)
  await desk.store.db.updateTable('match').set({ status: 'selected' }).where('id', '=', listed.id).execute()
  const late = await desk.admin.post(paths.adminErase(), seen)
  expect([late.status, textOf(late.html)]).toEqual([
    409,
    expect.stringMatching(/Hospital shortlisted, H-\d{5}: Chosen/),
  ])
  expect(await desk.isKept('application', expert.expertId)).toBe(true)
})

test('17.11 if no match ends, the page mentions none', async () => {
  const expert = await keepActiveExpert(desk.store)
  expect((await desk.erasePage(expert.email)).html).not.toContain('open match')
  expect((await desk.erase(expert.email)).location).toBe(`${paths.adminPrivacy()}?done=erased`)
})
