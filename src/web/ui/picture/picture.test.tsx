import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Picture } from './picture.tsx'

const key = '0b6f2a527c9e4d0b8f0f3c1a5b7e9d21'
const picture = { key, width: 1440, height: 900, alt: 'A hospital on a hillside' }

test('a picture reserves its space before it loads, and can load lazily', () => {
  const page = serve(<Picture picture={picture} sizes="80vw" lazy />)
  const image = find<HTMLImageElement>(page, 'img')
  expect(['width', 'height', 'loading', 'alt', 'sizes'].map((name) => image.getAttribute(name))).toEqual([
    '1440',
    '900',
    'lazy',
    'A hospital on a hillside',
    '80vw',
  ])
})

test('the browser chooses between two formats and three sizes', () => {
  const page = serve(<Picture picture={picture} sizes="80vw" />)
  const set = (format: string) =>
    ['480x300', '960x600', '1440x900']
      .map((size) => `/pictures/${key}/${size}.${format} ${size.split('x')[0]}w`)
      .join(', ')
  expect(find(page, 'source[type="image/avif"]').getAttribute('srcset')).toBe(set('avif'))
  expect(find(page, 'img').getAttribute('srcset')).toBe(set('webp'))
})
