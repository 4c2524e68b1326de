import { expect, test } from 'vitest'
import { hoursAWeekIn, monthsIn } from './offered-time.ts'

test.each([
  ['6 months', 6],
  ['3-6 Months', 6],
  ['3 – 6 months', 6],
  ['between 3 to 9 months', 9],
  ['0-3 months', 3],
  ['1 year', 12],
  ['1.5 years', 18],
  ['1,5 years', 18],
  ['half a year', 6],
  ['for a year', 12],
  ['two years, mornings', 24],
  ['a 6-month stay', 6],
  ['12+ months', 12],
  ['12 weeks', 3],
  ['2 days a week for 6 months', 6],
  ['4 hours a week over one year', 12],
  ['3 months a year', 3],
  ['January to June', 6],
  ['Jan – Jun', 6],
  ['from March until mid-August 2027', 6],
  ['November to February', 4],
  ['1 Nov 2026 - 31 Jan 2027', 3],
  ['January 2027 to March 2028', 15],
  ['between April and September, 4 hours a week', 6],
  ['2 months between January and June', 2],
  ['March and October', undefined],
  ['I may, to decide in June', undefined],
  ['March 2028 to January 2027', undefined],
  ['mornings', undefined],
  ['4 hours a week', undefined],
  ['1 week a month', undefined],
  ['4 hours every 2 weeks', undefined],
  ['2 weeks a year', undefined],
  ['0 months', undefined],
  ['', undefined],
])('20.23 ‘%s’ of availability are %s months', (text, months) => {
  expect(monthsIn(text)).toBe(months)
})

test.each([
  ['4 hours a week', 4],
  ['4 hours per week', 4],
  ['4h/week', 4],
  ['4 hrs / wk', 4],
  ['4 h p.w.', 4],
  ['4 hours weekly', 4],
  ['4 hours each week', 4],
  ['4 hours of mentoring a week', 4],
  ['Four hours a week', 4],
  ['2-4 hours a week', 4],
  ['2 to 4 hours a week', 4],
  ['up to 6 hours per week for 6 months', 6],
  ['weekly: 4 hours', 4],
  ['every week 4 hours', 4],
  ['Hours per week: 4-6', 6],
  ['1.5 hours a week', 1.5],
  ['½ day a week', 4],
  ['half a day a week', 4],
  ['half-day per week', 4],
  ['one day a week', 8],
  ['a day a week', 8],
  ['one and a half days a week', 12],
  ['2 days a week for 6 months', 16],
  ['2 working days/week', 16],
  ['1 hour a day', 5],
  ['an hour daily', 5],
  ['2 hours a day, 3 days a week', 6],
  ['8 hours a month', 2],
  ['2 days per month', 4],
  ['1 week a month', 10],
  ['20 days a year', 3],
  ['4 hours every other week', 2],
  ['4 hours every two weeks', 2],
  ['8 hours fortnightly', 4],
  ['20 % of my time', 8],
  ['0.2 FTE', 8],
  ['half-time', 20],
  ['Full time for 3 months', 40],
  ['6 months', undefined],
  ['mornings', undefined],
  ['Mondays', undefined],
  ['once a week', undefined],
  ['0 hours a week', undefined],
  ['100 hours a week', undefined],
  ['', undefined],
])('20.23 ‘%s’ of availability are %s hours a week', (text, hours) => {
  expect(hoursAWeekIn(text)).toBe(hours)
})

test('20.23 parsing the offered time is fast for any input', () => {
  const since = performance.now()
  for (const part of [
    '1 ',
    'a ',
    '4 hours of ',
    '9-',
    'half ',
    'per week ',
    '1.1',
    'may to ',
    'mid-may 2027 ',
  ]) {
    monthsIn(part.repeat(5000))
    hoursAWeekIn(part.repeat(5000))
  }
  expect(performance.now() - since).toBeLessThan(2000)
})
