import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phonePhoto, twoColours } from '../../../../tests/harness/content/pictures.ts'
import { largestUpload } from '../../../domain/uploads/upload.ts'
import { encodePicture } from './encode-picture.ts'

// Created before the first encoding, which blocks other formats in this process.
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
const gif = await twoColours(20, 20).gif().toBuffer()
const frames = await Promise.all([60, 30].map((width) => twoColours(width, 40).png().toBuffer()))
const moving = await sharp(frames, { join: { animated: true } })
  .webp()
  .toBuffer()
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
  .png({ compressionLevel: 9 })
  .toBuffer()
const jpeg = await twoColours(600, 400).jpeg().toBuffer()

async function encoded(bytes: Buffer) {
  const outcome = await encodePicture(bytes)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
const faultOf = async (bytes: Buffer) => {
  const outcome = await encodePicture(bytes)
  return outcome.ok ? undefined : outcome.refusal.errors?.picture
}

test('a photograph is stored in two formats and several sizes, upright and without EXIF data', async () => {
  const { width, height, files } = await encoded(await phonePhoto())
  expect([width, height]).toEqual([800, 1200])
  expect(files.map(({ name }) => name)).toEqual([
    '480x720.avif',
    '480x720.webp',
    '800x1200.avif',
    '800x1200.webp',
  ])
  for (const { name, bytes } of files) {
    const { exif, icc, xmp, orientation, format, ...size } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, orientation], name).toEqual([undefined, undefined, undefined, undefined])
    expect(`${size.width}x${size.height}.${format === 'heif' ? 'avif' : format}`).toBe(name)
  }
  // The photograph was rotated by its EXIF orientation: its top is on the right.
  const { data, info } = await sharp(files.at(-1)?.bytes).raw().toBuffer({ resolveWithObject: true })
  const redAt = (x: number) => data[(600 * info.width + x) * info.channels] ?? 0
  expect([redAt(100) < 60, redAt(700) > 200]).toEqual([true, true])
})

test('14.9 of a cropped picture only the visible part is stored, upright', async () => {
  const crop = { aspect: 8 / 5, x: 1, y: 0.5, zoom: 2 }
  const outcome = await encodePicture(await phonePhoto(), crop)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  const { width, height, files } = outcome.value
  expect([width, height]).toEqual([400, 250])
  const { data, info } = await sharp(files.at(-1)?.bytes).raw().toBuffer({ resolveWithObject: true })
  const redAt = (x: number) => data[(125 * info.width + x) * info.channels] ?? 0
  expect([redAt(20) > 200, redAt(380) > 200], 'the right half of it is red').toEqual([true, true])
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is accepted', async (format) => {
  expect(await encoded(await twoColours(64, 48)[format]().toBuffer())).toMatchObject({
    width: 64,
    height: 48,
  })
})

test('the same picture has the same URL', async () => {
  const [one, again] = [await encoded(jpeg), await encoded(jpeg)]
  expect(one.key).toBe(again.key)
  expect(one.key).not.toBe((await encoded(await twoColours(600, 401).jpeg().toBuffer())).key)
})

test('of an animation only the first frame is stored', async () => {
  const { width, height, files } = await encoded(moving)
  expect([width, height]).toEqual([60, 40])
  expect((await sharp(files.at(-1)?.bytes).metadata()).pages ?? 1).toBe(1)
})

test.each([
  ['an SVG, which may contain a script', svg, 'not_picture'],
  ['a format that is not allowed', gif, 'not_picture'],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_picture'],
  ['nothing', Buffer.alloc(0), 'not_picture'],
  ['half a picture', jpeg.subarray(0, jpeg.length / 2), 'picture_damaged'],
  ['only the beginning of one', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'), 'picture_damaged'],
  ['what unpacks to 81 million pixels', bomb, 'picture_too_large'],
  ['too many bytes', Buffer.concat([jpeg, Buffer.alloc(largestUpload)]), 'file_too_large'],
])('%s is refused', async (_name, bytes, fault) => {
  expect(await faultOf(bytes)).toBe(fault)
})

test('a decompression bomb is refused quickly', async () => {
  const since = performance.now()
  await faultOf(bomb)
  expect(performance.now() - since).toBeLessThan(500)
})
