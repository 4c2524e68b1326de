import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostShown } from '../../../src/web/admin/matching/workspace-data.ts'
import { countTicked, type MatchingOffice, names, openMatchingOffice } from './matching-office.ts'

let office: MatchingOffice
beforeAll(async () => {
  office = await openMatchingOffice()
}, 60_000)
afterAll(() => office.close())
beforeEach(() => office.begin())

test('20.10 an excluded expert is counted, and listed on request with the gates, some at a time', async () => {
  for (let at = 0; at < 21; at++)
    await office.keepExpert(`Expert ${at}`, { general_availability: 'Online support only' })
  const html = await office.look('?language=1')
  expect(html).toContain('Excluded (21)')
  expect(names(html)).toEqual([])
  const [, place = ''] = /href="[^"]*(\?[^"]*excluded=20)#excluded"/.exec(html) ?? []
  const listed = await office.look(place.replaceAll('&amp;', '&'))
  expect(place).toContain('language=1')
  expect(names(listed)).toHaveLength(20)
  expect(listed.match(/rank__remark">Does not travel, and a visit is asked for</g)).toHaveLength(20)
  expect(listed).toContain('Show more excluded experts')
  const all = await office.look('?excluded=40')
  expect([names(all).length, all.includes('Show more excluded experts')]).toEqual([21, false])
})

test('30.13 one page shows at most 100 ranked and 100 excluded experts, whatever its address asks for', async () => {
  for (let at = 0; at <= mostShown; at++) {
    await office.keepExpert(`Expert ${at}`)
    await office.keepExpert(`Online ${at}`, { general_availability: 'Online support only' })
  }
  const html = await office.look('?show=100000&excluded=100000')
  const shown = (begin: string) => names(html).filter((name) => name?.startsWith(begin)).length
  expect([shown('Expert'), shown('Online'), mostShown]).toEqual([100, 100, 100])
})

test('20.6 the comparison stands beside the list, whose rows open and keep their ticks', async () => {
  const [one, other] = [await office.keepExpert('Ama'), await office.keepExpert('Esi')]
  const html = await office.look(`?compare=${one}&compare=${other}`)
  expect(names(html).toSorted()).toEqual(['Ama Owusu', 'Esi Owusu'])
  expect(html.match(/<details class="rank__more">/g)).toHaveLength(2)
  expect(html).toMatch(/id="comparison"><section [^>]*aria-labelledby="side-by-side"/)
  expect(html).toContain('2 experts are compared.')
  expect(countTicked(html, 'compare')).toBe(2)
  expect(await office.look()).toContain('id="comparison"></div>')
})
