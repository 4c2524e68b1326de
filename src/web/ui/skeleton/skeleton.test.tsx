import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Skeleton } from './skeleton.tsx'

test('waiting has words', async () => {
  const page = serve(<Skeleton label="Loading" />)
  await expectAccessible(page)
  expect(find(page, '[role=status]').textContent).toBe('Loading')
})
