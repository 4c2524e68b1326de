import { afterEach, expect, test, vi } from 'vitest'
import { click, find, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import type { SavedView } from '../calls.ts'
import { ViewDialog } from './view-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a name of a view that is too long is refused at its field, and not truncated', async () => {
  const { page, calls } = stage(
    <ViewDialog
      kind="expert"
      filter={{} as SavedView['filter']}
      changed={undefined}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
    {
      answers: {
        [reviewPaths.views]: { status: 422, body: { code: 'invalid_answers', errors: { name: 'too_long' } } },
      },
    },
  )
  const name = 'x'.repeat(81)
  const input = find<HTMLInputElement>(page, '#view-name')
  expect(input.maxLength, 'a browser would cut it').toBe(-1)
  write(input, name)
  click(find(page, 'button[type=submit]'))
  const error = await until(() => page.querySelector('.error'))
  expect(error.textContent).toBe('The name of a view has at most 80 characters.')
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ name })
})
