// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Picture } from './picture.tsx'

test('a picture keeps its place before it has loaded, and waits when it stands further down', async () => {
  const page = serve(<Picture src="/scenes/a.svg" alt="A hospital on a hillside" lazy />)
  await expectAccessible(page)
  const image = find<HTMLImageElement>(page, 'img')
  expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
    '640',
    '400',
    'lazy',
  ])
})
