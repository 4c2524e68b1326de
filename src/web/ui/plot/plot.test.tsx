import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { Columns } from './columns.tsx'
import { Plot } from './plot.tsx'
import { PointMap } from './point-map.tsx'
import { Shares } from './shares.tsx'

const columns = [
  { label: '1 Mar', value: 4, title: '1 March: 4' },
  { label: '2 Mar', value: 2, title: '2 March: 2', soft: true },
]

test('a plot has a text summary and a table of its figures', () => {
  const page = serve(
    <Plot
      text="6 applications in 2 days."
      caption="Applications"
      figuresLabel="Figures as a table"
      figures={{
        heads: ['Day', 'Experts'],
        rows: [
          ['1 March', '4'],
          ['2 March', '2'],
        ],
      }}
    >
      <Columns columns={columns} ticks={[0, 2, 4]} tickText={String} isMirrored={false} />
    </Plot>,
  )
  expect(find(page, 'p').textContent).toBe('6 applications in 2 days.')
  expect(findAll(page, 'tbody tr').map(({ textContent }) => textContent)).toEqual(['1 March4', '2 March2'])
})

test.each([
  [false, ['1 March: 4', '2 March: 2']],
  [true, ['2 March: 2', '1 March: 4']],
])('columns run in reading direction (mirrored: %s), and heights match the numbers', (isMirrored, titles) => {
  const page = serve(
    <Columns columns={columns} ticks={[0, 2, 4]} tickText={String} isMirrored={isMirrored} />,
  )
  const place = (bar: Element, name: string) => Number.parseFloat(bar.getAttribute(name) ?? '')
  const bars = findAll(page, 'rect').sort((one, other) => place(one, 'x') - place(other, 'x'))
  expect(bars.map(({ textContent }) => textContent)).toEqual(titles)
  expect(bars.map((bar) => place(bar, 'height')).sort()).toEqual([100, 50])
})

test('a bar shows its number, and a circle is at its country', () => {
  const page = serve(
    <>
      <Shares
        shares={[
          { key: 'a', label: 'In review', value: '19', note: '14 there now', percent: 50, darker: 40 },
        ]}
      />
      <PointMap points={[{ code: 'GH', value: 2, title: 'Ghana: 2' }]} />
    </>,
  )
  expect(find(page, 'li').textContent).toBe('In review1914 there now')
  expect(findAll(page, 'rect').map((bar) => bar.getAttribute('width'))).toEqual(['50%', '40%'])
  expect(find(page, 'circle').getAttribute('cx')).toBe('458')
})
