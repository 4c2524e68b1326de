import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validAnswers } from '../../../../tests/arbitraries/answers.ts'
import { en } from '../../messages/en.ts'
import { translator } from '../../messages/translate.ts'
import { applicationForms } from '../application-forms.ts'
import { accept } from './accept.ts'
import { csvCells, csvHeader, csvLine } from './csv.ts'
import { cellReader } from './read-cells.ts'
import { largestSheet, readCsv } from './read-csv.ts'
import { formForStaff } from './staff-form.ts'

const t = translator('en', en)
const cellsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.rows.map(({ cells }) => cells) : read.fault
}

test('19.5 the reader reads back any cells that an export writes', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^['=+\-@＝\t\r\n ,;"a]{0,8}$/))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 }), (rows) => {
      const given = rows.map(([first, ...others]) =>
        [`x${first}`, ...others].map((text) => text.replaceAll('\0', '')),
      )
      const sheet = [['a', 'b', 'c'], ...given]
      expect(cellsOf(sheet.map(csvLine).join(''))).toEqual(sheet)
    }),
    { numRuns: 50 },
  )
})

describe.each(['expert', 'hospital', 'trainer'] as const)('a sheet of the %s form', (kind) => {
  const form = formForStaff(applicationForms[kind])

  test('19.5 is read back as the same answers', () => {
    fc.assert(
      fc.property(validAnswers(applicationForms[kind]), (answers) => {
        const [header = [], cells = []] = cellsOf(
          csvLine(csvHeader(form)) + csvLine(csvCells(form, answers, t)),
        ) as string[][]
        const byName = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
        const { resume: _, endorsement: __, ...read } = cellReader(form, t)(byName)
        const own = Object.fromEntries(
          Object.entries(answers).filter(
            ([name]) => name in form.fields && form.fields[name]?.kind !== 'file',
          ),
        )
        expect(accept(form, read)).toEqual({ ok: true, value: own })
      }),
      { numRuns: 30 },
    )
  })
})

describe('a sheet', () => {
  test.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\r1\t2\r'],
    ['quotes', '"a","b"\n"1","2"'],
  ])('19.4 is read with %s', (_name, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('19.4 may have quotes, line breaks and separators in its cells', () => {
    expect(cellsOf('a;b\n"say ""hi"", you";"two\r\nlines"\n')).toEqual([
      ['a', 'b'],
      ['say "hi", you', 'two\r\nlines'],
    ])
  })

  test('19.4 numbers its rows like a spreadsheet, and skips blank ones', () => {
    const read = readCsv('a\n\n,,\n"1\n2"\n3\n')
    expect(read.ok && read.rows.map(({ row }) => row)).toEqual([1, 4, 5])
  })

  test.each([
    ['a quote that is never closed', 'a\n"1', { code: 'open_quote', row: 2 }],
    ['NUL', 'a\n\0', { code: 'not_text' }],
    ['a million columns', ','.repeat(1e6), { code: 'too_many_columns', row: 1 }],
    ['one giant cell', `a\n${'x'.repeat(4e6)}`, { code: 'cell_too_long', row: 2 }],
    ['one giant cell in quotes', `a\n"${'""'.repeat(2e6)}"`, { code: 'cell_too_long', row: 2 }],
    [
      'too many rows',
      'a\n'.repeat(largestSheet.rows + 2),
      { code: 'too_many_rows', row: largestSheet.rows + 2 },
    ],
  ])('19.4 is refused with %s', (_name, text, fault) => {
    expect(cellsOf(text)).toEqual(fault)
  })
})
