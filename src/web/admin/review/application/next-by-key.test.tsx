import { afterEach, expect, test, vi } from 'vitest'
import { press } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, id, otherId } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { screens } from '../screens.tsx'

afterEach(() => vi.unstubAllGlobals())

test('13.1 ? shows the keys; j opens the next application of the same filtered list', async () => {
  const at = (one: string) => reviewPaths.application.replace(':id', one)
  const { page, calls, router } = stage(screens, {
    at: `${paths.adminExpert(id)}?status=submitted&country=Ghana`,
    answers: {
      [at(id)]: { body: application },
      [at(otherId)]: { body: { ...application, id: otherId } },
      [reviewPaths.neighbours.replace(':id', id)]: { body: { previous: null, next: otherId } },
    },
  })
  await until(() => page.querySelector('[aria-labelledby=answers-personal]'))
  expect(page.querySelector('dialog[open]')).toBeNull()
  press(document.body, '?')
  const help = await until(() => page.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(help.textContent).toContain('jNext one')
  help.close()
  press(document.body, 'j')
  await until(() => router.state.location.pathname === paths.adminExpert(otherId))
  expect(router.state.location.search).toBe('?status=submitted&country=Ghana')
  const asked = calls.find(({ path }) => path.includes('/neighbours'))?.path
  expect(asked).toContain('status=submitted')
  expect(asked).toContain('country=Ghana')
})
