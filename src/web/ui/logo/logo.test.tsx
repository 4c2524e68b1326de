import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Logo } from './logo.tsx'

test('the logo links to the home page, and its name says so', () => {
  const page = serve(<Logo href="/" label="ASTER home" />)
  expect(find(page, 'a').getAttribute('aria-label')).toBe('ASTER home')
  expect(page.querySelectorAll('.mark path')).toHaveLength(12)
})
