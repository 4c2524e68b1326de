import { html } from '../../../domain/content/markup.ts'
import { layText } from '../../papers/lay-text.ts'
import { type Piece, taggedPages } from '../../papers/tagged-pages.ts'
import { artwork } from './artwork.ts'
import type { Certificate } from './certificate.ts'

/** The certificate as a PDF. What is too long for its place is set smaller until it fits. */
export function drawCertificate(certificate: Certificate): Uint8Array {
  const { title, author, language, dir, thanks, name, institution, support } = certificate
  const pieces = [
    ...stack({ x: 60, y: 142, width: 640, dir }, [
      { tag: 'H1', texts: [{ ...small, text: title }], height: 20 },
      { tag: 'P', texts: [{ ...large, text: thanks }], height: 56, gap: 22 },
      { tag: 'P', texts: [{ ...largest, text: name }], height: 104, gap: 2 },
      { tag: 'P', texts: [{ ...small, colour: muted, text: institution }], height: 38, gap: 6 },
      { tag: 'P', texts: [{ ...large, size: 17, text: support }], height: 70, gap: 22 },
    ]),
    ...facts(certificate).flatMap(({ place, label, values }) => {
      const { height, ...column } = place
      const said = {
        label: { ...small, size: 9.5, text: label },
        values: values.map((text) => ({ ...usual, text })),
      }
      return labelled({ ...column, dir }, { ...said, height })
    }),
  ]
  const drawn = artwork({ ...a4, dir, line: signatureLine, code: { ...codePlace, text: certificate.link } })
  return taggedPages([pieces], { ...a4, title, author, language, artwork: drawn })
}

/** A4 landscape, in points. */
const a4 = { width: 842, height: 595 }

/** The line above the label of the signature. */
const signatureLine = { x: 290, y: 545, width: 170 }

/** The QR code: beside the longest text, below the petals. */
const codePlace = { x: 714, y: 340, width: 68 }

function facts({ fields, period, issuer, signature, day, reference, code }: Certificate) {
  const known = [
    { ...fields, place: { x: 60, y: 424, width: 400, height: 64 } },
    { ...period, place: { x: 500, y: 424, width: 282, height: 64 } },
  ].filter(({ values }) => values.length > 0)
  return [
    ...known,
    { ...issuer, place: { x: 60, y: 496, width: 220, height: 64 } },
    { ...signature, place: { ...signatureLine, y: signatureLine.y + 2, height: 14 } },
    { ...day, place: { x: 500, y: 496, width: 140, height: 34 } },
    { ...reference, place: { x: 650, y: 496, width: 132, height: 34 } },
    { ...code, place: { x: 500, y: 531, width: 282, height: 30 } },
  ]
}

type Look = { face: 'Noto Sans' | 'Noto Serif'; size: number; colour: string }

/** The tokens of src/web/styles/tokens.css: petrol for names and labels, stone for what is said. */
const ink = '#142224'
const muted = '#3e4e50'
const small: Look = { face: 'Noto Sans', size: 13, colour: '#015563' }
const usual: Look = { face: 'Noto Sans', size: 12, colour: ink }
const large: Look = { face: 'Noto Serif', size: 20, colour: ink }
const largest: Look = { face: 'Noto Serif', size: 42, colour: '#022d36' }

/** Texts that are read as one, with a maximum height, below the previous block. */
type Block = { tag: Piece['tag']; texts: readonly (Look & { text: string })[]; height: number; gap?: number }

type Column = { x: number; y: number; width: number; dir: Certificate['dir'] }

function stack({ x, y, width, dir }: Column, blocks: readonly Block[]): Piece[] {
  const left = dir === 'rtl' ? a4.width - x - width : x
  let top = y
  return blocks.map(({ tag, texts, height, gap = 0 }) => {
    const laid = setSmaller(texts, { width, height, dir })
    const piece = { tag, page: laid.page, x: left, y: top + gap, text: joined(texts) }
    top += gap + laid.height
    return piece
  })
}

const joined = (texts: Block['texts']) => texts.map(({ text }) => text).join('\n')

type Labelled = { label: Block['texts'][number]; values: Block['texts']; height: number }

/** A label and what it stands for are two pieces, so that they are not read as one word; they are set as one. */
function labelled({ x, y, width, dir }: Column, { label, values, height }: Labelled): Piece[] {
  const whole = setSmaller([label, ...values], { width, height, dir })
  const left = dir === 'rtl' ? a4.width - x - width : x
  return [[label], values].flatMap((texts) => {
    if (texts.length === 0) return []
    const laid = layText(paragraphs(texts, whole.scale), { width, dir })
    const top = texts === values ? y + whole.height - laid.height : y
    return { tag: 'P', page: laid.page, x: left, y: top, text: joined(texts) }
  })
}

const smallest = 0.3

function setSmaller(texts: Block['texts'], room: { width: number; height: number; dir: Certificate['dir'] }) {
  for (let scale = 1; ; scale -= 0.1) {
    const laid = layText(paragraphs(texts, scale), room)
    if ((laid.width <= room.width && laid.height <= room.height) || scale < smallest)
      return { ...laid, scale }
  }
}

const paragraphs = (texts: Block['texts'], scale: number) =>
  html`${texts.map((text) => paragraph(text, scale))}`

function paragraph({ face, size, colour, text }: Block['texts'][number], scale: number) {
  const style = `font-family:'${face}';font-size:${(size * scale).toFixed(2)}pt;color:${colour}`
  return html`<p style="${style}">${breakable(text)}</p>`
}

/** Sequences that are longer than any word. */
const unbroken = /\S{40}(?=\S)/gu

const breakable = (text: string) => text.replace(unbroken, '$&\u200b')
