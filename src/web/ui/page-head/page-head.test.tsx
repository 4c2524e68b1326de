import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { PageHead } from './page-head.tsx'

test('a page head has the h1 below the breadcrumbs', () => {
  const page = serve(
    <PageHead
      title="Where we work"
      lede="In four regions."
      crumbs={{ label: 'Breadcrumb', items: [{ label: 'About' }] }}
    />,
  )
  expect(find(page, 'nav ~ h1').textContent).toBe('Where we work')
})
