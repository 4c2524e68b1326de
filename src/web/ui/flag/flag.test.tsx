import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Flag } from './flag.tsx'

test('a flag has an empty alt text beside the name of its country', () => {
  const page = serve(<Flag src="/flags/SN.svg" />)
  expect(find(page, 'img').getAttribute('alt')).toBe('')
})
