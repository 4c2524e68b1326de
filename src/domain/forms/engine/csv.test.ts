import { describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { translator } from '../../messages/translate.ts'
import { expertForm } from '../expert.ts'
import { csvCells, csvHeader, csvLine } from './csv.ts'

const t = translator('en', en)

test('a sheet has one column per field of the record, under its wire name', () => {
  const header = csvHeader(expertForm)
  expect(header).toEqual([...new Set(header)])
  expect(header.toSorted()).toEqual(Object.keys(expertForm.fields).sort())
  const cells = csvCells(expertForm, { regional_experience_countries: ['Ghana', 'Kenya'] }, t)
  expect(cells[header.indexOf('regional_experience_countries')]).toBe('Ghana; Kenya')
  expect(cells[header.indexOf('surname')]).toBe('')
})

describe('a cell that a spreadsheet would run as a formula is escaped', () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
  const before = ['', ' ', '\u00a0', '\t', '\r', '\n', '\u200b', '\u202e \ufeff']
  test.each(before.flatMap((lead) => signs.map((sign) => lead + sign)))('%j', (start) => {
    const cell = `${start}SUM(A1:A9)`
    expect(csvLine([cell]).replaceAll('"', '')).toBe(`'${cell.replace(/[\t\r\n]/, "$&'")}\r\n`)
  })

  test('also after a character that separates columns or lines elsewhere', () => {
    expect(csvLine(['a;=1+1'])).toBe('"a;\'=1+1"\r\n')
    expect(csvLine(['Needs:\n - beds'])).toBe('"Needs:\n\' - beds"\r\n')
    expect(csvLine(['a\t@SUM(A1)'])).toBe('"a\t\'@SUM(A1)"\r\n')
  })

  test('also after a leading tab or carriage return', () => {
    expect(csvLine(['\tx'])).toBe('"\'\tx"\r\n')
    expect(csvLine(['\rx'])).toBe('"\'\rx"\r\n')
  })

  test('but not a phone number, nor a sign within a text', () => {
    for (const cell of ['+385 1 234', '+3851234', 'a=b', 'x@y.org', '7-9', "o'Neil"]) {
      expect(csvLine([cell])).toBe(`${cell}\r\n`)
    }
    for (const cell of ['+A1', '+1+A1', '+1*2', '+', '＋385 1 234', '+385(1)234-567', '+1.800/55', '+1-2'])
      expect(csvLine([cell])).toBe(`'${cell}\r\n`)
  })
})

test('a cell with a quote, a line break or a column separator is quoted', () => {
  for (const cell of ['b,c', 'b;c', 'b\tc', 'b\rc', 'b\nc'])
    expect(csvLine(['a', cell])).toBe(`a,"${cell}"\r\n`)
  expect(csvLine(['say "hi"', 'plain'])).toBe('"say ""hi""",plain\r\n')
})
