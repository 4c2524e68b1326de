import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { findAll, serve } from '../mount.ts'
import { Area } from './area.tsx'

test('an area fills its own petal', async () => {
  const page = serve(<Area index={1} title="Antimicrobial stewardship" text="Committees and ward rounds." />)
  await expectAccessible(page)
  expect(findAll(page, '[data-petal]').findIndex((petal) => petal.dataset.petal === 'on')).toBe(1)
})
