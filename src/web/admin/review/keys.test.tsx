import { afterEach, expect, test, vi } from 'vitest'
import { find, findAll, mount, press } from '../../../../tests/harness/components/mount.ts'
import { type Keys, step, useKeys } from './keys.tsx'
import { KeysProvider } from './own-keys.ts'

let stage: ReturnType<typeof mount>
afterEach(() => stage.unmount())

function Stage({ keys }: { keys: Keys }) {
  useKeys(keys)
  return (
    <>
      <button type="button">Open</button>
      <input type="search" />
      <input type="checkbox" />
      <textarea />
      <select />
      <dialog>
        <button type="button">Move</button>
      </dialog>
    </>
  )
}

test('a key works outside inputs', () => {
  const next = vi.fn()
  stage = mount(<Stage keys={{ next }} />)
  const { page } = stage
  expect(press(document.body, 'j')).toBe(false)
  press(find(page, 'button'), 'j')
  press(find(page, '[type=checkbox]'), 'j')
  expect(next).toHaveBeenCalledTimes(3)
  expect(press(document.body, 'x'), 'another key is the browser’s').toBe(true)
})

test('a key does nothing in an input or while a dialog is open', () => {
  const next = vi.fn()
  stage = mount(<Stage keys={{ next }} />)
  const { page } = stage
  for (const place of ['[type=search]', 'textarea', 'select']) press(find(page, place), 'j')
  find(page, 'dialog').setAttribute('open', '')
  press(find(page, 'dialog button'), 'j')
  press(document.body, 'j')
  expect(next).not.toHaveBeenCalled()
})

test('a key with Ctrl, Meta or Alt is left to the browser', () => {
  const next = vi.fn()
  stage = mount(<Stage keys={{ previous: next }} />)
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', [held]: true, bubbles: true }))
  }
  expect(next).not.toHaveBeenCalled()
})

test('a key runs the current handler, and nothing after unmounting', () => {
  const [before, after] = [vi.fn(), vi.fn()]
  stage = mount(<Stage keys={{ next: before }} />)
  stage.show(<Stage keys={{ next: after }} />)
  press(document.body, 'j')
  stage.unmount()
  press(document.body, 'j')
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledOnce()
})

test('the selection moves from row to row, starts at the last position, and stays in the list', () => {
  stage = mount(
    ['Ama', 'Ben', 'Cleo'].map((name) => (
      <a key={name} href="/">
        {name}
      </a>
    )),
  )
  const links = findAll(stage.page, 'a')
  const at = () => document.activeElement?.textContent
  step(links, 1)
  expect(at()).toBe('Ama')
  step(links, 1)
  step(links, 1)
  step(links, 1)
  expect(at()).toBe('Cleo')
  step(links, -1)
  expect(at()).toBe('Ben')
  links[1]?.blur()
  step(links, 1, 2)
  expect(at()).toBe('Cleo')
})

test('42.11 a person’s own key replaces the usual one, and single keys can be switched off', () => {
  const next = vi.fn()
  const own = (preferences: { on: boolean; keys: object }) => (
    <KeysProvider value={preferences}>
      <Stage keys={{ next }} />
    </KeysProvider>
  )
  stage = mount(own({ on: true, keys: { next: 's' } }))
  press(document.body, 'j')
  expect(next).not.toHaveBeenCalled()
  press(document.body, 's')
  expect(next).toHaveBeenCalledOnce()
  stage.show(own({ on: false, keys: {} }))
  press(document.body, 'j')
  expect(next).toHaveBeenCalledOnce()
})
