import { describe, expect, test } from 'vitest'
import { readAsked } from '../api/read-query.ts'
import { insightQuery, periodBefore, periodOf, presetOf, slotsOf, unitFor } from './period.ts'

const today = '2026-11-15'
const asked = (query: Record<string, string>) => readAsked(insightQuery, query)
const period = (query: Record<string, string>) => {
  const read = asked(query)
  return read.ok ? periodOf(read.value, today) : read.errors
}

describe('the days of the figures', () => {
  test.each([
    [{}, { from: '2026-08-18', to: today }],
    [{ days: '30' }, { from: '2026-10-17', to: today }],
    [{ days: '365' }, { from: '2025-11-16', to: today }],
    [
      { from: '2026-01-31', to: '2026-01-31' },
      { from: '2026-01-31', to: '2026-01-31' },
    ],
    [
      { from: '2026-11-01', to: '' },
      { from: '2026-11-01', to: today },
    ],
    [{ to: '2026-03-31' }, { from: '2026-01-01', to: '2026-03-31' }],
  ])('%o are %o, the last one included', (query, days) => {
    expect(period(query)).toEqual(days)
  })

  test.each([
    [{ from: 'yesterday' }, { from: 'invalid_type' }],
    [{ from: '2026-02-30' }, { from: 'out_of_range' }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'invalid_choice' }],
    [{ from: '2005-01-01', to: '2026-03-01' }, { from: 'too_many' }],
    [{ to: '0001-01-01' }, { to: 'out_of_range' }],
    [
      { from: '9999-12-01', to: '9999-12-31' },
      { from: 'out_of_range', to: 'out_of_range' },
    ],
    [{ days: '31' }, { days: 'invalid_choice' }],
    [{ region: '9' }, { region: 'invalid_choice' }],
  ])('%o are refused, with an error at the field', (query, errors) => {
    expect(period(query)).toEqual(errors)
  })

  test('count as a preset period only if no days were chosen', () => {
    expect([presetOf({}), presetOf({ days: '30' }), presetOf({ to: today })]).toEqual(['90', '30', undefined])
  })

  test('are compared with the same number of days before them', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    })
  })
})

describe('the columns of a plot', () => {
  test('are days, weeks or months, depending on the length of the period', () => {
    expect(unitFor({ from: '2026-01-01', to: '2026-02-14' })).toBe('day')
    expect(unitFor({ from: '2026-01-01', to: '2026-02-15' })).toBe('week')
    expect(unitFor({ from: '2026-01-01', to: '2026-12-31' })).toBe('month')
  })

  test('have no gap: weeks begin on Monday, and both ends are cut to the period', () => {
    expect(slotsOf({ from: '2026-11-04', to: '2026-11-16' }, 'week')).toEqual([
      { key: '2026-11-02', from: '2026-11-04', to: '2026-11-08' },
      { key: '2026-11-09', from: '2026-11-09', to: '2026-11-15' },
      { key: '2026-11-16', from: '2026-11-16', to: '2026-11-16' },
    ])
  })

  test('handle leap years and the turn of the year', () => {
    expect(slotsOf({ from: '2027-12-31', to: '2028-02-29' }, 'month')).toEqual([
      { key: '2027-12-01', from: '2027-12-31', to: '2027-12-31' },
      { key: '2028-01-01', from: '2028-01-01', to: '2028-01-31' },
      { key: '2028-02-01', from: '2028-02-01', to: '2028-02-29' },
    ])
    expect(slotsOf({ from: '2028-02-28', to: '2028-03-01' }, 'day').map(({ key }) => key)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
  })
})
