import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { Portrait } from './portrait.tsx'

test('initials are not read aloud: the name beside them is', () => {
  expect(find(serve(<Portrait initials="NL" />), '.portrait').getAttribute('aria-hidden')).toBe('true')
})
