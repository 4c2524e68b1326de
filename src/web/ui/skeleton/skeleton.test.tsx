import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Skeleton } from './skeleton.tsx'

test('a loading state has text for screen readers', () => {
  const page = serve(<Skeleton label="Loading" />)
  expect(find(page, '[role=status]').textContent).toBe('Loading')
})
