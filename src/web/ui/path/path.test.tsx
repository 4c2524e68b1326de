import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Path } from './path.tsx'

test('a path has a title and a link', () => {
  const page = serve(
    <Path
      icon="hospital"
      title="My hospital"
      text="Tell us."
      action={{ label: 'Request support', href: '/request' }}
    />,
  )
  expect(find(page, 'a').getAttribute('href')).toBe('/request')
})
