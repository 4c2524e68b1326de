import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Timeline } from './timeline.tsx'

test('a timeline is an ordered list of dated lines', async () => {
  const page = serve(<Timeline items={[{ text: 'Matched', date: '2024-02', dateText: 'February' }]} />)
  await expectAccessible(page)
  expect(find(page, 'ol > li').textContent).toBe('FebruaryMatched')
})
