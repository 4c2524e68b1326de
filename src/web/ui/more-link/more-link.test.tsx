import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { MoreLink } from './more-link.tsx'

test('a short link says what it is about to those who cannot see its surroundings', async () => {
  const page = serve(
    <MoreLink href="/story" about="about Dr Larkspur">
      Read more
    </MoreLink>,
  )
  await expectAccessible(page)
  expect(find(page, 'a').textContent).toBe('Read more about Dr Larkspur')
})
