import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { actPaths } from '../../../../domain/api/review/review-paths.ts'
import type { InterviewFacts } from '../acts.ts'
import type { Reviewed } from '../calls.ts'
import { InterviewDialog } from './interview-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const upcoming = { id: 'i1' } as InterviewFacts
const mail = {
  subject: 'Your interview',
  text: 'Dear Ama',
  to: 'ama@example.org',
  locale: 'en',
  in_english: null,
  rows: [],
}

test('the buttons of a cancellation say what they do', async () => {
  const path = actPaths.previewInterview.replace(':id', 'a1')
  const { page } = stage(
    <InterviewDialog
      application={{ id: 'a1', name: 'Ama Owusu' } as Reviewed}
      upcoming={upcoming}
      isCancelled
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
    { answers: { [path]: { body: mail } } },
  )
  const buttons = () => findAll(page, 'form .row button').map(({ textContent }) => textContent)
  await until(() => page.querySelector('form input[type=checkbox]'))
  expect(buttons()).toEqual(['Cancel the interview and send', 'Keep it'])
  click(find(page, 'form input[type=checkbox]'))
  await until(() => buttons()[0] === 'Cancel the interview')
})
