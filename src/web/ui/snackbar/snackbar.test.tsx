// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, mount } from '../mount.ts'
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

test('a snackbar is accessible', async () => {
  vi.useRealTimers()
  await expectAccessible(mount(<Snackbar message="Saved" onDone={() => {}} />).page)
})
