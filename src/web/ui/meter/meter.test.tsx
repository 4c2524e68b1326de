import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { Meter } from './meter.tsx'

test('a share is a number as well as a bar', () => {
  const page = serve(<Meter items={[{ label: 'Home', valueText: '1,904', percent: 51 }]} />)
  expect(find(page, 'li').textContent).toBe('Home1,904')
  expect(find(page, 'rect').getAttribute('width')).toBe('51%')
})
