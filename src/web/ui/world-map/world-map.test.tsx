import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/mount.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { land } from './generated/land.ts'
import { WorldMap } from './world-map.tsx'

test('the map has a text alternative, and its names are text', () => {
  const page = serve(<WorldMap id="map" t={translator('en', en)} />)
  expect(find(page, '[role=img] > title').textContent).toContain(
    'Europe, Africa, South-east Asia and Latin America',
  )
  expect(findAll(page, 'text')).toHaveLength(6)
  const active = land.join('\n').match(/#+/g) ?? []
  expect(find(page, '.map__land--active').getAttribute('d')?.match(/M/g)).toHaveLength(active.length)
})
