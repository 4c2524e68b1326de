import { useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, mount, press } from '../../../../tests/harness/mount.ts'
import { Button } from '../button/button.tsx'
import { SidePanel, WithPanel } from './side-panel.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <WithPanel>
      <Button onClick={() => setOpen(true)}>Dr Verbena</Button>
      {open && (
        <SidePanel
          id="detail"
          title="Dr Ines Verbena"
          text="Received 3 March"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          actions={<Button>Invite</Button>}
        >
          <p>Nursing</p>
        </SidePanel>
      )}
    </WithPanel>
  )
}

function opened() {
  const { page } = mount(<Page />)
  const opener = find(page, 'button')
  opener.focus()
  click(opener)
  return { page, opener }
}

test('the focus moves into the panel and returns when it closes', () => {
  const { page, opener } = opened()
  expect(document.activeElement).toBe(find(page, '#detail'))
  click(find(page, 'button[aria-label=Close]'))
  expect(page.querySelector('aside')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Escape closes the panel', () => {
  const { page } = opened()
  press(find(page, '#detail'), 'Escape')
  expect(page.querySelector('aside')).toBeNull()
})
