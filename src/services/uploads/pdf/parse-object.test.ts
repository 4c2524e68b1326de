import { PDFDocument } from 'mupdf'
import { expect, test } from 'vitest'
import { onePagePdf } from '../../../../tests/harness/uploads/pdfs/one-page.ts'
import { dictsOf, parseObject } from './parse-object.ts'

/** Parses an object as MuPDF writes it. */
const parsed = (source: string) =>
  parseObject(new PDFDocument(onePagePdf({ more: [source] })).newIndirect(6).resolve().toString(true, true))

test('names, strings, numbers and keywords stay unchanged text', () => {
  expect(parsed('/Java#53cript')).toBe('/JavaScript')
  expect(parsed('(a\\(b\\)c\\\\)')).toBe('(a\\(b\\)c\\\\)')
  expect(parsed('(a (balanced) one)')).toBe('(a \\(balanced\\) one)')
  expect(parsed('<00ff28295c>')).toBe('<00FF28295C>')
  expect(parsed('-1.5')).toBe('-1.5')
  expect(parsed('true')).toBe('true')
  expect(parsed('null')).toBe('null')
})

test('arrays and dictionaries keep their items, and numbers are not references', () => {
  expect(parsed('[0 12 0 R 3 0 -4 [] << >> /A/B (])]')).toEqual([
    '0',
    { ref: 12 },
    '3',
    '0',
    '-4',
    [],
    new Map(),
    '/A',
    '/B',
    '(])',
  ])
  expect(parsed('<< /A#20b / /JS null /C << /D [<< /E 2 0 R >>] >> >>')).toEqual(
    new Map<string, unknown>([
      ['A#20b', '/'],
      ['JS', 'null'],
      ['C', new Map([['D', [new Map([['E', { ref: 2 }]])]]])],
    ]),
  )
})

test('what looks like an object inside a string is a string', () => {
  expect([...dictsOf(parsed('[(<< /S /Launch >>) (\\)<< /JS 1 >>) <3c3c>]'))]).toEqual([])
})

test('dictionaries are found at every depth', () => {
  const found = [...dictsOf(parsed('[[[<< /A [<< /B << >> >>] >>]] << /C 1 >>]'))]
  expect(found.map((dict) => [...dict.keys()])).toEqual([['A'], ['B'], [], ['C']])
})
