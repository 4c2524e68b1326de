import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, mount, write } from '../../../../../tests/harness/components/mount.ts'
import { useTyped } from './filter-controls.tsx'

function Stage({ value, onPause }: { value: string; onPause: (typed: string) => void }) {
  const [typed, type] = useTyped(value, onPause)
  return <input value={typed} onChange={({ currentTarget }) => type(currentTarget.value)} />
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = () => act(() => vi.advanceTimersByTime(300))

test('a search is debounced until typing pauses', () => {
  const search = vi.fn()
  const { page } = mount(<Stage value="" onPause={search} />)
  const input = find<HTMLInputElement>(page, 'input')
  write(input, 'am')
  write(input, 'ama ')
  expect(search).not.toHaveBeenCalled()
  wait()
  expect(search.mock.calls).toEqual([['ama']])
})

test('a late response does not overwrite newer input', () => {
  const search = vi.fn()
  const { page, show } = mount(<Stage value="" onPause={search} />)
  const input = find<HTMLInputElement>(page, 'input')
  write(input, 'ama ')
  wait()
  write(input, 'ama o')
  show(<Stage value="ama" onPause={search} />)
  expect(input.value).toBe('ama o')
  wait()
  expect(search).toHaveBeenLastCalledWith('ama o')
})

test('a changed URL updates the input without a new search', () => {
  const search = vi.fn()
  const { page, show } = mount(<Stage value="ama" onPause={search} />)
  show(<Stage value="kofi" onPause={search} />)
  expect(find<HTMLInputElement>(page, 'input').value).toBe('kofi')
  wait()
  expect(search).not.toHaveBeenCalled()
})
