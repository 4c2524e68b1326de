import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, mount } from '../../../../tests/harness/components/mount.ts'
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

test('42.12 a snackbar can be closed before its time', () => {
  const closed = vi.fn()
  const { page } = mount(
    <Snackbar message="Moved" close={{ label: 'Close', onClick: closed }} onDone={() => {}} />,
  )
  click(find(page, 'button[aria-label=Close]'))
  expect(closed).toHaveBeenCalledOnce()
})

test('42.12 a snackbar goes to the other end of the screen where it would cover what has the focus', () => {
  const { page } = mount(
    <>
      <button type="button">Last</button>
      <Snackbar message="Moved" onDone={() => {}} />
    </>,
  )
  const last = find(page, 'button')
  const place = (top: number) =>
    vi.spyOn(last, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 44 } as DOMRect)
  place(innerHeight - 50)
  act(() => last.focus())
  expect(find(page, '.snackbar').dataset.at).toBe('top')
  place(10)
  act(() => {
    dispatchEvent(new Event('scroll'))
  })
  expect(find(page, '.snackbar').dataset.at).toBe('bottom')
})
