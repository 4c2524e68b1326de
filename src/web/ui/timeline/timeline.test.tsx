import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Timeline } from './timeline.tsx'

test('a timeline is an ordered list of dated lines', () => {
  const page = serve(<Timeline items={[{ text: 'Matched', date: '2024-02', dateText: 'February' }]} />)
  expect(find(page, 'ol > li').textContent).toBe('FebruaryMatched')
})
