import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import type { Reviewed } from '../calls.ts'
import { NewLink } from './new-link.tsx'

afterEach(() => vi.unstubAllGlobals())

const application = {
  id: 'a1',
  email: 'ama@hospital.example',
  kind: 'expert',
  status: 'active',
  history: [],
} as unknown as Reviewed
const waiting = { ...application, kind: 'hospital', status: 'shortlist_sent' } as Reviewed
const path = reviewPaths.link.replace(':id', 'a1')
const shortlistPath = reviewPaths.shortlistAgain.replace(':id', 'a1')
const to = application.email

test('a new link is mailed only after a confirmation that names the links that end', async () => {
  const { page, calls, said } = stage(<NewLink application={application} />, {
    answers: { [path]: { body: { to, shortlist_waits: false } } },
  })
  click(find(page, 'button'))
  const ends = findAll(page, 'dialog li').map(({ textContent }) => textContent)
  expect(ends).toEqual([
    'the link and the PIN that the applicant has now',
    'the links in our later mails: questions, a hospital’s choice, agreement, reports',
    'the application wherever it is open now; what is typed there cannot be saved any more',
  ])
  expect(calls).toEqual([])
  click(findAll(page, 'dialog button')[0] as HTMLElement)
  await until(() => said.length > 0)
  expect(calls).toEqual([{ method: 'POST', path, body: undefined }])
  expect(said).toEqual(['A new link is on its way to ama@hospital.example.'])
  expect(page.querySelector('dialog')).toBeNull()
})

test('after a new link to a hospital that has to choose, the shortlist can be sent again at once', async () => {
  const { page, calls, said } = stage(<NewLink application={waiting} />, {
    answers: { [path]: { body: { to, shortlist_waits: true } }, [shortlistPath]: { body: { to } } },
  })
  click(find(page, 'button'))
  expect(find(page, 'dialog').textContent).toContain('the link to the shortlist that waits')
  click(findAll(page, 'dialog button')[0] as HTMLElement)
  await until(() => page.querySelector('#shortlist-again-title'))
  click(findAll(page, 'dialog button')[0] as HTMLElement)
  await until(() => said.length > 1)
  expect(calls.map(({ path }) => path)).toEqual([path, shortlistPath])
  expect(said[1]).toBe('The shortlist is on its way to ama@hospital.example.')
  expect(page.querySelector('dialog')).toBeNull()
})

test('a shortlist whose mail is held keeps its link, and is not listed among the links that end', () => {
  const history = [{ to: 'shortlist_sent', undo: { token: 'b1', until: '2026-11-17T09:10:00Z' } }]
  const { page } = stage(<NewLink application={{ ...waiting, history } as Reviewed} />, { answers: {} })
  click(find(page, 'button'))
  expect(find(page, 'dialog').textContent).not.toContain('the link to the shortlist that waits')
  expect(find(page, 'dialog .hint').textContent).toBe(
    'Mails that have not left yet keep their links: they open with the new PIN.',
  )
})

test('a failure is shown in the dialog', async () => {
  const { page, said } = stage(<NewLink application={application} />, { answers: {} })
  click(find(page, 'button'))
  click(findAll(page, 'dialog button')[0] as HTMLElement)
  const alert = await until(() => page.querySelector('dialog [role=alert]'))
  expect(alert.textContent).toContain('This is no longer here.')
  expect(said).toEqual([])
})
