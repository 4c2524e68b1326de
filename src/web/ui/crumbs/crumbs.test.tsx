import { expect, test } from 'vitest'
import { findAll, serve } from '../../../../tests/harness/mount.ts'
import { Crumbs } from './crumbs.tsx'

test('crumbs are a named list, and the place without an address is no link', () => {
  const page = serve(<Crumbs label="Breadcrumb" items={[{ label: 'Home', href: '/' }, { label: 'About' }]} />)
  expect(findAll(page, 'li').map(({ children }) => children.length)).toEqual([1, 0])
})
