import { deflateRawSync } from 'node:zlib'
import type { Random } from '../../../scripts/demo/random.ts'
import type { HostileFile } from './hostile-file.ts'

const html = '<!doctype html><script>alert(1)</script>'
const php = '<?php system($_GET[0]); ?>'

const before = (start: string | Buffer) => (pdf: Buffer) =>
  Buffer.concat([Buffer.from(start as string, 'latin1'), pdf])
const after = (end: string | Buffer) => (pdf: Buffer) =>
  Buffer.concat([pdf, Buffer.from(end as string, 'latin1')])
/** Inserts text after the first line of the PDF, inside comments. */
const within = (text: string | Buffer) => (pdf: Buffer) =>
  Buffer.concat([pdf.subarray(0, 9), Buffer.from(text as string, 'latin1'), pdf.subarray(9)])
const at = (place: number, mark: string) => within(`%${' '.repeat(place - 10)}${mark}\n`)

/** Polyglots of a PDF and another format; some break the offsets of the cross-reference table. */
export const polyglots: Readonly<Record<string, (pdf: Buffer) => Buffer>> = {
  'an archive behind a PDF': (pdf) => after(archive(pdf.length))(pdf),
  'a Java archive behind a PDF': (pdf) => after(archive(pdf.length, 'META-INF/MANIFEST.MF'))(pdf),
  'a large archive behind a PDF': (pdf) => after(largeArchive(pdf.length))(pdf),
  'an archive whose comment is the end of a PDF': (pdf) => {
    const end = pdf.lastIndexOf('startxref')
    const packed = archive(end, 'a.txt', pdf.length - end)
    return Buffer.concat([pdf.subarray(0, end), Buffer.from('%'), packed.subarray(1), pdf.subarray(end)])
  },
  'an archive before a PDF': (pdf) => before(archive(0, 'a.txt', pdf.length))(pdf),
  'a web page before a PDF': before(html),
  'a web page in the first comment of a PDF': within(`%${html}\n`),
  'a web page behind a PDF': after(`\n${html}`),
  'a PHP program before a PDF': before(php),
  'a PHP program in a comment of a PDF': within(`%${php}\n`),
  'a GIF and a PDF': before('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  'a JPEG and a PDF': before(Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')),
  'a PNG and a PDF': before('\x89PNG\r\n\x1a\n'),
  'a Windows program and a PDF': before(`MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0`),
  'a Linux program and a PDF': before('\x7fELF\x02\x01\x01'),
  'a shell script and a PDF': before('#!/bin/sh\nexit\n'),
  'a tape archive and a PDF': at(257, 'ustar'),
  'a DICOM picture and a PDF': at(128, 'DICM'),
  'a disk image and a PDF': at(32_769, 'CD001'),
  'a RAR archive in a PDF': within('%Rar!\x1a\x07\x01\x00\n'),
  'a 7z archive in a PDF': within("%7z\xbc\xaf'\x1c\n"),
  'a PDF whose first line comes late': before(' '.repeat(500)),
  'a PDF behind a byte order mark': before('\xef\xbb\xbf'),
}

export function polyglotFile(random: Random, pdf: Buffer): HostileFile {
  const what = random.pick(Object.keys(polyglots))
  const bytes = polyglots[what]?.(pdf) ?? pdf
  return { what, bytes, codes: ['not_pdf'], harmless: pdf }
}

/** A ZIP archive with one file at an offset of the polyglot. */
export function archive(offset: number, name = 'a.txt', comment = 0): Buffer {
  const packed = deflateRawSync('hello')
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04\x14')
  local.writeUInt16LE(8, 8)
  const facts = Buffer.alloc(12)
  facts.writeUInt32LE(packed.length, 4)
  facts.writeUInt32LE(5, 8)
  facts.copy(local, 14)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02\x14\x00\x14')
  local.copy(entry, 10, 8, 28)
  entry.writeUInt32LE(offset, 42)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(offset + 30 + name.length + packed.length, 16)
  end.writeUInt16LE(comment, 20)
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

/** The same as ZIP64, whose end record refers to the ZIP64 record for all values. */
function largeArchive(offset: number): Buffer {
  const small = archive(offset)
  const [files, end] = [small.subarray(0, -22), small.subarray(-22)]
  const large = Buffer.alloc(56)
  large.write('PK\x06\x06')
  large.writeBigUInt64LE(44n, 4)
  for (const place of [24, 32]) large.writeBigUInt64LE(1n, place)
  large.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40)
  large.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48)
  const way = Buffer.alloc(20)
  way.write('PK\x06\x07')
  way.writeBigUInt64LE(BigInt(offset + files.length), 8)
  way.writeUInt32LE(1, 16)
  end.fill(0xff, 8, 20)
  return Buffer.concat([files, large, way, end])
}
