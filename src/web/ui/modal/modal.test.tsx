import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, mount, serve } from '../../../../tests/harness/components/mount.ts'
import { Mark } from '../logo/mark.tsx'
import { Modal } from './modal.tsx'

const modal = (open: boolean, onClose?: () => void) => (
  <Modal
    id="auth"
    open={open}
    onClose={onClose}
    title="Authentication Required"
    text="Use your PIN."
    mark={<Mark />}
  >
    <button type="submit">Send</button>
  </Modal>
)

function cancel(dialog: HTMLElement) {
  const event = new Event('cancel', { cancelable: true })
  act(() => {
    dialog.dispatchEvent(event)
  })
  return event
}

test('an open dialog in the server’s HTML is visible before a script makes it modal', () => {
  const page = serve(modal(true))
  expect(find<HTMLDialogElement>(page, 'dialog').open).toBe(true)
})

test('a dialog opens over the page and closes again', () => {
  const { page, show } = mount(modal(false))
  const dialog = find<HTMLDialogElement>(page, 'dialog')
  expect(dialog.open).toBe(false)
  const opened = vi.spyOn(dialog, 'showModal')
  show(modal(true))
  expect(opened).toHaveBeenCalledOnce()
  expect(dialog.open).toBe(true)
  show(modal(false))
  expect(dialog.open).toBe(false)
})

test('Escape calls onClose', () => {
  const closed = vi.fn()
  const { page } = mount(modal(true, closed))
  expect(cancel(find(page, 'dialog')).defaultPrevented).toBe(true)
  expect(closed).toHaveBeenCalledOnce()
})

test('a dialog without onClose cannot be dismissed', () => {
  const { page } = mount(modal(true))
  expect(cancel(find(page, 'dialog')).defaultPrevented).toBe(true)
  expect(find<HTMLDialogElement>(page, 'dialog').open).toBe(true)
})

test('4.28 a dialog that is unmounted while open closes first, which returns the focus', () => {
  const { page, show } = mount(modal(true, () => {}))
  const closed = vi.spyOn(find<HTMLDialogElement>(page, 'dialog'), 'close')
  show(<p>Gone</p>)
  expect(closed).toHaveBeenCalledOnce()
})
