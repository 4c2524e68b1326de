import { ColorSpace, Matrix, PDFDocument, type PDFPage, type Pixmap, setLog } from 'mupdf'
import { drawnSize, mostDrawnPages, type Size } from '../../../domain/uploads/drawn-page.ts'

/** The header line before the picture. */
export type Head = { total: number; sizes: readonly Size[] }

/** A page of text is smaller as PNG, a photograph as JPEG. */
const worthAnotherFormat = 200_000
const jpegQuality = 75

/** A line with the sizes of all pages that can be drawn, then one page as a picture; none if there is no such page. */
export function drawPage(file: Uint8Array, number: number): Uint8Array {
  // MuPDF's messages quote the file, which has personal data.
  setLog({ error: () => {}, warning: () => {} })
  const document = new PDFDocument(file)
  const total = document.countPages()
  const sizes: Size[] = []
  for (let index = 0; index < Math.min(total, mostDrawnPages); index++) {
    const page = document.loadPage(index)
    const { width, height } = sizeOf(page)
    sizes.push({ width, height })
    page.destroy()
  }
  const head = Buffer.from(`${JSON.stringify({ total, sizes } satisfies Head)}\n`)
  if (number < 1 || number > sizes.length) return head
  return Buffer.concat([head, pictureOf(document.loadPage(number - 1))])
}

function sizeOf(page: PDFPage) {
  const [left, top, right, bottom] = page.getBounds()
  const size = drawnSize({ width: right - left, height: bottom - top })
  if (!size) throw new Error('This page has no extent')
  return size
}

function pictureOf(page: PDFPage): Uint8Array {
  const { scale } = sizeOf(page)
  const drawn = page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, false, true)
  const png = drawn.asPNG()
  return png.length > worthAnotherFormat ? smaller(png, drawn) : png
}

function smaller(png: Uint8Array, drawn: Pixmap): Uint8Array {
  const jpeg = drawn.asJPEG(jpegQuality, false)
  return jpeg.length < png.length ? jpeg : png
}
