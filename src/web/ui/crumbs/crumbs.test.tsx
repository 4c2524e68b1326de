import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { findAll, serve } from '../mount.ts'
import { Crumbs } from './crumbs.tsx'

test('crumbs are a named list, and the place without an address is no link', async () => {
  const page = serve(<Crumbs label="Breadcrumb" items={[{ label: 'Home', href: '/' }, { label: 'About' }]} />)
  await expectAccessible(page)
  expect(findAll(page, 'li').map(({ children }) => children.length)).toEqual([1, 0])
})
