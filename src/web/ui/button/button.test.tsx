import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../tests/harness/components/mount.ts'
import { Button, IconButton, LinkButton } from './button.tsx'

test('every button and link button has a name', () => {
  const page = serve(
    <>
      <Button variant="accent">Request support</Button>
      <LinkButton href="/apply" iconEnd="arrow">
        Apply
      </LinkButton>
      <IconButton icon="trash" label="Remove file" />
    </>,
  )
  const names = findAll(page, 'button, a').map((it) => it.getAttribute('aria-label') ?? it.textContent)
  expect(names).toEqual(['Request support', 'Apply', 'Remove file'])
})

test('a disabled button stays focusable and does nothing', () => {
  const pressed = vi.fn()
  const { page } = mount(
    <Button disabled onClick={pressed}>
      Confirm
    </Button>,
  )
  const button = find<HTMLButtonElement>(page, 'button')
  click(button)
  expect(pressed).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
})

test('a busy button keeps its label and cannot be clicked twice', () => {
  const pressed = vi.fn()
  const { page } = mount(
    <Button busy onClick={pressed}>
      Sending
    </Button>,
  )
  click(find(page, 'button'))
  expect(pressed).not.toHaveBeenCalled()
  expect(find(page, '[aria-busy]').textContent).toBe('Sending')
})

test('only directional icons are mirrored in right-to-left text', () => {
  const page = serve(
    <>
      <Button iconEnd="arrow">Next</Button>
      <Button icon="file">Export</Button>
    </>,
  )
  expect(page.querySelectorAll('.i--flip')).toHaveLength(1)
})
