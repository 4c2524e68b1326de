import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { mailsTo } from '../../harness/matching/read-outcomes.ts'
import { countTicked, type MatchingOffice, names, openMatchingOffice, ticked } from './matching-office.ts'

let office: MatchingOffice
beforeAll(async () => {
  office = await openMatchingOffice()
}, 60_000)
afterAll(() => office.close())
beforeEach(() => office.begin())

describe('20.4 the workspace of a request', () => {
  test('shows the request and the ranked experts, with points and a reason for each of six criteria', async () => {
    await office.keepExpert('Best')
    await office.keepExpert('Other', { specialty_ids: [20], general_availability: 'Other' })
    await office.keepExpert('Kept out', { general_availability: 'Online support only' })
    const html = await office.look()
    expect(html).toContain('Nobody here has made an antibiogram before.')
    expect(html).toContain('Diagnostic stewardship and laboratory services, Antimicrobial Stewardship')
    expect(names(html)).toEqual(['Best Owusu', 'Other Owusu'])
    expect(html).toContain('2 of 3 active experts compared')
    expect(html).toContain('The score orders the list. It does not decide.')
    expect(html).toContain('Speaks English. Level: Native.')
    expect(html).toContain('Way of support: not stated.')
    expect(html).toContain('Judged on 70 of 100 points.')
    expect(html).toContain('Not asked about any request within a year.')
    expect(html.match(/class="why__label"/g)).toHaveLength(12)
  })

  test('is filtered by its query, and says so if no expert is left', async () => {
    await office.keepExpert('Ama', { country: 'Ghana', specialty_ids: [2] })
    await office.keepExpert('Zoë', { country: 'Finland', specialty_ids: [5], institution: 'Nordlake' })
    for (const [query, found] of [
      ['country=FI', ['Zoë Owusu']],
      ['region=1', ['Ama Owusu']],
      ['specialty=5', ['Zoë Owusu']],
      ['language=1&availability=onsite&confidence=50', ['Ama Owusu', 'Zoë Owusu']],
      ['search=nordlake', ['Zoë Owusu']],
      ['language=7', []],
      ['country=xx&region=9&language=a&confidence=1&show=20.5&compare=1', ['Ama Owusu', 'Zoë Owusu']],
      ['search=%00', ['Ama Owusu', 'Zoë Owusu']],
    ] as const) {
      expect(names(await office.look(`?${query}`)), query).toEqual(found)
    }
    expect(await office.look('?language=7')).toContain('No expert fits')
    expect(await office.look('?country=FI')).toMatch(/<option value="FI" selected="">Finland/)
  })

  test('shows more on request', async () => {
    for (let at = 0; at < 21; at++) await office.keepExpert(`Expert ${at}`)
    const html = await office.look('?specialty=2')
    expect(names(html)).toHaveLength(20)
    const [, more] = /href="([^"]*show=40)#/.exec(html) ?? []
    expect(more).toContain('specialty=2')
    const all = await office.coordinator.browser.open(more?.replaceAll('&amp;', '&') ?? '')
    expect(names(all.html)).toHaveLength(21)
    expect(all.html).not.toContain('Show more experts')
  })

  test('does not exist for anything but a request', async () => {
    const id = await office.keepExpert('Ama')
    for (const other of [id, 'nonsense', crypto.randomUUID()])
      expect((await office.coordinator.browser.open(paths.adminWorkspace(other))).status).toBe(404)
  })
})

describe('20.2 an expert is put on the shortlist', () => {
  test('by a coordinator, who returns to the same filtered list', async () => {
    const id = await office.keepExpert('Ama')
    const { status, location } = await office.act({ _action: `add ${id}` }, '?language=1')
    expect([status, location]).toEqual([
      303,
      `${office.request.page}?language=1&done=added&expert=${id}#${id}`,
    ])
    const html = await office.follow({ location })
    expect(html).toContain('Ama Owusu is on the shortlist now.')
    expect(html).toContain('On the shortlist')
    expect(html).toContain('Shortlist: 1 expert')
    expect(html).not.toContain('value="add ')
  })

  test('not by viewers, who see everything but no buttons', async () => {
    const id = await office.keepExpert('Ama')
    await office.act({ _action: `add ${await office.keepExpert('Esi')}` })
    expect((await office.act({ _action: `add ${id}` }, '', office.viewer)).status).toBe(403)
    expect(await office.matches()).toHaveLength(1)
    const html = await office.look('', office.viewer)
    expect(names(html).toSorted()).toEqual(['Ama Owusu', 'Esi Owusu'])
    for (const word of ['value="add ', 'Remove', 'Ask these experts', 'Send to hospital'])
      expect(html).not.toContain(word)
  })

  test('only while the request is eligible, and the page says so', async () => {
    const id = await office.keepExpert('Ama')
    await office.move('no_match')
    expect(await office.look()).toContain('This request is not open for suggestions')
    const refused = await office.act({ _action: `add ${id}` })
    expect([refused.status, await office.matches()]).toEqual([409, []])
    expect(refused.html).toContain('This did not work')
  })
})

describe('20.3 an expert excluded by a gate', () => {
  test('is found by name, shown with the gates, and added with a reason for each', async () => {
    const id = await office.keepExpert('Yaw', { general_availability: 'Online support only' }, 'paused')
    expect(names(await office.look())).toEqual([])
    const found = await office.look('?search=yaw')
    expect(names(found)).toEqual(['Yaw Owusu'])
    expect(found).toContain('Not active in the registry')
    expect(found).toContain('Does not travel, and a visit is asked for')

    const half = { _action: `add ${id}`, not_active: 'He is back <in> May.' }
    const refused = await office.act(half, '?search=yaw')
    expect([refused.status, await office.matches()]).toEqual([422, []])
    expect(refused.html).toContain('He is back &lt;in&gt; May.')
    expect(refused.html).toMatch(new RegExp(`id="not_onsite-${id}-error"`))
    expect(refused.html).toContain(`href="#not_onsite-${id}"`)
    expect(refused.html).not.toContain(`id="not_active-${id}-error"`)

    const { location } = await office.act({ ...half, not_onsite: 'A visit can wait.' }, '?search=yaw')
    const after = await office.follow({ location })
    expect(after).toContain('Does not travel, and a visit is asked for. Reason: A visit can wait.')
    expect(await office.matches()).toMatchObject([
      { passed_gates: { not_active: 'He is back <in> May.', not_onsite: 'A visit can wait.' } },
    ])
  })
})

describe('20.6 experts are compared', () => {
  test('two to four at a time, in one column each, with a row for every criterion and fact', async () => {
    const ids = []
    for (const name of ['Ama', 'Esi', 'Yaw']) ids.push(await office.keepExpert(name))
    const html = await office.look(`?language=1&compare=${ids[0]}&compare=${ids[2]}`)
    expect(html).toContain('Side by side')
    expect([...html.matchAll(/role="columnheader"[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Ama Owusu',
      'Yaw Owusu',
    ])
    for (const row of ['Score', 'Judged on', 'Specialties', 'Languages', 'Asked within a year'])
      expect(html).toMatch(new RegExp(`scope="row"[^>]*>${row}<|</svg>${row}</span>`))
    expect(html.match(/role="row"/g)).toHaveLength(1 + 1 + 6 + 2 + 12 + 1 + 2 + 1)
    expect(html).toContain(`href="${office.request.page}?language=1"`)
  })

  test('not one or five: the list is shown again with the boxes ticked', async () => {
    const ids = []
    for (const at of [1, 2, 3, 4, 5]) ids.push(await office.keepExpert(`Expert ${at}`))
    for (const some of [ids.slice(0, 1), ids]) {
      const html = await office.look(`?${some.map((id) => `compare=${id}`).join('&')}`)
      expect(html).toContain('Please choose two to four experts')
      expect(countTicked(html, 'compare')).toBe(some.length)
      expect(names(html)).toHaveLength(5)
    }
  })
})

describe('20.5 an expert is taken off the shortlist', () => {
  test('at once if not yet invited, otherwise after a confirmation', async () => {
    const [first = '', second = ''] = await office.shortlist(['suggested', 'invited'])
    const html = await office.look()
    expect(html).toContain('Expert 1 Owusu was asked already.')
    expect(html).not.toContain('Expert 0 Owusu was asked already.')
    const { location } = await office.act({ _action: `drop ${first}` })
    expect(await office.follow({ location })).toContain('The expert is no longer on the shortlist.')
    await office.act({ _action: `drop ${second}` })
    expect((await office.matches()).map(({ status }) => status)).toEqual(['lapsed', 'lapsed'])
    expect(await office.look()).toContain('No longer on the shortlist')
  })
})

describe('20.7 from the draft shortlist', () => {
  test('experts who were not invited yet are invited', async () => {
    const ids = await office.shortlist(['suggested', 'suggested', 'invited'])
    expect(countTicked(await office.look(), 'match')).toBe(2)
    const { location } = await office.act([['_action', 'ask'], ['note', 'A kind hospital.'], ...ticked(ids)])
    expect(await office.follow({ location })).toContain('The questions to 2 experts go out at')
    expect((await office.matches()).map(({ status }) => status)).toEqual(['invited', 'invited', 'invited'])

    const again = await office.act([['_action', 'ask'], ['note', 'Once more.'], ...ticked(ids.slice(0, 1))])
    expect(again.status).toBe(422)
    expect(again.html).toContain('Please choose at least one expert who has not been asked yet')
  })

  test('three to five are sent to the hospital', async () => {
    const ids = await office.shortlist(['interested', 'interested', 'interested'])
    const two = await office.act([['_action', 'send'], ...ticked(ids.slice(1))])
    expect(two.status).toBe(422)
    expect(two.html).toContain('Please choose three to five experts to send')
    expect(countTicked(two.html, 'match')).toBe(2)
    const { location } = await office.act([['_action', 'send'], ...ticked(ids)])
    const html = await office.follow({ location })
    expect(html).toContain('The shortlist of 3 experts goes to the hospital at')
    expect(html).toContain('Status of the request: Shortlist sent')
    expect(await mailsTo(office.store, office.request.email)).toHaveLength(1)
  })

  test('the link can be mailed again until the hospital has chosen; then the page links to the match', async () => {
    const ids = await office.shortlist(['interested', 'interested', 'interested'])
    expect((await office.act({ _action: 'mail' })).status).toBe(409)
    await office.act([['_action', 'send'], ...ticked(ids)])
    expect(await office.look()).not.toContain('Mail the link again')
    await office.store.db.updateTable('move').set({ held_until: new Date() }).execute()
    expect(await office.look()).toContain('Mail the link again')
    expect(await office.look('', office.viewer)).not.toContain('Mail the link again')
    const { location } = await office.act({ _action: 'mail' })
    expect(await office.follow({ location })).toContain('on its way to the hospital.')
    expect(await mailsTo(office.store, office.request.email)).toHaveLength(2)

    const [chosen = ''] = ids
    await office.store.db.updateTable('match').set({ status: 'selected' }).where('id', '=', chosen).execute()
    await office.move('expert_selected')
    const html = await office.look()
    expect(html).toContain('The hospital has chosen Expert 0 Owusu')
    expect(html).toContain(`href="${paths.adminMatch(chosen)}"`)
    expect(html).not.toContain('Mail the link again')
  })

  test('an invited expert is sent only after answering, an uninvited one only with a reason', async () => {
    const ids = await office.shortlist(['interested', 'interested', 'interested', 'invited', 'suggested'])
    const words = ['unaskedReason', 'There is no time to lose.'] as [string, string]
    const waiting = await office.act([['_action', 'send'], words, ...ticked(ids)])
    expect(waiting.status).toBe(422)
    expect(waiting.html).toContain('was asked and has not answered yet')
    expect(waiting.html).toContain('There is no time to lose.')
    const answered = ticked(ids.toSpliced(3, 1))
    const silent = await office.act([['_action', 'send'], ...answered])
    expect(silent.status).toBe(422)
    expect(silent.html).toContain('id="unaskedReason-error"')
    expect((await office.act([['_action', 'send'], words, ...answered])).status).toBe(303)
    expect(await office.look()).toContain('Not asked first. Reason: There is no time to lose.')
  })
})
