import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, mount } from '../../../../tests/harness/mount.ts'
import { Snackbar } from './snackbar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a snackbar stays for three seconds', () => {
  const gone = vi.fn()
  const { page, show } = mount(<Snackbar message={null} onDone={gone} />)
  expect(find(page, '[role=status]').textContent).toBe('')
  show(<Snackbar message="Selected expert: 1042" onDone={gone} />)
  expect(find(page, '[role=status]').textContent).toBe('Selected expert: 1042')
  act(() => vi.advanceTimersByTime(2999))
  expect(gone).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(gone).toHaveBeenCalledOnce()
})

test('a snackbar with an action stays while the action is available', () => {
  const [gone, undo] = [vi.fn(), vi.fn()]
  const action = { label: 'Undo', onClick: undo }
  const { page } = mount(<Snackbar message="Moved" action={action} milliseconds={600_000} onDone={gone} />)
  act(() => vi.advanceTimersByTime(599_999))
  expect(gone).not.toHaveBeenCalled()
  click(find(page, 'button'))
  expect(undo).toHaveBeenCalledOnce()
})
