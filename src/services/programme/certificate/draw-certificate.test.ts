import { ColorSpace, PDFDocument } from 'mupdf'
import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { judgeFile } from '../../uploads/pdf/judge-file.ts'
import { drawApart } from '../read-certificate.ts'
import type { Certificate } from './certificate.ts'
import { drawCertificate } from './draw-certificate.ts'

const certificate: Certificate = {
  language: 'en',
  dir: 'ltr',
  title: 'Certificate of acknowledgement',
  author: 'University Hospital',
  thanks: 'ASTER thanks',
  name: 'Ama Owusu',
  institution: 'District Hospital',
  support: 'for supporting Ridge Hospital, Ghana, as a volunteer expert.',
  fields: { label: 'Support asked for in', values: ['Clinical microbiology'] },
  period: { label: 'Period', values: ['3 March 2026 to 30 August 2026'] },
  issuer: { label: 'Issued by', values: ['University Hospital', 'The coordinator'] },
  day: { label: 'Issued on', values: ['15 September 2026'] },
  reference: { label: 'Reference', values: ['H-00017 / E-00042'] },
  signature: { label: 'Signature', values: [] },
  code: { label: 'Verification code, for aster.example/certificate', values: ['7K3D-M9QX-2HTB'] },
  link: 'https://aster.example/certificate/7K3DM9QX2HTB',
}

const drawn = (changes: Partial<Certificate> = {}) =>
  new PDFDocument(drawCertificate({ ...certificate, ...changes }))

const textOf = (pdf: PDFDocument) => pdf.loadPage(0).toStructuredText('').asText().replace(/\s+/g, ' ')

describe('a certificate', () => {
  test('26.1 is one page with recipient, collaboration, issuer and date', () => {
    const pdf = drawn()
    expect(pdf.countPages()).toBe(1)
    const { title, thanks, name, institution, support, ...others } = certificate
    const { fields, period, issuer, day, reference } = others
    const facts = [fields, period, issuer, day, reference].flatMap(({ label, values }) => [label, ...values])
    for (const words of [title, thanks, name, institution, support, ...facts]) {
      expect(textOf(pdf)).toContain(words)
    }
  })

  test('26.11 has a line for a signature, a verification code and the same as a QR code', () => {
    const pdf = drawn()
    const { signature, code, link } = certificate
    for (const words of [signature.label, code.label, ...code.values]) expect(textOf(pdf)).toContain(words)
    const picture = pdf.loadPage(0).toPixmap([3, 0, 0, 3, 0, 0], ColorSpace.DeviceRGB)
    const [width, height, data] = [picture.getWidth(), picture.getHeight(), picture.getPixels()]
    expect(decodeQR({ width, height, data })).toBe(link)
  })

  test('26.2 has a title, a language and a reading order', () => {
    const root = drawn().getTrailer().get('Root')
    expect(root.get('Lang').asString()).toBe('en')
    expect(root.get('MarkInfo', 'Marked').asBoolean()).toBe(true)
    expect(root.get('ViewerPreferences', 'DisplayDocTitle').asBoolean()).toBe(true)
    const parts = root.get('StructTreeRoot', 'K', 0, 'K')
    const tags = Array.from({ length: parts.length }, (_, at) => parts.get(at, 'S').asName())
    expect(tags).toEqual(['H1', ...Array(17).fill('P')])
    expect(drawn().getMetaData('info:Title')).toBe(certificate.title)
  })

  test('38.12 a label and its value are separate texts for screen readers', () => {
    const pdf = drawn({ period: { label: 'فترة', values: ['سنة'] } })
    const content = pdf.findPage(0).get('Contents').readStream().asString()
    const read = [...content.matchAll(/ActualText<feff(\w+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    )
    expect(read).toEqual(['فترة', 'سنة'])
  })

  test.each([
    'Nguyễn Thị Ánh Dương',
    'Łukasz Żółć-Šťastný Ğüçlü Ørjan',
    'Олена Їжакевич',
    'Ελένη Παπαδοπούλου',
    '王小明 김민준 さくら',
  ])('26.3 has glyphs for %s', (name) => {
    expect(textOf(drawn({ name }))).toContain(name)
  })

  test.each([
    ['Arabic', 'فاطمة الزهراء'],
    ['Hebrew', 'נועה לוי'],
    ['Devanagari', 'प्रिया क्षत्रिय'],
    ['Bengali', 'ফারহানা আক্তার'],
    ['Thai', 'สมหญิง ใจดี'],
    ['Ethiopic', 'ሰላም ተስፋዬ'],
  ])('26.3 joins the letters of %s, and contains the typed text for screen readers', (_, name) => {
    const pdf = drawn({ name })
    expect(pdf.findPage(0).get('Contents').readStream().asString()).toContain(
      Buffer.from(name, 'utf16le').swap16().toString('hex'),
    )
    const fonts = Array.from({ length: pdf.countObjects() - 1 }, (_, at) =>
      String(pdf.newIndirect(at + 1).resolve()),
    )
    expect(fonts.filter((object) => object.includes('/Subtype/Type0'))).toHaveLength(3)
  })

  test.each([
    ['words', 'Papadimitrakopoulou '.repeat(12)],
    ['one word', 'W'.repeat(255)],
  ])('26.4 fits the longest %s on the page without overlap', (_, long) => {
    const pdf = drawn({ name: long, institution: long, support: long })
    const { blocks } = JSON.parse(pdf.loadPage(0).toStructuredText('').asJSON())
    const boxes = blocks.map(({ bbox }: { bbox: Box }) => bbox) as Box[]
    for (const { x, w, y, h } of boxes) {
      expect([x >= 59, x + w <= 783, y + h <= 560]).toEqual([true, true, true])
    }
    const bottomOfThanks = Math.max(...boxes.filter(({ y }) => y < 420).map(({ y, h }) => y + h))
    expect(bottomOfThanks).toBeLessThan(426)
  })

  test('26.5 has the same bytes each time, and passes our own PDF check', async () => {
    const [one, other] = [await drawApart(certificate), await drawApart(certificate)]
    expect(one).toEqual(other)
    expect(await judgeFile(one ?? Buffer.alloc(0))).toBe('fine')
  })

  test('30.11 is drawn once for any number of readers who ask at the same time', async () => {
    const readers = Array.from({ length: 30 }, () => drawApart(certificate))
    const others = drawApart({ ...certificate, name: 'Kofi Mensah' })
    const [one, ...same] = await Promise.all(readers)
    expect(same.every((bytes) => bytes === one)).toBe(true)
    expect(await others).not.toEqual(one)
  })

  test('26.2 is mirrored in a right-to-left language', () => {
    const pixels = (dir: 'ltr' | 'rtl') => {
      const picture = drawn({ dir }).loadPage(0).toPixmap([0.1, 0, 0, 0.1, 0, 0], ColorSpace.DeviceGray)
      const row = picture.getPixels().slice(0, picture.getWidth())
      return { left: row[0], right: row.at(-1) }
    }
    const [forth, back] = [pixels('ltr'), pixels('rtl')]
    expect(forth.left).toBe(255)
    expect(forth.right).toBeLessThan(250)
    expect(back.right).toBe(255)
    expect(back.left).toBeLessThan(250)
  })
})

type Box = { x: number; y: number; w: number; h: number }
