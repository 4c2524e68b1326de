import { afterEach, expect, test, vi } from 'vitest'
import { stage, until } from '../../../../../tests/harness/desk-stage.tsx'
import { click, find, findAll } from '../../../../../tests/harness/mount.ts'
import { reviewPaths } from '../../../../domain/api/review-paths.ts'
import type { Reviewed } from '../calls.ts'
import { NewLink } from './new-link.tsx'

afterEach(() => vi.unstubAllGlobals())

const application = { id: 'a1', email: 'ama@hospital.example' } as Reviewed
const path = reviewPaths.link.replace(':id', 'a1')

test('a new link is mailed only after it is told what that ends', async () => {
  const { page, calls, said } = stage(<NewLink application={application} />, {
    answers: { [path]: { body: { to: application.email } } },
  })
  click(find(page, 'button'))
  expect(find(page, 'dialog').textContent).toContain('The old link and the old PIN end.')
  expect(calls).toEqual([])
  click(findAll(page, 'dialog button')[0] as HTMLElement)
  await until(() => said.length > 0)
  expect(calls).toEqual([{ method: 'POST', path, body: undefined }])
  expect(said).toEqual(['A new link is on its way to ama@hospital.example.'])
  expect(page.querySelector('dialog')).toBeNull()
})

test('where it does not work, the dialog says why', async () => {
  const { page, said } = stage(<NewLink application={application} />, { answers: {} })
  click(find(page, 'button'))
  click(findAll(page, 'dialog button')[0] as HTMLElement)
  const alert = await until(() => page.querySelector('dialog [role=alert]'))
  expect(alert.textContent).toContain('This is no longer here.')
  expect(said).toEqual([])
})
