import { crc32, deflateSync } from 'node:zlib'
import type { FieldCode } from '../../../src/domain/refusals.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { archive } from './polyglots.ts'

export type HostilePicture = { what: string; bytes: Buffer; code: FieldCode }

/** The marker of data hidden in a picture. */
export const hidden = '<script>canary()</script>'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`

const strangers: Readonly<Record<string, string | Buffer>> = {
  'a drawing with a script': svg('<script>alert(1)</script>'),
  'a drawing that does something when it is there': svg('<image href="x" onerror="alert(1)"/>'),
  'an SVG with an external entity': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
  'a drawing that fetches another': svg('<image href="http://collect.example/a.png"/>'),
  'an MVG drawing': 'push graphic-context\nfill \'url(https://collect.example/"|id")\'\n',
  'an ImageMagick label that reads a file': 'label:@/etc/passwd',
  'an MSL script': '<image><read filename="msl:/tmp/a"/></image>',
  'a PostScript program that runs a command': '%!PS\nuserdict /setpagedevice undef (%pipe%id) (r) file\n',
  'a GIF': Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'),
  'a BMP': `BM${'\0'.repeat(60)}`,
  'a TIFF': 'II*\0\x08\0\0\0',
  'an icon': '\0\0\x01\0\x01\0',
  'a PDF': honestPdf(2_000),
  'an archive': archive(0),
  'a web page': '<!doctype html><script>alert(1)</script>',
}

/** A PNG with a declared size and any pixel data. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Pictures that must be refused. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const honest = await twoColours(60, 40).jpeg().toBuffer()
  const webp = await twoColours(60, 40).webp({ lossless: true }).toBuffer()
  const sideOfJpeg = honest.indexOf(Buffer.from('ffc0', 'hex')) + 5
  const boastful = Buffer.from(honest)
  boastful.writeUInt32BE(0xffdcffdc, sideOfJpeg)
  return [
    ...Object.entries(strangers).map(([what, bytes]) => ({
      what,
      bytes: Buffer.from(bytes as string, 'latin1'),
      code: 'not_picture' as const,
    })),
    {
      what: 'a PNG of 81 million pixels',
      bytes: png(9_000, 9_000, Buffer.alloc(999)),
      code: 'picture_too_large',
    },
    { what: 'a JPEG that boasts', bytes: boastful, code: 'picture_too_large' },
    {
      what: 'a PNG of four thousand million pixels',
      bytes: png(65_000, 65_000, Buffer.alloc(999)),
      code: 'picture_too_large',
    },
    { what: 'a PNG without its pixels', bytes: png(100, 100, Buffer.alloc(3)), code: 'picture_damaged' },
    ...[honest, webp].flatMap((whole) =>
      [0.3, 0.6, 0.9].map((part) => ({
        what: `${part} of a picture`,
        bytes: whole.subarray(0, Math.floor(whole.length * part)),
        code: 'picture_damaged' as const,
      })),
    ),
  ]
}

/**
 * Valid pictures with hidden or trailing data, such as metadata of phones: they are accepted, but only their pixels
 * are stored.
 */
export async function picturesWithHiddenData(): Promise<Buffer[]> {
  const exif = { IFD0: { ImageDescription: hidden } }
  return [
    Buffer.concat([await twoColours(60, 40).jpeg().toBuffer(), Buffer.from(hidden)]),
    Buffer.concat([await twoColours(60, 40).png().toBuffer(), archive(0, hidden)]),
    await twoColours(60, 40).withExif(exif).jpeg().toBuffer(),
    await twoColours(60, 40).withExif(exif).webp().toBuffer(),
  ]
}
