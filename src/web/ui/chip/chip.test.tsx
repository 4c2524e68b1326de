import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { click, find, mount } from '../mount.ts'
import { Chip } from './chip.tsx'

test('a chip can be taken away by a button that says what it removes', async () => {
  const removed = vi.fn()
  const { page } = mount(
    <Chip label="Ghana" flag="/flags/GH.svg" removeLabel="Remove Ghana" onRemove={removed} />,
  )
  await expectAccessible(page)
  click(find(page, 'button[aria-label="Remove Ghana"]'))
  expect(removed).toHaveBeenCalledOnce()
})
