import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardDraft, readDraft, watchDraft, writeDraft } from './draft.ts'

const draft = { answers: { name: 'Ama' }, step: 'personal', savedAt: 5, unanswered: undefined }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a draft is read back with its unanswered attempt and its copies on the server', () => {
  const unanswered = { key: 'k', body: '{}', isDoubtful: false }
  const whole = { ...draft, unanswered, copies: ['7d1e4b90-5a2c-4f38-9b6d-0c8e7f6a5b43'] }
  expect(writeDraft('expert', whole)).toBe(true)
  expect(readDraft('expert')).toEqual(whole)
  expect(readDraft('hospital')).toBeUndefined()
})

test.each(['x', '[]', 'null', '{"version":0,"answers":{}}', '{"version":1,"answers":[]}'])(
  'an invalid draft is ignored: %s',
  (text) => {
    localStorage.setItem('aster-draft-expert', text)
    expect(readDraft('expert')).toBeUndefined()
  },
)

test('deleting a draft does not affect other forms', () => {
  writeDraft('expert', draft)
  writeDraft('trainer', draft)
  discardDraft('expert')
  expect(readDraft('expert')).toBeUndefined()
  expect(readDraft('trainer')).toEqual(draft)
})

test('without storage there is no draft, and writing reports the failure', () => {
  const refuse = () => {
    throw new DOMException('The storage is full or forbidden', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(writeDraft('expert', draft)).toBe(false)
  expect(readDraft('expert')).toBeUndefined()
  expect(() => discardDraft('expert')).not.toThrow()
})

test('changes and deletion of a draft in another window are observed', () => {
  const heard: unknown[] = []
  const stop = watchDraft('expert', (one) => heard.push(one))
  const tell = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  tell('aster-draft-expert', JSON.stringify({ version: 1, ...draft }))
  tell('aster-draft-hospital', JSON.stringify({ version: 1, ...draft }))
  tell('aster-draft-expert', null)
  stop()
  tell('aster-draft-expert', null)
  expect(heard).toEqual([draft, undefined])
})
