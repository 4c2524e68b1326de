import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Badge } from './badge.tsx'

test('a status has text and an icon, not only a colour', () => {
  const page = serve(
    <Badge tone="warn" icon="eye">
      In review
    </Badge>,
  )
  expect(find(page, '.badge').textContent).toBe('In review')
  expect(find(page, '.badge > svg')).toBeTruthy()
})
