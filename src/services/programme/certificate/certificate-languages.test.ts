import { ColorSpace, PDFDocument } from 'mupdf'
import { describe, expect, test } from 'vitest'
import { keepMatch } from '../../../../tests/harness/matching/kept-match.ts'
import { keepActiveExpert, keepRequest } from '../../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../../tests/harness/review/coordinator-desk.ts'
import { usualFacts } from '../../../domain/brand.ts'
import { type Locale, locales } from '../../../domain/messages/locales.ts'
import { findCollaboration } from '../../../store/programme/collaboration.ts'
import { certificateOf } from './certificate.ts'
import { drawCertificate } from './draw-certificate.ts'

const desk = coordinatorDesk()

type Names = { hospital?: string; name?: string; surname?: string; institution?: string }

/** A code that begins with a group of digits: beside Arabic words it is the one that can fall apart. */
const certificate_code = '7333M9QX2HTB'

async function certificateIn(locale: Locale, { hospital = 'Ridge (West)', ...expert }: Names = {}) {
  const { store } = desk
  const request = await keepRequest(store, 'completed', [], { name: hospital })
  const match = await keepMatch(store, request.id, 'completed', await keepActiveExpert(store, expert, locale))
  const found = await findCollaboration(store, match.id)
  if (!found) throw new Error('The match is not there')
  const certificate = certificateOf(
    { ...found, certificate_code },
    usualFacts,
    new URL('https://aster.example'),
  )
  return { certificate, pdf: new PDFDocument(drawCertificate(certificate)) }
}

/** The characters of each line in visual order, from left to right. */
function seenLines(pdf: PDFDocument): string[] {
  const signs: { sign: string; x: number; y: number }[] = []
  pdf
    .loadPage(0)
    .toStructuredText('preserve-whitespace,ignore-actualtext')
    .walk({ onChar: (sign, [x, y]) => signs.push({ sign, x, y: Math.round(y) }) })
  const rows = Map.groupBy(signs, ({ y }) => y)
  return [...rows.values()].map((row) =>
    row
      .toSorted((one, other) => one.x - other.x)
      .map(({ sign }) => sign)
      .join(''),
  )
}

/** What a screen reader is given instead of joined letters. */
const saidTexts = (pdf: PDFDocument) =>
  [
    ...pdf
      .findPage(0)
      .get('Contents')
      .readStream()
      .asString()
      .matchAll(/ActualText<feff([\da-f]+)>/g),
  ].map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))

describe('a certificate', () => {
  test('37.4 has the Arabic words in reading order, with a name in Latin letters among them', async () => {
    const { pdf } = await certificateIn('ar')
    const said = saidTexts(pdf)
    expect(said).toContain('شهادة تقدير')
    expect(said).toContain('يتقدم سجل ASTER بالشكر إلى')
    expect(said).toContain('على تقديم الدعم إلى Ridge (West)، غانا، ضمن الخبراء المتطوعين.')
    expect(said).toEqual(expect.arrayContaining(['المدة', 'من 1 يناير 2026 إلى 1 يوليو 2026']))
    expect(pdf.getTrailer().get('Root', 'Lang').asString()).toBe('ar')
  })

  test('37.5 keeps names, numbers and addresses in Latin letters whole beside Arabic', async () => {
    const names = { name: 'Ama', surname: 'Owusu', institution: 'Korle Bu (Accra)' }
    const seen = seenLines((await certificateIn('ar', names)).pdf).join('\n')
    for (const whole of ['Ama Owusu', 'Korle Bu (Accra)', 'Ridge (West)', 'aster.example/ar/certificate']) {
      expect(seen).toContain(whole)
    }
    expect(seen).toContain('7333-M9QX-2HTB')
    expect(seen).toMatch(/H-\d{5} \/ E-\d{5}/)
  })

  test('37.5 writes an Arabic name with its abbreviation from right to left in an English one', async () => {
    const { certificate, pdf } = await certificateIn('en', {
      institution: 'مستشفى الرباط (CHU)',
      hospital: 'مستشفى القاهرة (KAH)',
    })
    // MuPDF reads spaces into the joins of letters.
    const seen = seenLines(pdf).map((line) => line.replace(/\s/g, ''))
    expect(seen.find((line) => line.includes('CHU'))).toMatch(/^\(CHU\)/)
    expect(seen.find((line) => line.includes('KAH'))).toMatch(/^forsupporting\(KAH\).*,Ghana,asavolunteer/)
    expect(saidTexts(pdf)).toContain('for supporting مستشفى القاهرة (KAH), Ghana, as a volunteer expert.')
    expect(certificate.name).toBe('Ama Owusu')
  })

  test('37.4 has the Russian words, and a name in Cyrillic letters', async () => {
    const { pdf } = await certificateIn('ru', { name: 'Анна', surname: 'Щербакова' })
    const text = pdf.loadPage(0).toStructuredText('').asText().replace(/\s+/g, ' ')
    expect(text).toMatch(/Благодарственный сертификат.*Анна Щербакова.*учреждения «Ridge \(West\)», Гана\./)
    expect(text).toContain('С 1 января 2026 г. по 1 июля 2026 г.')
  })

  test.each(Object.keys(locales) as Locale[])(
    '37.6 fits on one page and within its margins in %s',
    async (locale) => {
      const { pdf } = await certificateIn(locale)
      expect(pdf.countPages()).toBe(1)
      const picture = pdf.loadPage(0).toPixmap([1, 0, 0, 1, 0, 0], ColorSpace.DeviceGray)
      const [width, pixels] = [picture.getWidth(), picture.getPixels()]
      const inked = Array.from(pixels.keys())
        .filter((at) => (pixels[at] ?? 0) < 250)
        .map((at) => ({ x: at % width, y: Math.floor(at / width) }))
      // The petals behind the corner end above this line.
      const outside = inked.filter(({ x, y }) => y > 566 || (y > 335 && (x < 58 || x > 784)))
      expect(outside).toEqual([])
    },
  )
})
