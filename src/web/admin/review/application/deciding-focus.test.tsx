import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, id } from '../../../../domain/api/review/review-examples.ts'
import { actPaths, reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { Assessments } from './assessments.tsx'
import { MoveDialog } from './move-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const empty = { id, reference: 'E-00001', from: 'in_review', version: 1, code: null, mail: null, ends: [] }
const answers = {
  [reviewPaths.assignees]: { body: { assignees: [] } },
  [reviewPaths.previewMoves]: { body: { moves: [empty] } },
}

const send = (page: Element) => act(() => page.querySelector('form')?.requestSubmit())
const button = (page: Element, label: string) =>
  findAll(page, 'button').find((one) => one.textContent === label) as HTMLElement

test('39.53 a missing reason gets the focus, and going back keeps the input', async () => {
  const dialog = <MoveDialog application={application} to="declined" onClose={() => {}} />
  const { page } = stage(dialog, { answers })
  const reason = () => find<HTMLSelectElement>(page, '#decline-reason')
  expect(document.activeElement).toBe(reason())
  button(page, 'Cancel').focus()
  send(page)
  expect(document.activeElement).toBe(reason())
  write(reason(), 'experience')
  write(find<HTMLTextAreaElement>(page, '#decline-note'), 'Two years only.')
  send(page)
  await until(() => page.textContent?.includes('No mail goes out'))
  click(button(page, 'Back'))
  expect([reason().value, find<HTMLTextAreaElement>(page, '#decline-note').value]).toEqual([
    'experience',
    'Two years only.',
  ])
  expect(document.activeElement).toBe(reason())
})

test('39.53 the time of an interview is shown in words while it is typed', async () => {
  const dialog = <MoveDialog application={application} to="interview" onClose={() => {}} />
  const { page } = stage(dialog, { answers })
  write(find<HTMLInputElement>(page, '#interview-time'), '2099-12-02T14:30')
  expect(find(page, '#interview-time-hint').textContent).toContain('Wednesday')
  expect(find(page, '#interview-time-hint').textContent).toContain('2 December 2099')
})

test('38.9 an unfinished decline or interview dialog is restored when it is opened again, and can be discarded', async () => {
  const decline = <MoveDialog application={application} to="declined" onClose={() => {}} />
  const begun = stage(decline, { answers })
  write(find<HTMLTextAreaElement>(begun.page, '#decline-note'), 'Two years')
  const { page: again } = stage(decline, { answers })
  expect(find<HTMLTextAreaElement>(again, '#decline-note').value).toBe('Two years')
  click(button(again, 'Discard'))
  expect(find<HTMLTextAreaElement>(again, '#decline-note').value).toBe('')

  const interview = <MoveDialog application={application} to="interview" onClose={() => {}} />
  const invited = stage(interview, { answers })
  write(find<HTMLInputElement>(invited.page, '#interview-place'), 'Room 4')
  const { page } = stage(interview, { answers })
  expect(find<HTMLInputElement>(page, '#interview-place').value).toBe('Room 4')
})

test('39.53 submitting an assessment without a score focuses the score, and closing the dialog focuses its button', async () => {
  const path = actPaths.assessments.replace(':id', application.id)
  const { page } = stage(<Assessments application={application} mayReview />, {
    answers: { [path]: { body: { average: null, is_open: true, assessments: [] } } },
  })
  click(await until(() => button(page, 'Assess')))
  send(page)
  expect((document.activeElement as HTMLInputElement).name).toMatch(/^score-/)
  click(button(page, 'Cancel'))
  expect(document.activeElement).toBe(button(page, 'Assess'))
})
