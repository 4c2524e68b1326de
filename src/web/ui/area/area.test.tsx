import { expect, test } from 'vitest'
import { findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { Area } from './area.tsx'

test('an area highlights its own petal', () => {
  const page = serve(<Area index={1} title="Antimicrobial stewardship" text="Committees and ward rounds." />)
  expect(findAll(page, '[data-petal]').findIndex((petal) => petal.dataset.petal === 'on')).toBe(1)
})
