import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { land } from './generated/land.ts'
import { placesIn, WorldMap } from './world-map.tsx'

test('the map has a text alternative, and its names are text', () => {
  const page = serve(<WorldMap id="map" t={translator('en', en)} />)
  expect(find(page, '[role=img] > title').textContent).toContain(
    'Europe, Africa, South-east Asia and Latin America',
  )
  expect(findAll(page, 'text')).toHaveLength(6)
  const active = land.join('\n').match(/#+/g) ?? []
  expect(find(page, '.map__land--active').getAttribute('d')?.match(/M/g)).toHaveLength(active.length)
})

test('48.17 with an institution’s own text, the map marks what that has sections for', () => {
  const draw = (...sections: string[]) =>
    serve(<WorldMap id="map" t={translator('en', en)} sections={new Set(sections)} />)
  const page = draw('africa', 'indonesia', 'our-hospitals')
  expect(find(page, '[role=img] > title').textContent).toBe('Africa, Indonesia')
  expect(findAll(page, 'text').map((one) => one.textContent)).toEqual(['', 'Africa', '', '', '', 'Indonesia'])
  expect(findAll(page, '.map > svg > .map__site')).toHaveLength(1)
  expect(page.textContent).not.toContain('may still ask')
  expect(draw('africa').textContent).not.toContain('section of their own')
  const dots = (one: Element) => find(one, '.map__land--active').getAttribute('d')?.match(/M/g)?.length ?? 0
  const all = ['europe', 'africa', 'south-east-asia', 'latin-america']
  const counts = all.map((region) => dots(draw(region)))
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(counts.reduce((sum, count) => sum + count)).toBe(dots(draw(...all)))
  expect(placesIn(new Set(['our-hospitals']))).toEqual([])
})
