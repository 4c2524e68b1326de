import { expect, test, vi } from 'vitest'
import { click, find, mount } from '../../../../tests/harness/components/mount.ts'
import { Chip } from './chip.tsx'

test('a chip has a button whose name says what it removes', () => {
  const removed = vi.fn()
  const { page } = mount(
    <Chip label="Ghana" flag="/flags/GH.svg" removeLabel="Remove Ghana" onRemove={removed} />,
  )
  click(find(page, 'button[aria-label="Remove Ghana"]'))
  expect(removed).toHaveBeenCalledOnce()
})
