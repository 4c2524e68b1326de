import { expect, test } from 'vitest'
import { roles } from '../../domain/staff/roles.ts'
import { sectionsFor } from './sections.ts'

test.each(roles)('the rail has one link to each section for %s', (role) => {
  const all = sectionsFor(role).map(({ path }) => path)
  expect(all).toEqual([...new Set(all)])
})
