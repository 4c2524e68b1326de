import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/components/mount.ts'
import { Button, IconButton } from '../button/button.tsx'
import { Tray } from './tray.tsx'

test('the shortlist shows who is on it and which places are free', () => {
  const removed = vi.fn()
  const { page } = mount(
    <Tray
      id="tray"
      title="Shortlist, 1 of 2"
      text="The hospital chooses one."
      slots={[
        {
          id: 'rowan',
          name: 'Dr Rowan',
          text: '92 of 100',
          initials: 'AR',
          remove: <IconButton icon="x" label="Remove Dr Rowan" onClick={removed} />,
        },
      ]}
      free={['Second place is free']}
    >
      <Button>Send</Button>
    </Tray>,
  )
  expect(findAll(page, 'ol > li')).toHaveLength(2)
  click(find(page, 'button[aria-label="Remove Dr Rowan"]'))
  expect(removed).toHaveBeenCalledOnce()
})
