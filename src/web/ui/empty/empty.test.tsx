import { expect, test } from 'vitest'
import { serve } from '../../../../tests/harness/components/mount.ts'
import { Empty } from './empty.tsx'

test('an empty state has the outline of the aster', () => {
  const page = serve(<Empty title="No stories yet" text="Look again in spring." />)
  expect(page.querySelectorAll('[data-petal=off]')).toHaveLength(6)
})
