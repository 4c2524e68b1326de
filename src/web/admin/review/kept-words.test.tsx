import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, unmountAll, write } from '../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../tests/harness/review/desk-stage.tsx'
import { application, givenBack, id, note } from '../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../domain/api/review/review-paths.ts'
import { Decision } from './application/decision.tsx'
import { MoveDialog } from './application/move-dialog.tsx'
import { NewNote } from './application/new-note.tsx'
import { forgetWords } from './kept-words.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const labelled = (page: HTMLElement, label: string) =>
  findAll(page, 'button').find(({ textContent }) => textContent === label) as HTMLElement

const openNote = (answer: { status?: number; body: object } = { body: note }) => {
  unmountAll()
  const { page, said } = stage(<NewNote id={id} />, { answers: { [reviewPaths.applications]: answer } })
  return { page, said, text: find<HTMLTextAreaElement>(page, '#note') }
}

test('38.9 an unsaved note is restored, can be discarded, and is deleted from the device once it is added', async () => {
  write(openNote().text, 'Rang twice.')
  const again = openNote()
  expect(again.text.value).toBe('Rang twice.')
  expect(again.page.textContent).toContain('You typed this before and did not send it.')
  click(labelled(again.page, 'Discard'))
  expect(again.text.value).toBe('')
  write(again.text, 'Reached.')
  act(() => find<HTMLFormElement>(again.page, 'form').requestSubmit())
  await until(() => again.said.length > 0)
  expect(openNote().text.value).toBe('')
})

test('38.16 a double click adds one note', async () => {
  unmountAll()
  const { page, calls, said } = stage(<NewNote id={id} />, {
    answers: { [reviewPaths.applications]: { body: note } },
  })
  write(find<HTMLTextAreaElement>(page, '#note'), 'Rang twice.')
  const form = find<HTMLFormElement>(page, 'form')
  act(() => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await until(() => said.length > 0)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('38.9 unsaved text belongs to one person and is kept for a week', () => {
  write(openNote().text, 'Rang twice.')
  forgetWords('me')
  expect(localStorage).toHaveLength(1)
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 8 * 86_400_000)
  forgetWords('me')
  expect(localStorage).toHaveLength(0)
  write(openNote().text, 'Rang twice.')
  forgetWords('olu')
  expect(localStorage).toHaveLength(0)
})

const openRequest = () => {
  unmountAll()
  const preview = { id, reference: 'E-1', from: 'in_review', version: 1, code: null, ends: [] }
  const words = { subject: 'S', text: 'Usual.', in_english: null, rows: [] }
  const mail = { ...words, to: 'ama@hospital.example', locale: 'en' }
  return stage(<MoveDialog application={application} to="info_requested" onClose={() => {}} />, {
    answers: { [reviewPaths.previewMoves]: { body: { moves: [{ ...preview, mail }] } } },
  })
}

test('38.9 a request for information keeps its questions, its note and its mail when it is closed', async () => {
  const first = openRequest()
  click(find(first.page, '.desk-asked input'))
  write(find<HTMLTextAreaElement>(first.page, '#ask-note'), 'Since when?')
  const again = openRequest()
  expect(find<HTMLInputElement>(again.page, '.desk-asked input').checked).toBe(true)
  expect(find<HTMLTextAreaElement>(again.page, '#ask-note').value).toBe('Since when?')
  act(() => find<HTMLFormElement>(again.page, 'form').requestSubmit())
  write(await until(() => again.page.querySelector<HTMLTextAreaElement>('#mail-text')), 'My words.')
  const third = openRequest()
  act(() => find<HTMLFormElement>(third.page, 'form').requestSubmit())
  const text = await until(() => third.page.querySelector<HTMLTextAreaElement>('#mail-text'))
  expect(text.value).toBe('My words.')
})

const decide = (undone: object[]) => {
  const undo = { token: crypto.randomUUID(), until: new Date(Date.now() + 60_000).toISOString() }
  const history = application.history.map((move) => ({ ...move, undo }))
  const preview = { id, reference: 'E-1', from: 'in_review', version: 1, code: null, mail: null, ends: [] }
  return stage(<Decision application={{ ...application, history }} mayReview />, {
    answers: {
      [reviewPaths.moves]: { body: { moves: [preview] } },
      [reviewPaths.undoMoves]: { body: { undone, refused: [] } },
    },
  })
}

test('38.11 undoing a request keeps its text for the next one, says so, and keeps the focus', async () => {
  const asked = { fields: ['job_title'], note: 'Since when?' }
  const words = { ...givenBack, to: 'info_requested', asked }
  const { page, said } = decide([{ id, status: 'in_review', version: 3, words }])
  click(labelled(page, 'Take the last move back'))
  await until(() => said.length > 0)
  expect(said).toEqual([
    'Taken back to: In review. No mail goes out. What you typed is kept for the next time.',
  ])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Decision, status: In review')
  expect(find<HTMLTextAreaElement>(openRequest().page, '#ask-note').value).toBe('Since when?')
})

test('38.13 a dialog begins with its first field, and cancelling it returns to its button', async () => {
  const { page } = decide([])
  const interview = labelled(page, 'Invite to an interview')
  click(interview)
  await until(() => document.activeElement?.matches('dialog [type=submit], dialog input'))
  click(labelled(page, 'Cancel'))
  expect(document.activeElement).toBe(interview)
})
