import { createHash } from 'node:crypto'
import type { SharpOptions } from 'sharp'
import {
  type Crop,
  fileNameOf,
  largestSize,
  mostPixels,
  type PictureFormat,
  partOf,
  pictureFormats,
  type Size,
  sizesOf,
} from '../../../domain/content/picture.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../../domain/refusals.ts'
import { largestUpload } from '../../../domain/uploads/upload.ts'
import type { EncodedPicture } from '../../../store/content/pictures.ts'

const options: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true }

/** Timeout per size and format; the slowest photograph took three seconds on a busy machine. */
const patienceSeconds = 20

/**
 * Encodes a picture, or a crop, in all sizes, rotated by its orientation tag and without metadata; of an animation the
 * first frame.
 */
export async function encodePicture(bytes: Buffer, crop?: Crop): Promise<Outcome<EncodedPicture>> {
  return readPixels(bytes, { field: 'picture', crop, sizeFor: largestSize }, async (pixels, largest) => {
    const files = []
    for (const size of sizesOf(largest)) {
      for (const format of pictureFormats) {
        files.push({ name: fileNameOf(size, format), bytes: await encode(pixels(), size, format) })
      }
    }
    return { ...largest, key: keyOf(files), files }
  })
}

type Reading = {
  /** The field to which errors belong. */
  field: string
  crop?: Crop | undefined
  /** Whether its size is refused. */
  isUnfit?: (size: Size) => boolean
  /** The size in which it is decoded. */
  sizeFor: (size: Size) => Size
}

/** Decodes a picture once and hands over its pixels: a photograph has ten times those of its largest size. */
export async function readPixels<Encoded>(
  bytes: Buffer,
  { field, crop, sizeFor, isUnfit }: Reading,
  encodeAll: (pixels: () => import('sharp').Sharp, size: Size) => Promise<Encoded>,
): Promise<Outcome<Encoded>> {
  const refusePicture = (code: FieldCode) => refuse('invalid_answers', { errors: { [field]: code } })
  if (bytes.length > largestUpload) return refusePicture('file_too_large')
  if (!isPicture(bytes)) return refusePicture('not_picture')
  const sharp = await loadSharp()
  try {
    const { autoOrient } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (autoOrient.width * autoOrient.height > mostPixels) return refusePicture('picture_too_large')
    if (isUnfit?.(autoOrient)) return refusePicture('out_of_range')
    const part = crop && partOf(autoOrient, crop)
    const largest = sizeFor(part ?? autoOrient)
    const upright = sharp(bytes, options).autoOrient()
    const { data, info } = await (part ? upright.extract(part) : upright)
      .resize({ ...largest, fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: patienceSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    return done(await encodeAll(() => sharp(data, { raw }), largest))
  } catch (error) {
    if (/timeout/i.test(String(error))) return refuse('unavailable', { retryAfterSeconds: patienceSeconds })
    return refusePicture('picture_damaged')
  }
}

/** Hash of the encoded files, so that the URL is immutable. */
export function keyOf(files: EncodedPicture['files']): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\0`).update(bytes)
  return hash.digest('hex').slice(0, 32)
}

type Sharp = typeof import('sharp')['default']

/** Loaded lazily, on one thread. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers.map((name) => `VipsForeignLoad${name}Buffer`) })
  return sharp
}

const readers = ['Jpeg', 'Png', 'Webp', 'Heif']

/** For AVIF, more effort than this takes five times as long and saves a tenth of the size. */
function encode(picture: import('sharp').Sharp, size: Size, format: PictureFormat): Promise<Buffer> {
  const resized = picture.resize({ ...size, fit: 'fill' }).timeout({ seconds: patienceSeconds })
  const encoded = format === 'avif' ? resized.avif({ quality: 60, effort: 2 }) : resized.webp({ quality: 80 })
  return encoded.toBuffer()
}

/** Accepted types by magic bytes; SVG is excluded, because it can contain scripts. */
function isPicture(bytes: Buffer): boolean {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  )
}
