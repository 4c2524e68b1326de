import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { PageHead } from './page-head.tsx'

test('a page head holds the one h1, below its crumbs', async () => {
  const page = serve(
    <PageHead
      title="Where we work"
      lede="In four regions."
      crumbs={{ label: 'Breadcrumb', items: [{ label: 'About' }] }}
    />,
  )
  await expectAccessible(page)
  expect(find(page, 'nav ~ h1').textContent).toBe('Where we work')
})
