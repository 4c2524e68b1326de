import { onePage } from './one-page.ts'
import { writeObject } from './write-pdf.ts'

const [catalog = '', tree = '', page = '', content = '', font = ''] = onePage({})

/** Linearized: the first page and its cross-reference table come first, the rest at the end. */
export function linearizedPdf(): Buffer {
  // The second pass fills in the offsets; they have ten digits, so nothing moves.
  return writeWith(writeWith(Buffer.alloc(0)))
}

function writeWith(known: Buffer): Buffer {
  const place = (text: string) => String(known.indexOf(`\n${text}`) + 1).padStart(10, '0')
  const entry = (number: number) => `${place(`${number} 0 obj`)} 00000 n \n`
  const text = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`, 'latin1')
  const size = String(known.length).padStart(10, '0')
  return Buffer.concat([
    text('%PDF-1.4'),
    writeObject(
      6,
      `<< /Linearized 1 /L ${size} /H [0 0] /O 3 /E ${place('2 0 obj')} /N 1 /T ${place('xref\n0 1')} >>`,
    ),
    text(`xref\n1 1\n${entry(1)}3 4\n${entry(3)}${entry(4)}${entry(5)}${entry(6)}trailer`),
    text(`<< /Size 7 /Root 1 0 R /Prev ${place('xref\n0 1')} >>`, 'startxref', '0', '%%EOF'),
    writeObject(1, catalog),
    writeObject(3, page),
    writeObject(4, content),
    writeObject(5, font),
    writeObject(2, tree),
    text(`xref\n0 1\n0000000000 65535 f \n2 1\n${entry(2)}trailer\n<< /Size 7 >>`),
    text('startxref', place('xref\n1 1'), '%%EOF'),
  ])
}
