import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Badge } from './badge.tsx'

test('a status is told in words and a sign, not by colour alone', async () => {
  const page = serve(
    <Badge tone="warn" icon="eye">
      In review
    </Badge>,
  )
  await expectAccessible(page)
  expect(find(page, '.badge').textContent).toBe('In review')
  expect(find(page, '.badge > svg')).toBeTruthy()
})
