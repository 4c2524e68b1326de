import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { MoreLink } from './more-link.tsx'

test('a short link says what it is about to those who cannot see its surroundings', () => {
  const page = serve(
    <MoreLink href="/story" about="about Dr Larkspur">
      Read more
    </MoreLink>,
  )
  expect(find(page, 'a').textContent).toBe('Read more about Dr Larkspur')
})
