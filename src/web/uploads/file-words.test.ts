import { expect, test } from 'vitest'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import type { Step } from './file-state.ts'
import { detailOf, shownState } from './file-words.ts'

const MiB = 1024 * 1024
const t = translator('en', en)

function said(step: Step, size = 3.4 * MiB) {
  const state = shownState({ name: 'cv.pdf', size, ...step }, t, 'en')
  return 'detail' in state ? state.detail : ''
}

test('progress has the unit of the whole file', () => {
  expect(said({ at: 'sending', sent: 1.2 * MiB })).toBe('1.2 MB of 3.4 MB')
  expect(said({ at: 'sending', sent: 0 })).toBe('0.0 MB of 3.4 MB')
  expect(said({ at: 'sending', sent: 9.4 * MiB }, 10 * MiB)).toBe('9 MB of 10 MB')
  expect(said({ at: 'sending', sent: 100_000 }, 245_760)).toBe('98 KB of 240 KB')
  expect(said({ at: 'sent', id: '' }, 1)).toBe('1 KB, uploaded')
})

test('in right-to-left text a number stays with its unit', () => {
  const state = shownState({ name: 'cv.pdf', size: 3.4 * MiB, at: 'sent', id: '' }, t, 'ar-XB')
  expect(state).toMatchObject({ detail: '\u20683.4 MB\u2069, uploaded' })
})

test.each([
  [0.2, 'a few seconds left'],
  [5, 'a few seconds left'],
  [6, 'about 10 seconds left'],
  [17, 'about 20 seconds left'],
  [50, 'about 50 seconds left'],
  [51, 'about 1 minute left'],
  [61, 'about 2 minutes left'],
  [3600, 'about 60 minutes left'],
  [3601, 'more than an hour left'],
  [Number.POSITIVE_INFINITY, 'more than an hour left'],
])('%d seconds are %s', (secondsLeft, words) => {
  expect(said({ at: 'sending', sent: 1.2 * MiB, secondsLeft })).toBe(`1.2 MB of 3.4 MB, ${words}`)
})

test('a waiting upload says how much is uploaded and that no action is needed', () => {
  expect(said({ at: 'waiting', arrived: 1.2 * MiB, for: 'line' })).toBe(
    'There is no connection. 1.2 MB of 3.4 MB have arrived and are safe. The upload goes on by itself.',
  )
  expect(said({ at: 'waiting', arrived: 0, for: 'line' })).not.toContain('arrived')
  expect(said({ at: 'waiting', arrived: 0, for: 'server' })).not.toContain('arrived')
})

test('the bar matches the text, and is hidden while the progress is unknown', () => {
  const percent = (step: Step) => {
    const state = shownState({ name: 'cv.pdf', size: 1000, ...step }, t, 'en')
    return 'percent' in state ? state.percent : undefined
  }
  expect(percent({ at: 'sending', sent: 999 })).toBe(99)
  expect(percent({ at: 'waiting', arrived: 360, for: 'server' })).toBe(36)
  expect(percent({ at: 'checking' })).toBe(100)
  expect(percent({ at: 'asking' })).toBeUndefined()
})

test('2.52 a file of another kind that is named like a PDF gets this reason after the text of the specification', () => {
  const why = (name: string) => detailOf({ at: 'refused', why: 'forms.not_pdf', name, size: 10 }, t, 'en')
  expect(why('letter.docx')).toBe('Only PDF files are allowed.')
  expect(why('letter.PDF')).toMatch(/^Only PDF files are allowed\. This one is named like a PDF, but/)
})
