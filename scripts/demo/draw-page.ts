import { writePdf } from '../../tests/harness/uploads/pdfs/write-pdf.ts'

/** An empty line is a gap. */
export type Page = { readonly heading: string; readonly lines: readonly string[] }

/** An A4 page in Helvetica, a standard font of every viewer; deterministic bytes. */
export function drawPage({ heading, lines }: Page): Buffer {
  const content = [
    `BT /F1 20 Tf 72 760 Td (${encode(heading)}) Tj`,
    '/F1 11 Tf 15 TL 0 -12 Td',
    ...lines.flatMap(wrap).map((line) => `(${encode(line)}) '`),
    'ET\n',
  ]
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    { bytes: Buffer.from(content.join('\n'), 'latin1') },
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 ${glyphNames}] >> >>`,
  ])
}

/** Wraps at 84 characters, the width of a line of prose. */
function wrap(text: string): readonly string[] {
  return text.match(/\S.{0,83}(?= |$)/g) ?? ['']
}

/** Letters outside the standard encoding, by glyph name; their codes start at 1. */
const glyphs = {
  ć: 'cacute',
  đ: 'dcroat',
  ı: 'dotlessi',
  ş: 'scedilla',
  Ş: 'Scedilla',
  ș: 'scommaaccent',
  ğ: 'gbreve',
  ă: 'abreve',
}
const glyphNames = Object.values(glyphs)
  .map((name) => `/${name}`)
  .join(' ')

const codes: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.keys(glyphs).map((letter, at) => [letter, at + 1])),
  ...{ '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, ž: 0x9e },
}

function encode(text: string): string {
  return text.replace(/[^\x20-\x7e]|[()\\]/g, (character) => {
    const code = codes[character] ?? character.charCodeAt(0)
    if (code > 0xff) throw new Error(`No page of the demo can show '${character}'`)
    return `\\${code.toString(8).padStart(3, '0')}`
  })
}
