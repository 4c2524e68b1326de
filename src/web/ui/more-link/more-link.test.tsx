import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { MoreLink } from './more-link.tsx'

test('a short link has a full name for screen readers', () => {
  const page = serve(
    <MoreLink href="/story" about="about Dr Larkspur">
      Read more
    </MoreLink>,
  )
  expect(find(page, 'a').textContent).toBe('Read more about Dr Larkspur')
})
