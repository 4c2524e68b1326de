import { expect, test } from 'vitest'
import { addressOf, largestSize, sizeInAddress, sizesOf } from './picture.ts'

const key = '0b6f2a527c9e4d0b8f0f3c1a5b7e9d21'

test.each([
  ['a photograph', { width: 4000, height: 3000 }, ['480x360', '960x720', '1440x1080']],
  ['a smaller one', { width: 800, height: 600 }, ['480x360', '800x600']],
  ['a tiny one', { width: 20, height: 3 }, ['20x3']],
  ['a tower', { width: 1000, height: 20_000 }, ['144x2880']],
])('%s has its sizes, and is never enlarged', (_name, source, sizes) => {
  expect(sizesOf(largestSize(source)).map(({ width, height }) => `${width}x${height}`)).toEqual(sizes)
})

test('the URL of a picture contains its size', () => {
  const size = { width: 1440, height: 900 }
  expect(sizeInAddress(addressOf({ key, ...size }))).toEqual(size)
  for (const other of [
    '/pictures/x/1x1.webp',
    `https://evil.example/pictures/${key}/1x1.webp`,
    `/pictures/${key}/1x1.svg`,
  ])
    expect(sizeInAddress(other), other).toBeUndefined()
})
