import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetEditDraft, readEditDraft, writeEditDraft } from './edit-draft.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

const draft = { changes: { job_title: 'Dean', phone: null }, base: 3, savedAt: Date.now() }

test('4.24 unsaved changes are kept on the device for each application, until they are forgotten', () => {
  expect(writeEditDraft('one', draft)).toBe(true)
  expect(readEditDraft('one')).toEqual(draft)
  expect(readEditDraft('two')).toBeUndefined()
  forgetEditDraft('one')
  expect(readEditDraft('one')).toBeUndefined()
})

test('4.24 unsaved changes are deleted after a week, since others may use the device', () => {
  writeEditDraft('one', draft)
  vi.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000 })
  expect(readEditDraft('one')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test.each(['{', '3', '{"changes":4}', '{"changes":{}}'])('a damaged draft is ignored: %s', (text) => {
  localStorage.setItem('aster-edit-one', text)
  expect(readEditDraft('one')).toBeUndefined()
})
