import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../tests/harness/mount.ts'
import { FilterChips, JumpChips } from './filter-chips.tsx'

test('the chosen filter is pressed, and each says how many it holds', () => {
  const chosen = vi.fn()
  const { page } = mount(
    <FilterChips
      label="Status"
      value="new"
      onChoose={chosen}
      chips={[
        { value: 'all', label: 'All', count: 158 },
        { value: 'new', label: 'New', count: 0 },
      ]}
    />,
  )
  expect(find(page, '[aria-pressed=true]').textContent).toBe('New 0')
  click(findAll(page, 'button')[0] as HTMLElement)
  expect(chosen).toHaveBeenCalledWith('all')
})

test('the view that is shown is the current link, with how many it holds', () => {
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
