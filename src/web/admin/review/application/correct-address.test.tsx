import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import type { Reviewed } from '../calls.ts'
import { NewLink } from './new-link.tsx'

afterEach(() => vi.unstubAllGlobals())

const application = {
  ...{ id: 'a1', version: 3, email: 'ama@hopsital.example', kind: 'expert', status: 'submitted' },
  history: [],
} as unknown as Reviewed
const path = reviewPaths.address.replace(':id', 'a1')
const email = 'ama@hospital.example'
const reason = 'Mistyped.'

/** The dialog, with what was typed and sent. */
function send(answer: { status?: number; body: object }, typed = { email, reason }) {
  const staged = stage(<NewLink application={application} />, { answers: { [path]: answer } })
  const { page } = staged
  click(findAll(page, 'button')[1] as HTMLElement)
  write(find<HTMLInputElement>(page, '#new-email'), typed.email)
  write(find<HTMLTextAreaElement>(page, '#address-reason'), typed.reason)
  click(find(page, 'dialog button[type=submit]'))
  return staged
}

test('13.12 the address is corrected with a reason, from the version that was seen', async () => {
  const { page, calls, said } = send({ body: { to: email, version: 4, shortlist_waits: false } })
  await until(() => said.length > 0)
  expect(calls).toEqual([{ method: 'POST', path, body: { version: 3, email, reason } }])
  expect(said).toEqual(['The email address is corrected. A new link is on its way to ama@hospital.example.'])
  expect(page.querySelector('dialog')).toBeNull()
})

test('13.12 what is missing is named at its field and in the summary, and nothing is sent', () => {
  const { page, calls } = send({ body: {} }, { email: ' ', reason: '' })
  expect(findAll(page, 'dialog .error').map(({ textContent }) => textContent)).toEqual([
    'This field is required',
    'This field is required',
  ])
  expect(findAll(page, '.error-summary a').map((link) => link.getAttribute('href'))).toEqual([
    '#new-email',
    '#address-reason',
  ])
  expect(calls).toEqual([])
})

test.each([
  [422, { code: 'invalid_answers', errors: { email: 'invalid_email' } }, 'Invalid email format'],
  [
    422,
    { code: 'invalid_answers', errors: { email: 'repeated' } },
    'This is the registered address already.',
  ],
  [406, { code: 'email_taken' }, 'Another open application has this address.'],
])(
  '13.12 a refused address (%s %j) is explained at its field, and stays typed',
  async (status, body, text) => {
    const { page } = send({ status, body })
    const error = await until(() => page.querySelector('#new-email-error'))
    expect(error.textContent).toBe(text)
    expect(find<HTMLInputElement>(page, '#new-email').value).toBe(email)
  },
)

test('13.12 a version conflict is explained, and what was typed stays', async () => {
  const { page } = send({ status: 409, body: { code: 'version_conflict' } })
  const alert = await until(() => page.querySelector('dialog [role=alert]'))
  expect(alert.textContent).toContain('Somebody has changed this application in the meantime.')
  expect(find<HTMLTextAreaElement>(page, '#address-reason').value).toBe(reason)
})
