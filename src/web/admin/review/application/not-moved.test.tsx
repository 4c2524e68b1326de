import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, id } from '../../../../domain/api/review/review-examples.ts'
import { actPaths, reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { Interview } from './interview.tsx'
import { MoveDialog } from './move-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const preview = { id, reference: 'E-00001', from: 'submitted', version: 1, code: null, mail: null, ends: [] }

test('43.33 a move that conflicts with a colleague’s names the colleague and the new status', async () => {
  const answers: Parameters<typeof stage>[1]['answers'] = {
    [reviewPaths.moves]: { status: 409, body: { code: 'version_conflict' } },
    [reviewPaths.previewMoves]: { body: { moves: [preview] } },
  }
  const { page } = stage(<MoveDialog application={application} to="accepted" onClose={() => {}} />, {
    answers,
  })
  await until(() => page.textContent?.includes('No mail goes out'))
  answers[reviewPaths.previewMoves] = {
    body: { moves: [{ ...preview, from: 'in_review', moved_by: 'Ada' }] },
  }
  act(() => page.querySelector('form')?.requestSubmit())
  await until(() => page.textContent?.includes('Ada moved it to In review in the meantime.'))
})

test('43.30 the dialog of a move says that it cancels the interview', async () => {
  const cancels_interview = { starts_at: '2099-12-01T08:30:00.000Z', told: true }
  const { page } = stage(<MoveDialog application={application} to="accepted" onClose={() => {}} />, {
    answers: { [reviewPaths.previewMoves]: { body: { moves: [{ ...preview, cancels_interview }] } } },
  })
  const message = await until(() => page.querySelector('dialog .message'))
  expect(message.textContent).toContain('This cancels the interview of')
  expect(message.textContent).toContain('Without a mail nobody tells them')
})

test('43.32 the box of an interview says that the applicant was not told', async () => {
  const one = { id: 'i1', starts_at: '2099-12-01T08:30:00Z', minutes: 30, place: 'Room 4', cancelled: false }
  const read = { is_open: true, is_held: false, is_told: false, upcoming: 'i1', interviews: [one] }
  const { page } = stage(<Interview application={application} mayReview />, {
    answers: { [actPaths.interviews.replace(':id', id)]: { body: read } },
  })
  await until(() => page.textContent?.includes('The applicant was not told of it: no mail went.'))
})
