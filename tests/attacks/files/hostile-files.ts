import { PDFDocument } from 'mupdf'
import { type Random, seeded } from '../../../scripts/demo/random.ts'
import type { FileFault } from '../../../src/domain/uploads/upload.ts'
import { attachmentPdfs } from '../../harness/uploads/pdfs/attachment-pdfs.ts'
import { bombPdfs } from '../../harness/uploads/pdfs/bomb-pdfs.ts'
import { damagedPdfs } from '../../harness/uploads/pdfs/damaged-pdfs.ts'
import { deflateZeros } from '../../harness/uploads/pdfs/deflate-repeated.ts'
import { everydayPdfs } from '../../harness/uploads/pdfs/everyday-pdfs.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { firstMore, onePage, onePagePdf } from '../../harness/uploads/pdfs/one-page.ts'
import { pictureDict } from '../../harness/uploads/pdfs/pictures.ts'
import { writePackedPdf } from '../../harness/uploads/pdfs/write-packed-pdf.ts'
import { activeFile } from './active-files.ts'
import type { HostileFile } from './hostile-file.ts'
import { archive, polyglotFile } from './polyglots.ts'

/** Files reproducible by seed, evenly spread over the families. */
export function hostileFiles(count: number, seed: string): HostileFile[] {
  const random = seeded(seed)
  const makers = Object.values(families)
  return Array.from({ length: count }, (_, at) => makers[at % makers.length]?.(random) as HostileFile)
}

const families: Readonly<Record<string, (random: Random) => HostileFile>> = {
  active: activeFile,
  'two at once': (random) => polyglotFile(random, random.pick(hosts)()),
  truncated: cutOff,
  encrypted,
  bombs: (random) => (random.chance(0.5) ? known(random, bombPdfs, 'file_bomb') : inflated(random)),
  attachments: (random) => known(random, attachmentPdfs, 'file_attachments'),
  damaged: (random) => known(random, damagedPdfs, 'file_damaged'),
  'of another type': renamed,
}

/** The harmless part of hostile files. */
const hosts = [
  () => onePagePdf(),
  () => writePackedPdf(onePage({})),
  () => honestPdf(5_000),
  everydayPdfs['a page saved by MuPDF in packed objects'] ?? onePagePdf,
]

function known(
  random: Random,
  makers: Readonly<Record<string, () => Buffer>>,
  ...codes: FileFault[]
): HostileFile {
  const what = random.pick(Object.keys(makers))
  // An empty file is refused when the upload is created.
  const bytes = makers[what]?.() ?? Buffer.alloc(0)
  return { what, bytes: bytes.length > 0 ? bytes : Buffer.from('%P'), codes: ['file_damaged', ...codes] }
}

function cutOff(random: Random): HostileFile {
  const whole = random.pick(hosts)()
  // A file is still complete without its last line break.
  const length = random.between(5, whole.lastIndexOf('F') - 1)
  const bytes = whole.subarray(0, length)
  return { what: `cut off at ${length} of ${whole.length}`, bytes, codes: ['file_damaged'], harmless: whole }
}

const ciphers = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256']
const passwords = ['user-password=secret', 'owner-password=secret', 'user-password=a,owner-password=b']

function encrypted(random: Random): HostileFile {
  const options = `encrypt=${random.pick(ciphers)},${random.pick(passwords)}`
  const save = (how: string) => Buffer.from(new PDFDocument(onePagePdf()).saveToBuffer(how).asUint8Array())
  return { what: options, bytes: save(options), codes: ['file_encrypted'], harmless: save('compress') }
}

/** Decompression bombs: a page, a picture, or a page tree with more pages than it declares. */
function inflated(random: Random): HostileFile {
  const mebibytes = random.between(300, 900)
  const dict = '/Filter /FlateDecode'
  const bytes = deflateZeros(mebibytes)
  const shape = random.pick(['page', 'picture', 'pixels'] as const)
  const side = random.between(30_000, 60_000)
  const pdf = {
    page: () => onePagePdf({ content: { dict, bytes } }),
    picture: () =>
      onePagePdf({
        resources: `/XObject << /Im1 ${firstMore} 0 R >>`,
        more: [{ dict: `${pictureDict(100, 100)} ${dict}`, bytes }],
      }),
    pixels: () =>
      onePagePdf({
        more: [{ dict: `${pictureDict(side, side)} /Filter /DCTDecode`, bytes: Buffer.alloc(9) }],
      }),
  }[shape]()
  return { what: `a ${shape} of ${mebibytes} MiB or ${side} pixels`, bytes: pdf, codes: ['file_bomb'] }
}

const strangers: Readonly<Record<string, () => string | Buffer>> = {
  'a letter of a word processor': () => archive(0, 'word/document.xml'),
  'a web page': () => '<!doctype html><title>CV</title><script>alert(1)</script>',
  'an SVG with a script': () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a Windows program': () => `MZ${'\0'.repeat(500)}`,
  'a Linux program': () => `\x7fELF${'\0'.repeat(500)}`,
  'a photograph': () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  'a shell script': () => '#!/bin/sh\nrm -rf /\n',
  'a page in PostScript': () => '%!PS-Adobe-3.0\n(%pipe%id) (r) file\n',
  'an RTF document': () => '{\\rtf1 {\\object\\objocx}}',
  'an FDF file': () => '%FDF-1.2\n1 0 obj << /FDF << /F (//collect.example/a.pdf) >> >> endobj\n%%EOF\n',
  'an XML external entity': () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a shortcut of Windows': () => Buffer.from('4c0000000114020000000000c000000000000046', 'hex'),
}

function renamed(random: Random): HostileFile {
  const what = random.pick(Object.keys(strangers))
  const bytes = Buffer.from((strangers[what]?.() ?? '') as string, 'latin1')
  const padding = Buffer.alloc(random.between(0, 2_000), ' ')
  return { what, bytes: Buffer.concat([bytes, padding]), codes: ['not_pdf'] }
}
