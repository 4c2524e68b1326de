import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'mupdf'
import { pdfWithJavaScript, pdfWithLaunch } from './hostile-pdfs.ts'
import { firstMore, onePage, onePagePdf } from './one-page.ts'
import { writePackedPdf } from './write-packed-pdf.ts'
import type { PdfObject } from './write-pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const widget = '/Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [0 0 99 20]'

const withAction = (action: string) => onePagePdf({ catalog: `/OpenAction ${action}` })
const withLink = (action: string) => withAnnotation(`/Subtype /Link /Rect [0 0 99 20] /A ${action}`)
const withField = (keys: string) =>
  withAnnotation(`${widget} ${keys}`, `/AcroForm << /Fields [${firstMore} 0 R] >>`)
const unused = (object: PdfObject) => onePagePdf({ more: [object] })
const packed = (action: string) =>
  writePackedPdf(onePage({ catalog: `/OpenAction ${firstMore} 0 R`, more: [action] }))

function withAnnotation(annotation: string, catalog = ''): Buffer {
  return onePagePdf({
    catalog,
    page: `/Annots [${firstMore} 0 R]`,
    more: [`<< /Type /Annot ${annotation} >>`],
  })
}

function addedLater(): Buffer {
  const document = new PDFDocument(onePagePdf())
  const action = { S: document.newName('JavaScript'), JS: document.newString('app.alert(1)') }
  document.getTrailer().get('Root').put('OpenAction', document.addObject(action))
  return Buffer.from(document.saveToBuffer('incremental').asUint8Array())
}

/** All kinds of active content in every place where readers look for it. */
export const activePdfs: Readonly<Record<string, () => Buffer>> = {
  'a script that runs when the file opens': pdfWithJavaScript,
  'a script among the names of the document': () =>
    onePagePdf({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }),
  'a script that runs before printing': () => onePagePdf({ catalog: `/AA << /WP ${script} >>` }),
  'a script that runs when a page opens': () => onePagePdf({ page: `/AA << /O ${script} >>` }),
  'a script behind a link': () => withLink(script),
  'a script behind the action of a link that looks harmless': () =>
    withLink(`<< /S /URI /URI (https://example.org) /Next [${script}] >>`),
  'a script in a form field': () => withField(`/AA << /K ${script} >>`),
  'a script in an outline entry': () =>
    onePagePdf({
      catalog: `/Outlines ${firstMore} 0 R`,
      more: [
        `<< /First ${firstMore + 1} 0 R /Last ${firstMore + 1} 0 R /Count 1 >>`,
        `<< /Title (a) /Parent ${firstMore} 0 R /A ${script} >>`,
      ],
    }),
  'a script in a stream': () =>
    onePagePdf({
      catalog: `/OpenAction << /S /JavaScript /JS ${firstMore} 0 R >>`,
      more: [{ dict: '/Filter /FlateDecode', bytes: deflateSync('app.alert(1)') }],
    }),
  'a script under names with escapes': () => withAction('<< /#53 /Java#53cript /J#53 (app.alert\\(1\\)) >>'),
  'a script written in hexadecimal': () => withAction('<< /S /JavaScript /JS <6170702e616c657274> >>'),
  'a script whose parts are objects of their own': () =>
    onePagePdf({
      catalog: `/OpenAction ${firstMore} 0 R`,
      more: [`<< /S ${firstMore + 1} 0 R /JS ${firstMore + 2} 0 R >>`, '/JavaScript', '(app.alert\\(1\\))'],
    }),
  'a script inside an object stream': () => packed(script),
  'a script that nothing refers to': () => unused(script),
  'a script that was added later': addedLater,
  'a script in the trailer': () => onePagePdf({ trailer: `/Extra ${script} ` }),
  'a script with a rendition': () => withLink('<< /S /Rendition /OP 0 /JS (app.alert\\(1\\)) >>'),
  'a program that starts when the file opens': pdfWithLaunch,
  'a program whose action type is an object of its own': () =>
    onePagePdf({ catalog: `/OpenAction << /S ${firstMore} 0 R /F (calc.exe) >>`, more: ['/Launch'] }),
  'a program behind a link, for Windows': () => withLink('<< /S /Launch /Win << /F (cmd.exe) /P (/c) >> >>'),
  'a program inside an object stream': () => packed('<< /S /Launch /F (calc.exe) >>'),
  'a program that nothing refers to': () => unused('[ [ << /S /Launch /F (calc.exe) >> ] ]'),
  'a form that sends itself': () => withField('/A << /S /SubmitForm /F (https://example.org) >>'),
  'data fetched from another file': () => withAction('<< /S /ImportData /F (a.fdf) >>'),
  'a jump into another file': () => withAction('<< /S /GoToR /F (//example.org/a.pdf) /D [0 /Fit] >>'),
  'a jump into an embedded file': () => withAction('<< /S /GoToE /D [0 /Fit] /T << /R /C /N (a) >> >>'),
  'a rendition': () => withAction('<< /S /Rendition /OP 0 >>'),
  'a movie action': () => withAction('<< /S /Movie /T (a) >>'),
  'a sound action': () => withAction(`<< /S /Sound /Sound ${firstMore} 0 R >>`),
  'a rich media action': () => withAction('<< /S /RichMediaExecute /CMD << /C (play) >> >>'),
  'a 3D action': () => withAction('<< /S /GoTo3DView /V (F) >>'),
  'a movie': () => withAnnotation('/Subtype /Movie /Rect [0 0 99 99] /Movie << /F (a.mov) >>'),
  'a sound': () => withAnnotation('/Subtype /Sound /Rect [0 0 99 99]'),
  'a 3D scene': () => withAnnotation('/Subtype /3D /Rect [0 0 99 99]'),
  'rich media': () => withAnnotation('/Subtype /RichMedia /Rect [0 0 99 99] /RichMediaContent << >>'),
  'a stream whose bytes are in another file': () =>
    unused({ dict: '/F (//example.org/a.bin)', bytes: Buffer.alloc(0) }),
  'a form that is a page of another file': () =>
    unused({
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (//example.org/a.pdf) /Page 0 >>',
      bytes: Buffer.alloc(0),
    }),
  'an article of another file': () => withLink('<< /S /Thread /F (//example.org/a.pdf) /D 0 >>'),
  'an address that opens with the file': () => withAction('<< /S /URI /URI (file:///etc/passwd) >>'),
  'an address that opens after something else': () =>
    withAction(
      `<< /S /GoTo /D [3 0 R /Fit] /Next [${firstMore - 1} 0 R << /S /URI /URI (https://a.example) >>] >>`,
    ),
  'an address that opens with a page': () =>
    onePagePdf({ page: '/AA << /O << /S /URI /URI (https://example.org) >> >>' }),
  'a link to a file of a server': () => withLink('<< /S /URI /URI (file://example.org/a) >>'),
  'a link to a file of a server, with more strokes': () =>
    withLink('<< /S /URI /URI (FILE:////example.org/a) >>'),
  'a link to a file of a server, as Windows writes it': () =>
    withLink('<< /S /URI /URI (\\\\\\\\example.org\\\\a) >>'),
  'a link to a file of a server, in two bytes for each letter': () =>
    withLink('<< /S /URI /URI <FEFF0073006D0062003A002F002F0061> >>'),
  'a link to a file of a server, after a line break': () =>
    withLink('<< /S /URI /URI (\\nfile://example.org/a) >>'),
  'links that all start at a file of a server': () =>
    onePagePdf({ catalog: '/URI << /Base (smb://example.org/) >>' }),
  'an XFA form': () =>
    onePagePdf({
      catalog: `/AcroForm << /Fields [] /XFA ${firstMore} 0 R >>`,
      more: [{ bytes: Buffer.from('<xdp:xdp/>') }],
    }),
}
