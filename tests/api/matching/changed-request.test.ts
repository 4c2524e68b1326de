import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { editApplication } from '../../../src/services/applicants/edit-application.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepActiveExpert, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'
import { countTicked, ticked } from './matching-office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

const look = async (path: string) => (await nia.browser.open(path)).html.replaceAll('<!-- -->', '')

test('20.28 a changed request is named on the match, on the page of its experts and on its card', async () => {
  const request = await keepRequest(office.store, 'shortlist_sent', ['shortlisted'])
  const pages = [paths.adminMatch(request.matches[0]?.id ?? ''), paths.adminWorkspace(request.id)]
  const said = 'The request has changed since: Method of support'
  for (const page of pages) expect(await look(page)).not.toContain(said)
  const answers = { fieldsToUpdate: { method_of_support: 'shortTermVisit' } }
  expect(await editApplication(office.store, request.session, { answers, locale: 'en' })).toMatchObject({
    ok: true,
  })
  for (const page of pages) expect(await look(page)).toContain(said)
  expect(await look(paths.adminBoard())).toMatch(/Request changed on [^:<]+: Method of support/)
})

test('20.42 the workspace marks who no longer fits, and says that they cannot be chosen', async () => {
  const { id } = await keepRequest(office.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  const expert = { name: 'Efua', general_availability: 'Online support only' }
  await keepMatch(office.store, id, 'shortlisted', await keepActiveExpert(office.store, expert))
  const page = await look(paths.adminWorkspace(id))
  expect(page.match(/No longer fits</g)).toHaveLength(1)
  expect(page).toContain('Does not travel, and a visit is asked for')
  expect(page).toContain('no longer fit the request, and cannot be chosen: Efua Owusu.')
})

test('20.42 an expert who no longer fits is not ticked, and not sent', async () => {
  const { id, matches } = await keepRequest(office.store, 'eligible', ['interested', 'interested'])
  const expert = await keepActiveExpert(office.store, { general_availability: 'Online support only' })
  const unfit = await keepMatch(office.store, id, 'interested', expert)
  const path = paths.adminWorkspace(id)
  expect(countTicked(await look(path), 'match')).toBe(2)
  const ids = [...matches, unfit].map((match) => match.id)
  const refused = await nia.browser.post(path, [['_action', 'preview send'], ...ticked(ids)])
  expect(refused.status).toBe(422)
  expect(refused.html).toContain(
    'This expert no longer fits the request: Ama Owusu (Does not travel, and a visit is asked for).',
  )
  expect(countTicked(refused.html, 'match')).toBe(3)
})

test('21.9 asking somebody who no longer fits is refused, with who and why; the others can be asked', async () => {
  const { id, matches } = await keepRequest(office.store, 'eligible', ['suggested'])
  const answers = { name: 'Efua', general_availability: 'Online support only', consent: false }
  const unfit = await keepMatch(office.store, id, 'suggested', await keepActiveExpert(office.store, answers))
  const path = paths.adminWorkspace(id)
  const before = await look(path)
  expect(countTicked(before, 'match')).toBe(1)
  expect(before).toContain('Experts who no longer fit are neither asked nor sent.')
  expect(before).toContain('Add 2 more to send it.')
  const fitting = matches.map((match) => match.id)
  const said =
    'This expert no longer fits the request: Efua Owusu (Has not agreed to be contacted; Does not travel, and a visit is asked for).'
  for (const action of ['preview ask', 'ask']) {
    const refused = await nia.browser.post(path, [['_action', action], ...ticked([...fitting, unfit.id])])
    expect([refused.status, refused.html.includes(said)]).toEqual([422, true])
  }
  const shown = await nia.browser.post(path, [['_action', 'preview ask'], ...ticked(fitting)])
  expect([shown.status, shown.html.includes('Send the questions')]).toEqual([200, true])
})

test('21.9 if none of the experts who could be asked fits, asking is not offered', async () => {
  const { id } = await keepRequest(office.store, 'eligible', ['interested'])
  const stays = { general_availability: 'Online support only' }
  await keepMatch(office.store, id, 'suggested', await keepActiveExpert(office.store, stays))
  const page = await look(paths.adminWorkspace(id))
  expect(page).not.toContain('value="preview ask"')
  expect(countTicked(page, 'match')).toBe(1)
})

test('21.9 a held question to somebody who no longer fits is marked', async () => {
  const { id, session, matches } = await keepRequest(office.store, 'eligible', ['suggested'], {
    method_of_support: 'onlineOnly',
  })
  const stays = { general_availability: 'Online support only' }
  const staying = await keepMatch(office.store, id, 'suggested', await keepActiveExpert(office.store, stays))
  const path = paths.adminWorkspace(id)
  const ids = [...matches, staying].map((match) => match.id)
  await nia.browser.post(path, [['_action', 'ask'], ...ticked(ids)])
  const answers = { fieldsToUpdate: { method_of_support: 'shortTermVisit' } }
  await editApplication(office.store, session, { answers, locale: 'en' })
  const rows = (await look(path)).split('<li')
  const rowOf = (match = '') => rows.find((row) => row.includes(`value="unask ${match}"`)) ?? ''
  expect(rowOf(staying.id)).toContain('Does not travel, and a visit is asked for')
  expect(rowOf(matches[0]?.id)).toContain('Take the question back')
  expect(rowOf(matches[0]?.id)).not.toContain('No longer fits')
})

test('25.32 the page of a match does not lead to asking an expert who no longer fits', async () => {
  const { id, matches } = await keepRequest(office.store, 'eligible', ['suggested'])
  const stays = { general_availability: 'Online support only' }
  const unfit = await keepMatch(office.store, id, 'suggested', await keepActiveExpert(office.store, stays))
  const page = await look(paths.adminMatch(unfit.id))
  expect(page).toContain('can be neither asked nor sent to the hospital')
  expect(page).not.toContain('Next, ask whether they would help.')
  expect(await look(paths.adminMatch(matches[0]?.id ?? ''))).toContain('Next, ask whether they would help.')
})

test('25.29 the match shows the judgement of today beside that of the suggestion, if it differs', async () => {
  const request = await keepRequest(office.store, 'shortlist_sent', ['shortlisted'])
  const path = paths.adminMatch(request.matches[0]?.id ?? '')
  const before = await look(path)
  expect(before.match(/<h2 id="why[^>]*>[^<]*/g)).toEqual(['<h2 id="why">Why this expert'])
  const answers = { fieldsToUpdate: { working_languages: [3] } }
  expect(await editApplication(office.store, request.session, { answers, locale: 'en' })).toMatchObject({
    ok: true,
  })
  const page = await look(path)
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
  expect(page.match(/<h2 id="why[^>]*>[^<]*/g)).toEqual([
    `<h2 id="whyToday">Fit today, ${today}`,
    `<h2 id="whyThen">Fit when suggested, ${today}`,
  ])
  const [now = '', then = ''] = page.split('id="whyThen"')
  expect(now).toContain('Speaks none of the working languages')
  expect(then).toContain('Speaks English. Level: Native.')
  const scores = [...page.matchAll(/class="score">.*?<b>(\d+)<\/b>/gs)].map(([, score]) => Number(score))
  expect(scores).toHaveLength(2)
  expect(scores[0]).toBeLessThan(scores[1] ?? 0)
  expect(page).toContain('No longer fits: Speaks none of the working languages at Intermediate or better')
})
