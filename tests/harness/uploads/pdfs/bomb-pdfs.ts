import { deflateSync } from 'node:zlib'
import { deflateRepeated, deflateZeros } from './deflate-repeated.ts'
import { bombPdf } from './hostile-pdfs.ts'
import { lzwZeros } from './lzw-zeros.ts'
import { firstMore, onePage, onePagePdf } from './one-page.ts'
import { boastfulJpeg, faxFilter, faxLines, pictureDict } from './pictures.ts'
import { writePackedPdf } from './write-packed-pdf.ts'
import { writePdf } from './write-pdf.ts'

const content = (dict: string, bytes: Buffer) => onePagePdf({ content: { dict, bytes } })
const picture = (dict: string, bytes: Buffer) => onePagePdf({ more: [{ dict, bytes }] })

/** About 40 KB; each bit is a line of 7,500 bytes. */
const blankLines = faxLines(325_184)

/** Small files that exhaust the memory or time of a reader. */
export const bombPdfs: Readonly<Record<string, () => Buffer>> = {
  'a page deflated twice': bombPdf,
  'a page of zeros, deflated': () => content('/Filter /FlateDecode', deflateZeros(40)),
  'a page of zeros, in LZW': () => content('/Filter /LZWDecode', lzwZeros(40)),
  'a page of zeros, as runs': () => content('/Filter /RunLengthDecode', Buffer.alloc(640_000, '8100', 'hex')),
  'a page of zeros, deflated and then written in hexadecimal': () =>
    content('/Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from(deflateZeros(40).toString('hex'))),
  'a page whose filters have short names': () => content('/Filter [/AHx /Fl /RL]', Buffer.from('00')),
  'a page of zeros, deflated under an unknown filter': () =>
    content('/Filter [/Unknown /FlateDecode]', deflateZeros(40)),
  'a page of fax lines': () => content(faxFilter(60_000), blankLines),
  'a page of fax lines, deflated': () => content(faxFilter(60_000, '/FlateDecode'), deflateSync(blankLines)),
  'a page of fax lines that calls itself a picture': () =>
    content(`${pictureDict(100, 100)} ${faxFilter(60_000)}`, blankLines),
  'a page in parts, one of which calls itself a picture': () =>
    onePagePdf({
      page: '/Contents 6 0 R',
      more: [
        '[4 0 R 7 0 R]',
        '8 0 R',
        { dict: `${pictureDict(9, 9)} ${faxFilter(60_000)}`, bytes: blankLines },
      ],
    }),
  'a font of fax lines that calls itself a picture': () =>
    onePagePdf({
      more: [
        '<< /Type /FontDescriptor /FontFile2 7 0 R >>',
        { dict: `${pictureDict(9, 9)} ${faxFilter(60_000)}`, bytes: blankLines },
      ],
    }),
  'letters of fax lines that call themselves pictures': () =>
    onePagePdf({
      more: [
        '<< /Type /Font /Subtype /Type3 /CharProcs << /a 7 0 R >> >>',
        { dict: `${pictureDict(9, 9)} ${faxFilter(60_000)}`, bytes: blankLines },
      ],
    }),
  'a pattern of fax lines that calls itself a picture': () =>
    picture(`/PatternType 1 ${pictureDict(9, 9)} ${faxFilter(60_000)}`, blankLines),
  'a page of other pixels': () => content('/Filter /JBIG2Decode', Buffer.alloc(9)),
  'a picture painted twice': () =>
    picture(`${pictureDict(9, 9)} /Filter [/DCTDecode /DCTDecode]`, Buffer.alloc(9)),
  'a fax with more columns than its picture': () =>
    picture(`${pictureDict(100, 10_000)} ${faxFilter(60_000)}`, Buffer.alloc(9)),
  'a photograph that is larger than its picture': () =>
    picture(`${pictureDict(16, 16)} /Filter /DCTDecode`, boastfulJpeg(65_000, 65_000)),
  'a deflated photograph that is larger than its picture': () =>
    picture(
      `${pictureDict(16, 16)} /Filter [/FlateDecode /DCTDecode]`,
      deflateSync(boastfulJpeg(65_000, 65_000)),
    ),
  'a picture whose width is no number': () =>
    picture(`${pictureDict('(a)', 100)} /Filter /DCTDecode`, Buffer.alloc(9)),
  'a picture that unpacks to more than a scan': () =>
    picture(`${pictureDict(100, 100)} /Filter /FlateDecode`, deflateZeros(260)),
  'many pictures that together unpack to more than a document': () =>
    onePagePdf({
      more: Array(26).fill({
        dict: `${pictureDict(100, 100)} /Filter /FlateDecode`,
        bytes: deflateZeros(20),
      }),
    }),
  'a picture of four thousand million pixels': () =>
    picture(`${pictureDict(65_000, 65_000)} /Filter /DCTDecode`, Buffer.alloc(9)),
  'more objects than a book has': () => writePackedPdf([...onePage({}), ...Array(200_000).fill('0')]),
  'an object that others refer to more often than in a book': () => {
    const references = `<< /Metadata ${firstMore} 0 R >>`.repeat(5_000)
    return writePackedPdf(onePage({ more: [longDict(5_000), `[${references}]`] }))
  },
  'references to more than a book refers to': () => writePackedPdf(onePage({ more: referred(9, 500_000) })),
  'streams that refer to one long list more often than in a book': () => {
    const stream = { dict: `/Filter /FlateDecode /DecodeParms ${firstMore} 0 R`, bytes: deflateSync('q Q') }
    return onePagePdf({ more: [`[${'null '.repeat(10_000)}]`, ...Array(500).fill(stream)] })
  },
  'more pages than a book has': () => pages(2_001),
  'a tree of pages with one long branch': () => branch(5_000),
  'a tree of pages that is a circle': () => withPages('<< /Type /Pages /Kids [2 0 R] /Count 1 >>'),
  'a tree of pages that doubles at each level': () =>
    withPages(...Array.from({ length: 40 }, (_, at) => `<< /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 1 >>`)),
}

/** Only the memory and time limits stop the parsing of these. */
export const endlessPdfs = {
  /** An array of endless numbers, which fills the memory. */
  filling: () => packedBomb('[', '0 ', ']'),
  /** An object after endless blanks, which takes the time. */
  blocking: () => packedBomb('', '\n ', '0'),
}

const longDict = (entries: number) =>
  `<< ${Array.from({ length: entries }, (_, at) => `/K${at} 1`).join(' ')} >>`

function referred(count: number, letters: number): string[] {
  const dicts = Array<string>(count).fill(`<< /Long (${'a'.repeat(letters)}) >>`)
  return [...dicts, `[${dicts.map((_, at) => `<< /Metadata ${firstMore + at} 0 R >>`).join(' ')}]`]
}

function packedBomb(before: string, again: string, after: string): Buffer {
  const block = again.repeat(512 * 1024)
  return writePackedPdf(onePage({ more: ['0'] }), (places, texts) =>
    deflateRepeated([places + texts.slice(0, -2) + before, 1], [block, 9_000], [after, 1]),
  )
}

function pages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`)
  return withPages(
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  )
}

function branch(length: number): Buffer {
  return withPages(
    ...Array.from({ length }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`),
    '<< /Type /Page /MediaBox [0 0 595 842] >>',
  )
}

function withPages(...tree: string[]): Buffer {
  return writePdf(['<< /Type /Catalog /Pages 2 0 R >>', ...tree])
}
