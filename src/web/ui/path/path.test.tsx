import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Path } from './path.tsx'

test('a door says who it is for and where it leads', async () => {
  const page = serve(
    <Path
      icon="hospital"
      title="My hospital"
      text="Tell us."
      action={{ label: 'Request support', href: '/request' }}
    />,
  )
  await expectAccessible(page)
  expect(find(page, 'a').getAttribute('href')).toBe('/request')
})
