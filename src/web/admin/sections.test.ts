import { expect, test } from 'vitest'
import { roles } from '../../domain/staff/roles.ts'
import { sectionsFor } from './sections.ts'

test.each(roles)('the rail leads %s to each part once', (role) => {
  const all = sectionsFor(role).map(({ path }) => path)
  expect(all).toEqual([...new Set(all)])
})
