import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, id, previews } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { screens } from '../screens.tsx'
import { MoveDialog } from './move-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('25.26 a mail that was being written stays after a conflict', async () => {
  const mail = {
    subject: 'Subject',
    text: 'Usual words.',
    to: 'ama@hospital.example',
    locale: 'en',
    salutation: 'Dear Ama Owusu,',
    in_english: null,
    rows: [],
  }
  const preview = { id, reference: 'E-00001', from: 'in_review', version: 1, code: null, mail, ends: [] }
  const answers: Parameters<typeof stage>[1]['answers'] = {
    [reviewPaths.moves]: { status: 409, body: { code: 'version_conflict' } },
    [reviewPaths.previewMoves]: { body: { moves: [preview] } },
  }
  const dialog = <MoveDialog application={application} to="accepted" onClose={() => {}} />
  const { page, calls } = stage(dialog, { answers })
  const text = await until(() => page.querySelector<HTMLTextAreaElement>('#mail-text'))
  expect(page.querySelector('form')?.textContent).toContain('Begins with: Dear Ama Owusu,')
  write(text, 'Words of my own.')
  answers[reviewPaths.previewMoves] = {
    body: { moves: [{ ...preview, code: 'wrong_status', mail: null }] },
  }
  act(() => page.querySelector('form')?.requestSubmit())
  await until(() => page.querySelector('[role=alert]'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(page.querySelector<HTMLTextAreaElement>('#mail-text')?.value).toBe('Words of my own.')
  expect(page.textContent).not.toContain('No mail goes out')
  expect(calls.filter(({ path }) => path === reviewPaths.previewMoves)).toHaveLength(2)
})

test('40.84 a move that a colleague has made impossible is no longer offered; what was typed stays', async () => {
  const one = reviewPaths.application.replace(':id', id)
  const [preview] = previews.moves
  const answers: Parameters<typeof stage>[1]['answers'] = {
    [one]: { body: application },
    [reviewPaths.moves]: { status: 409, body: { code: 'version_conflict' } },
    [reviewPaths.previewMoves]: { body: { moves: [{ ...preview, id }] } },
  }
  const { page } = stage(screens, { at: paths.adminExpert(id), answers })
  const offered = await until(() => findAll(page, '.desk-moves button')[1])
  click(offered)
  click(await until(() => findAll(page, 'dialog button').find((one) => one.textContent?.includes('later'))))
  write(await until(() => page.querySelector<HTMLTextAreaElement>('#mail-text')), 'Words of my own.')
  answers[one] = { body: { ...application, version: 4, status: 'withdrawn', allowed_moves: [] } }
  act(() => page.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
  await until(() => page.textContent?.includes('Not moved: the status is Withdrawn by now'))
  expect(findAll(page, 'dialog .desk-acts button').map(({ textContent }) => textContent)).toEqual(['Close'])
  expect(page.querySelector<HTMLTextAreaElement>('#mail-text')?.value).toBe('Words of my own.')
})

test('13.21 before a move that ends matches, the dialog names them', async () => {
  const ends = [{ name: 'Baobab District Hospital', reference: 'H-00007', status: 'shortlisted' }]
  const notices = [
    { to: 'desk@hospital.example', locale: 'en', subject: 'One expert less', text: 'Dear Kofi,' },
  ]
  const facts = { id, reference: 'E-00001', from: 'active', version: 1, code: null, mail: null }
  const preview = { ...facts, ends, notices, hidden_notices: 0 }
  const { page } = stage(<MoveDialog application={application} to="paused" onClose={() => {}} />, {
    answers: { [reviewPaths.previewMoves]: { body: { moves: [preview] } } },
  })
  const message = await until(() => page.querySelector('dialog .message'))
  expect(message.textContent).toContain('This ends one open match')
  expect(message.querySelector('li')?.textContent).toBe(
    'Baobab District Hospital, H-00007: Sent to the hospital',
  )
  expect(message.querySelector('details')?.textContent).toContain('desk@hospital.example')
})

test('35.15 a move says in which language its mail goes, and shows it in English', async () => {
  const in_english = { subject: 'We would like to talk', text: 'Thank you.\nWhen?' }
  const words = { subject: 'نود التحدث', text: 'شكرًا', in_english }
  const mail = { ...words, to: 'ama@hospital.example', locale: 'ar', rows: [] }
  const preview = { id, reference: 'E-00001', from: 'in_review', version: 1, code: null, mail, ends: [] }
  const { page } = stage(<MoveDialog application={application} to="accepted" onClose={() => {}} />, {
    answers: { [reviewPaths.previewMoves]: { body: { moves: [preview] } } },
  })
  const text = await until(() => page.querySelector<HTMLTextAreaElement>('#mail-text'))
  expect([text.lang, text.dir, text.value]).toEqual(['ar', 'auto', 'شكرًا'])
  expect(page.textContent).toContain('Send this mail to ama@hospital.example, in Arabic')
  const english = page.querySelector('details')
  expect(english?.textContent).toContain('We would like to talk')
  expect(english?.textContent).toContain('Thank you.\nWhen?')
})

const empty = { id, reference: 'E-00001', from: 'in_review', version: 1, code: null, mail: null, ends: [] }
const answered = {
  [reviewPaths.assignees]: { body: { assignees: [] } },
  [reviewPaths.moves]: { status: 409, body: { code: 'version_conflict' } },
  [reviewPaths.previewMoves]: { body: { moves: [empty] } },
}

test('39.20 a decline begins with its reason, which is then sent', async () => {
  const { page, calls } = stage(<MoveDialog application={application} to="declined" onClose={() => {}} />, {
    answers: answered,
  })
  act(() => page.querySelector('form')?.requestSubmit())
  expect(find(page, '.error').textContent).toBe('This field is required')
  write(find<HTMLSelectElement>(page, '#decline-reason'), 'experience')
  click(find(page, 'input[type=checkbox]'))
  act(() => page.querySelector('form')?.requestSubmit())
  await until(() => page.textContent?.includes('No mail goes out'))
  act(() => page.querySelector('form')?.requestSubmit())
  await until(() => page.querySelector('[role=alert]'))
  const decline = { reason: 'experience', note: '', tell: true }
  expect(calls.slice(0, 2).map(({ body }) => body)).toMatchObject([{ decline }, { to: 'declined', decline }])
})

test('39.13 an invitation begins with the time, which may be agreed on later', async () => {
  const { page, calls } = stage(<MoveDialog application={application} to="interview" onClose={() => {}} />, {
    answers: answered,
  })
  const later = await until(() => findAll(page, 'button').find((one) => one.textContent?.includes('later')))
  write(find<HTMLInputElement>(page, '#interview-time'), '2099-12-01T09:30')
  act(() => page.querySelector('form')?.requestSubmit())
  expect(findAll(page, '.error')).toHaveLength(1) // the place is missing
  write(find<HTMLInputElement>(page, '#interview-place'), '+233 20 123 4567')
  expect(later).toBeDefined()
  act(() => page.querySelector('form')?.requestSubmit())
  await until(() => page.textContent?.includes('No mail goes out'))
  expect(calls.at(-1)?.body).toMatchObject({
    to: 'interview',
    interview: {
      starts_at: '2099-12-01T09:30:00.000Z',
      minutes: 30,
      place: '+233 20 123 4567',
      interviewer: 'me',
    },
  })
})
