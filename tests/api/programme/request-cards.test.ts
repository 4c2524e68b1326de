import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import {
  keepActiveExpert,
  keepCollaboration,
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
beforeEach(() => office.store.db.deleteFrom('application').execute())

const board = async () => (await nia.browser.open(paths.adminBoard())).html.replaceAll('<!-- -->', '')

describe('25.8 the card of a request', () => {
  test('names its experts, each with a link to the match, who acts next, and the action of its stage', async () => {
    const request = await keepRequest(office.store, 'eligible', ['invited', 'interested', 'lapsed'])
    const html = await board()
    const [asked, interested, lapsed] = request.matches
    expect(html).toMatch(new RegExp(`href="${paths.adminMatch(asked?.id ?? '')}"[^>]*>.*?Asked`, 's'))
    expect(html).toMatch(
      new RegExp(`href="${paths.adminMatch(interested?.id ?? '')}"[^>]*>.*?Interested`, 's'),
    )
    expect(html).not.toContain(paths.adminMatch(lapsed?.id ?? ''))
    expect(html).toContain('Next: expert')
    expect(html).toMatch(new RegExp(`href="${paths.adminWorkspace(request.id)}"[^>]*>[^>]*See answers`))
  })

  test('25.23 marks experts whom other hospitals have chosen meanwhile, and those at their limit', async () => {
    const request = await keepRequest(office.store, 'shortlist_sent', [
      'shortlisted',
      'shortlisted',
      'declined',
    ])
    const [taken, full, declined] = request.matches
    if (!taken || !full || !declined) throw new Error('Nobody')
    for (const expert of [taken, full, full, declined]) {
      await keepMatch(office.store, (await keepRequest(office.store, 'active')).id, 'active', expert)
    }
    const chips = (await board()).split('<li>')
    const chipOf = ({ id }: { id: string }) => chips.find((chip) => chip.includes(paths.adminMatch(id))) ?? ''
    expect(chipOf(taken)).toContain('Carries 1 of 2 requests')
    expect(chipOf(full)).toContain('Carries 2 of 2 requests')
    expect(chipOf(full)).toContain('data-tone="warn"')
    expect(chipOf(declined)).not.toContain('Carries')
    const list = await nia.browser.open(`${paths.adminBoard()}?stage=shortlist_sent`)
    expect(list.html.replaceAll('<!-- -->', '')).toContain('Carries 2 of 2 requests')
  })

  test('25.32 marks experts who no longer fit, with the reason, and offers no action that would be refused for them', async () => {
    const { id, matches } = await keepRequest(office.store, 'eligible', ['interested', 'interested'])
    const stays = await keepActiveExpert(office.store, { general_availability: 'Online support only' })
    const unfit = await keepMatch(office.store, id, 'suggested', stays)
    const html = await board()
    const chips = html.split('<li>')
    const chipOf = (one?: { id: string }) =>
      chips.find((chip) => one && chip.includes(paths.adminMatch(one.id))) ?? ''
    expect(chipOf(unfit)).toContain('No longer fits')
    expect(chipOf(unfit)).toContain('Does not travel, and a visit is asked for')
    expect(chipOf(matches[0])).not.toContain('No longer fits')
    expect(html).not.toContain('Ask the suggested experts')
    expect(html).toContain('See answers')
    const list = await nia.browser.open(`${paths.adminBoard()}?stage=asking`)
    expect(list.html).toContain('Does not travel, and a visit is asked for')
  })

  test('offers to find experts first, and afterwards the action of its stage', async () => {
    const { id } = await keepRequest(office.store)
    const found = new RegExp(`href="${paths.adminWorkspace(id)}" class="btn btn--sm btn--block">Find experts`)
    expect(await board()).toMatch(found)
    const chosen = await keepCollaboration(office.store, 'selected')
    expect(await board()).toMatch(new RegExp(`href="${paths.adminMatch(chosen.id)}"[^>]*>Confirm the choice`))
    const act = async (application: string) => {
      const address = `${office.url}/api/admin/applications/${application}`
      return (await (await fetch(address, { headers: { cookie: nia.cookie } })).json()).next_act
    }
    expect(await act(id)).toEqual({ act: 'find_experts', match_id: null })
    expect(await act(chosen.hospitalId)).toEqual({ act: 'confirm_choice', match_id: chosen.id })
    expect(await act(chosen.expertId)).toBeNull()
  })
})

test('25.25 ‘Find another expert’ leads to the search: its mail is shown, and experts can be added', async () => {
  const { hospitalId } = await keepCollaboration(office.store, 'ended_early')
  await office.store.db
    .updateTable('application')
    .set({ status: 'active' })
    .where('id', '=', hospitalId)
    .execute()
  const page = paths.adminWorkspace(hospitalId)
  expect(await board()).toMatch(new RegExp(`href="${page}"[^>]*>[^>]*Find another expert`))
  expect((await nia.browser.open(page)).html).toContain('value="preview again"')
  const statusOf = async () =>
    (
      await office.store.db
        .selectFrom('application')
        .select('status')
        .where('id', '=', hospitalId)
        .executeTakeFirstOrThrow()
    ).status
  const shown = await nia.browser.post(page, { _action: 'preview again' })
  expect([shown.status, shown.html.includes('Open it again and send'), await statusOf()]).toEqual([
    200,
    true,
    'active',
  ])
  const done = await nia.browser.post(page, { _action: 'again' })
  expect([done.status, await statusOf()]).toEqual([303, 'eligible'])
  const { html } = await nia.browser.open(page)
  expect([html.includes('value="preview again"'), html.includes('Find another expert')]).toEqual([
    false,
    false,
  ])
  const again = await nia.browser.post(page, { _action: 'again' })
  expect(again.status).toBe(409)
})
