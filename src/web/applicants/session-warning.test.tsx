import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, mount, unmountAll } from '../../../tests/harness/components/mount.ts'
import { applicationCalls, recordCalls } from '../../domain/applicants/applicant-paths.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { noteSession } from './open-session.ts'
import { ownCalls } from './own-calls.ts'
import { SessionWarning } from './session-warning.tsx'

const line = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', line)
  line.mockImplementation(async () => Response.json({}))
  noteSession()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  line.mockReset()
})

const { idle, most } = lifetimes.editSession
const onLock = vi.fn()
const calls = ownCalls(applicationCalls.expert, recordCalls.expert, 'hash')
const warning = (isOpen = true) => (
  <SessionWarning t={translator('en', en)} calls={calls} isOpen={isOpen} onLock={onLock} />
)
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))
const type = () => act(async () => void dispatchEvent(new Event('input')))

test('4.29 five minutes before an idle session ends the page says so; one press keeps it open', async () => {
  const { page } = mount(warning())
  await minutes(idle - 6)
  expect(page.textContent).toBe('')
  await minutes(1.5)
  expect(find(page, '[role=alert]').textContent).toContain('Your application closes in 5 minutes')
  await act(async () => click(find(page, 'button')))
  expect(line).toHaveBeenCalledOnce()
  expect(page.textContent).toBe('')
  await minutes(idle - 6)
  expect(page.textContent).toBe('')
})

test('4.29 typing keeps a session open, with a call every five minutes at most', async () => {
  const { page } = mount(warning())
  for (let times = 0; times < idle + 10; times++) {
    await minutes(1)
    await type()
  }
  expect(page.textContent).toBe('')
  expect(line.mock.calls.length).toBe((idle + 10) / 5)
})

test('4.29 before the last minute of the longest session the PIN can be entered again', async () => {
  onLock.mockReset()
  const { page } = mount(warning())
  for (let spent = 0; spent < most - 4; spent += 2) {
    await minutes(2)
    await type()
  }
  expect(page.textContent).toContain('Enter your PIN again to go on')
  click(find(page, 'button'))
  expect(onLock).toHaveBeenCalledOnce()
})

test('4.29 a session that has ended closes the page', async () => {
  onLock.mockReset()
  const { show } = mount(warning())
  await minutes(idle + 0.5)
  expect(onLock).toHaveBeenCalled()
  onLock.mockReset()
  show(warning(false))
  await minutes(10)
  expect(onLock).not.toHaveBeenCalled()
})
