import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { Bloom } from './bloom.tsx'

test('the bloom has two rings of twelve petals and all its seeds lie on the disc', () => {
  const page = serve(<Bloom />)
  expect(find(page, '.bloom').getAttribute('aria-hidden')).toBe('true')
  expect(findAll(page, '.bloom__back path')).toHaveLength(12)
  const radius = Number(find(page, '.bloom__disc').getAttribute('r'))
  const seeds = findAll(page, '.bloom__seed path').flatMap((ring) =>
    [...(ring.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    ),
  )
  expect(seeds).toHaveLength(130)
  expect(Math.max(...seeds)).toBeLessThan(radius)
})
