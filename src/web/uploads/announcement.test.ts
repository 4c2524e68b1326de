import { expect, test } from 'vitest'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { announcementOf } from './announcement.ts'
import type { FileState, Step } from './file-state.ts'

const t = translator('en', en)

/** All announcements while a field goes through these steps; undefined is the empty field. */
function announcements(...steps: (Step | undefined)[]): string[] {
  let before: FileState | undefined
  return steps.flatMap((step) => {
    const after = step && { name: 'cv.pdf', size: 1000, ...step }
    const words = announcementOf(before, after, t)
    before = after
    return words ?? []
  })
}

test('an upload on a poor connection is announced five times, not at every percent', () => {
  expect(
    announcements(
      { at: 'sending', sent: 0 },
      { at: 'sending', sent: 100 },
      { at: 'sending', sent: 200 },
      { at: 'waiting', arrived: 200, for: 'line' },
      { at: 'waiting', arrived: 200, for: 'server' },
      { at: 'sending', sent: 200 },
      { at: 'checking' },
      { at: 'sent', id: 'x' },
      undefined,
    ),
  ).toEqual([
    'The upload of cv.pdf has started.',
    'The upload of cv.pdf is waiting. It goes on by itself.',
    'The upload of cv.pdf goes on.',
    'cv.pdf is uploaded.',
    'cv.pdf is removed.',
  ])
})

test('a file that is refused, cancelled or resumed is announced, too', () => {
  const refused = { at: 'refused', why: 'forms.not_pdf' } as const
  expect(announcements(refused, { at: 'refused', why: 'uploads.empty' }, undefined)).toEqual([
    'cv.pdf: Only PDF files are allowed.',
    'cv.pdf: This file is empty. Please save it again and choose the new file.',
  ])
  expect(announcements({ at: 'asking' }, { at: 'sending', sent: 10 }, undefined)).toEqual([
    'The upload of cv.pdf goes on.',
    'The upload of cv.pdf is cancelled.',
  ])
})
