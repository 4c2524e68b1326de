import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Logo } from './logo.tsx'

test('the logo leads home and says so', async () => {
  const page = serve(<Logo href="/" label="ASTER home" />)
  await expectAccessible(page)
  expect(find(page, 'a').getAttribute('aria-label')).toBe('ASTER home')
  expect(page.querySelectorAll('.mark path')).toHaveLength(12)
})
