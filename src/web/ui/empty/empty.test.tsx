import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { serve } from '../mount.ts'
import { Empty } from './empty.tsx'

test('an empty place says what to do next under an outline of the aster', async () => {
  const page = serve(<Empty title="No stories yet" text="Look again in spring." />)
  await expectAccessible(page)
  expect(page.querySelectorAll('[data-petal=off]')).toHaveLength(6)
})
