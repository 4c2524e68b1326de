import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Meter } from './meter.tsx'

test('a share is a number as well as a bar', async () => {
  const page = serve(<Meter items={[{ label: 'Home', valueText: '1,904', percent: 51 }]} />)
  await expectAccessible(page)
  expect(find(page, 'li').textContent).toBe('Home1,904')
  expect(find(page, 'rect').getAttribute('width')).toBe('51%')
})
