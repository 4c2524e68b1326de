import { expect, test } from 'vitest'
import { kindsOfSupport } from '../forms/story.ts'
import { methodsOfSupport } from '../lists/support.ts'
import { outcomesIn, timelineIn, wrongLineIn } from './story-lines.ts'

test('48.10 an outcome is a figure and what it measures, at most six', () => {
  expect(outcomesIn('12% to 71% | Reviewed within 48 hours\r\n\n 5 days to 2 |From culture to ward')).toEqual(
    [
      { figure: '12% to 71%', meaning: 'Reviewed within 48 hours' },
      { figure: '5 days to 2', meaning: 'From culture to ward' },
    ],
  )
  expect(outcomesIn('')).toEqual([])
  for (const wrong of ['71%', '71% | ', 'a | b | c', 'a | b\n'.repeat(7)])
    expect(outcomesIn(wrong)).toBeUndefined()
})

test('48.10 an event has a month or a day of the calendar, at most twelve', () => {
  expect(timelineIn('2024-02 | Matched\n2024-06-14 | Visit')).toEqual([
    { date: '2024-02', text: 'Matched' },
    { date: '2024-06-14', text: 'Visit' },
  ])
  for (const wrong of ['2024 | Year', '2024-13 | Month', '2024-02-30 | Day', 'June | Visit', '2024-02'])
    expect(timelineIn(wrong), wrong).toBeUndefined()
  expect(timelineIn('2024-02 | Again\n'.repeat(13))).toBeUndefined()
})

test('45.24 the first wrong line is found, empty lines counted', () => {
  expect(wrongLineIn('outcomes', '71% | Reviewed\r\n\n 5 days')).toEqual({ number: 3, text: '5 days' })
  expect(wrongLineIn('outcomes', 'a | b\n'.repeat(7))).toEqual({ number: 7, text: 'a | b' })
  expect(wrongLineIn('timeline', '2024-02 | Matched\nJune | Visit')).toEqual({
    number: 2,
    text: 'June | Visit',
  })
  expect(wrongLineIn('timeline', '2024-02 | Matched')).toBeUndefined()
})

test('48.9 a story can name the kinds of support that hospitals ask for', () => {
  const known = ({ items }: typeof methodsOfSupport) => items.map(({ id, label }) => ({ id, label }))
  expect(known(kindsOfSupport)).toEqual(known(methodsOfSupport))
})
