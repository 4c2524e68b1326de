import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/mount.ts'
import { Bars } from './bars.tsx'

test('the chart is a table: each bar has its label and its number', () => {
  const page = serve(
    <Bars
      caption="600 views in 2 days"
      heads={['Day', 'Views']}
      bars={[
        { label: 'Fri', below: '7', value: 400, valueText: '400' },
        { label: 'Sat', below: '8', value: 200, valueText: '200', soft: true },
      ]}
    />,
  )
  expect(findAll(page, 'tbody tr').map(({ textContent }) => textContent)).toEqual(['Fri 7400', 'Sat 8200'])
  const heights = findAll(page, 'td svg').map((bar) => Number.parseInt(bar.getAttribute('height') ?? '', 10))
  expect(heights[0]).toBe((heights[1] ?? 0) * 2)
  expect(find(page, '[data-soft] td').textContent).toBe('200')
})

test('a chart of nothing has no bars to draw', () => {
  const page = serve(
    <Bars
      caption="Nothing yet"
      heads={['Day', 'Views']}
      bars={[{ label: 'Fri', value: 0, valueText: '0' }]}
    />,
  )
  expect(find(page, 'td svg').getAttribute('height')).toBe('0%')
})
