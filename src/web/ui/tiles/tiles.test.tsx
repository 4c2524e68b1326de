import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Tile, Tiles } from './tiles.tsx'

test('a tile has a label, a figure, a note and a trend line', () => {
  const page = serve(
    <Tiles>
      <Tile label="Open requests" value="19" note="3 more than last month" trend={[1, 3, 2]} />
    </Tiles>,
  )
  expect(find(page, 'dt').textContent).toBe('Open requests')
  expect(find(page, 'polyline').getAttribute('points')).toBe('0,14 28,0 56,7')
})

test('a constant or single value is a flat line', () => {
  const page = serve(
    <Tiles>
      <Tile label="Reports" value="2" trend={[2]} />
    </Tiles>,
  )
  expect(find(page, 'polyline').getAttribute('points')).toBe('0,14')
})
