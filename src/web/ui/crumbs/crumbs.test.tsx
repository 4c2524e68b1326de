import { expect, test } from 'vitest'
import { findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { Crumbs } from './crumbs.tsx'

test('breadcrumbs are a labelled list, and an item without a URL is not a link', () => {
  const page = serve(<Crumbs label="Breadcrumb" items={[{ label: 'Home', href: '/' }, { label: 'About' }]} />)
  expect(findAll(page, 'li').map(({ children }) => children.length)).toEqual([1, 0])
})
