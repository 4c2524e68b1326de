import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { JumpChips } from './filter-chips.tsx'

test('the current view is marked, with its count', () => {
  const page = serve(
    <JumpChips
      label="Status"
      links={[
        { href: '?status=open', label: 'Open', count: 3, current: true },
        { href: '?status=spam', label: 'Spam' },
      ]}
    />,
  )
  expect(find(page, '[aria-current=page]').textContent).toBe('Open 3')
  expect(findAll(page, 'a')).toHaveLength(2)
})

test('jumps are links', () => {
  const page = serve(<JumpChips label="Go to an expert" links={[{ href: '#rowan', label: 'Dr Rowan' }]} />)
  expect(find(page, 'nav a').getAttribute('href')).toBe('#rowan')
})
