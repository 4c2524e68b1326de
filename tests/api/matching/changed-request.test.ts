import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { editApplication } from '../../../src/services/applicants/edit-application.ts'
import { keepActiveExpert, keepRequest } from '../../harness/kept-collaboration.ts'
import { keepMatch } from '../../harness/kept-match.ts'
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
  const pages = [paths.adminMatch(request.matches[0]?.id ?? ''), paths.adminRequestMatch(request.id)]
  const said = 'The request has changed since: Method of support'
  for (const page of pages) expect(await look(page)).not.toContain(said)
  const answers = { fieldsToUpdate: { method_of_support: 'shortTermVisit' } }
  expect(await editApplication(office.store, request.session, { answers, locale: 'en' })).toMatchObject({
    ok: true,
  })
  for (const page of pages) expect(await look(page)).toContain(said)
  expect(await look(paths.adminMatches())).toMatch(/Request changed on [^:<]+: Method of support/)
})

test('20.42 the workspace marks who no longer fits, and says that they cannot be chosen', async () => {
  const { id } = await keepRequest(office.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  const expert = { name: 'Efua', general_availability: 'Online support only' }
  await keepMatch(office.store, id, 'shortlisted', await keepActiveExpert(office.store, expert))
  const page = await look(paths.adminRequestMatch(id))
  expect(page.match(/No longer fits</g)).toHaveLength(1)
  expect(page).toContain('Does not travel, and a visit is asked for')
  expect(page).toContain('no longer fit the request, and cannot be chosen: Efua Owusu.')
})

test('20.42 an expert who no longer fits is not ticked, and not sent', async () => {
  const { id, matches } = await keepRequest(office.store, 'eligible', ['interested', 'interested'])
  const expert = await keepActiveExpert(office.store, { general_availability: 'Online support only' })
  const unfit = await keepMatch(office.store, id, 'interested', expert)
  const path = paths.adminRequestMatch(id)
  expect(countTicked(await look(path), 'match')).toBe(2)
  const ids = [...matches, unfit].map((match) => match.id)
  const refused = await nia.browser.post(path, [['_action', 'preview send'], ...ticked(ids)])
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Somebody whom you chose no longer fits the request.')
  expect(countTicked(refused.html, 'match')).toBe(3)
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
