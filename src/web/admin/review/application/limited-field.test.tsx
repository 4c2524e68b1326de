import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { find, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application } from '../../../../domain/api/review/review-examples.ts'
import { longestComment } from '../../../../domain/review/assessment.ts'
import { longestPlace } from '../../../../domain/review/interview.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { InterviewFields } from './interview-fields.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const send = (page: HTMLElement) => act(() => find<HTMLFormElement>(page, 'form').requestSubmit())

test('40.85 a place that is too long is refused with its length, and is not truncated', async () => {
  const set = vi.fn()
  const given = { starts_at: new Date(Date.now() + 86_400_000).toISOString(), minutes: 30, place: 'Room 4' }
  const { page } = stage(<InterviewFields given={given} onSet={set} onCancel={() => {}} />, { answers: {} })
  const place = find<HTMLInputElement>(page, '#interview-place')
  const typed = 'x'.repeat(longestPlace + 3)
  write(place, typed)
  send(page)
  expect(set).not.toHaveBeenCalled()
  expect(place.value).toBe(typed)
  expect(document.activeElement).toBe(place)
  expect(find(page, '#interview-place-error').textContent).toBe(
    `Please use at most ${longestPlace} characters. ${longestPlace + 3} of ${longestPlace} characters`,
  )
  write(place, 'x'.repeat(longestPlace))
  expect(find(page, '.count').textContent).toBe(`${longestPlace} of ${longestPlace} characters`)
  send(page)
  expect(set).toHaveBeenCalledOnce()
})

test('40.85 a comment of an assessment that is too long is refused with its length, and is not sent', async () => {
  const { id, kind } = application
  const own = {
    scores: { experience: 4, stewardship: 5, communication: 4 },
    recommendation: 'accept' as const,
  }
  const rest = { id, staff_id: id, staff_name: 'Nia', mean: 4, comment: '', given_at: '2026-11-16T09:30:00Z' }
  const { page, calls } = stage(
    <AssessmentForm {...{ id, kind }} own={{ ...own, ...rest }} onClose={() => {}} />,
    { answers: {} },
  )
  const comment = find<HTMLTextAreaElement>(page, '#assessment-comment')
  write(comment, 'x'.repeat(longestComment + 1))
  send(page)
  expect(calls).toEqual([])
  expect(comment.value).toHaveLength(longestComment + 1)
  write(comment, 'Short.')
  send(page)
  await until(() => calls.length > 0)
})
