import type { Answers } from '../forms/engine/form.ts'
import { OTHER_AVAILABILITY } from '../lists/availability.ts'

const hoursADay = 8
const daysAWeek = 5
/** More hours a week than this are a typing mistake. */
const mostHours = 80

/** What matching reads from the words about an expert's time, of the team and of the expert. */
export function offeredTimeOf(answers: Answers) {
  const time = answers.general_availability_time
  const other =
    answers.general_availability === OTHER_AVAILABILITY ? answers.general_availability_other : undefined
  const text = [time, other].filter((words) => typeof words === 'string' && words.trim() !== '').join('; ')
  return { text, months: monthsIn(text), hoursAWeek: hoursAWeekIn(text) }
}

/** '6 months', '3-6 months', 'half a year', '12 weeks' and 'January to June' say how long; 'mornings' and '1 week a month' do not. */
export function monthsIn(text: string): number | undefined {
  const said = plain(text)
  const found = [...said.matchAll(duration)].map(([, from, to, unit = '']) => {
    const count = Number(to ?? from)
    if (unit.startsWith('y')) return count * 12
    return unit.startsWith('w') ? (count * 12) / 52 : count
  })
  const months = Math.round(Math.max(0, ...(found.length > 0 ? found : spansIn(said))))
  return months > 0 ? months : undefined
}

/** '4 hours a week', '2 days/week', '8 hours a month' and '20 % of my time', in hours a week, to half an hour. */
export function hoursAWeekIn(text: string): number | undefined {
  const said = plain(text)
  const hours = Math.round(2 * Math.max(0, ...sharesIn(said), ...ratesIn(said))) / 2
  return hours > 0 && hours <= mostHours ? hours : undefined
}

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)\+?`
const amount = String.raw`${number}(?:\s?(?:-|to|or)\s?${number})?`
const unit = String.raw`(hours?|hrs?|h|days?|weeks?)\b`
const every = String.raw`(?:per|an?|each|every|in an?|\/)`
const period = String.raw`(?:${every}\s?(?:(other|second|2)\s)?(day|week|wk|month|fortnight|year)s?|(daily|weekly|monthly|fortnightly)|p\.?(w)\b)`

const duration = new RegExp(
  String.raw`(?<!\b(?:every|per|each)\s)\b${amount}[\s-]?(months?|mths?|years?|yrs?|(?:weeks?|wks?)\b(?!\s?${every}\s?(?:month|year)))\b`,
  'g',
)
/** '4 hours a week', '2 working days per month', 'an hour a day'. */
const rate = new RegExp(
  String.raw`\b(?:${amount}|an?)\s?(?:working\s|full\s)?${unit}(?:\s(?!${every}\b)[a-z]{2,12}){0,3}\s?${period}`,
  'g',
)
/** 'weekly: 4 hours', 'every week 4 hours'. */
const rateAfter = new RegExp(String.raw`\b${period}\W{1,3}${amount}\s?${unit}`, 'g')
/** 'hours per week: 4'. */
const rateBefore = new RegExp(String.raw`\b${unit}\s?${period}\W{1,3}${amount}`, 'g')

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s|mid[\s-]|(?:the\s)?end\sof\s)?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:,?\s(20\d\d)\b)?`
/** 'January to June', '1 Nov 2026 - 31 Jan 2027', 'between March and May'. */
const span = new RegExp(String.raw`(\bbetween\s)?\b${month}\s?(-|to|till|until|through|and)\s?${month}`, 'g')

/** Both months count; without years, the next one of that name is meant. */
function spansIn(said: string): number[] {
  return [...said.matchAll(span)].flatMap(([, between, from = '', year, joint, to = '', lastYear]) => {
    if ((joint === 'and') !== (between !== undefined)) return []
    const months = at(to) - at(from) + 1
    if (year && lastYear) return [12 * (Number(lastYear) - Number(year)) + months]
    return [months > 0 ? months : months + 12]
  })
}

const at = (name: string) => monthNames.indexOf(name.slice(0, 3))

type Rate = { count: number; unit: string; period: string; isEveryOther: boolean }

function ratesIn(said: string): number[] {
  const rates = [...said.matchAll(rate)].map(([, from = '1', to, unit = '', ...when]) =>
    rateOf(to ?? from, unit, when),
  )
  if (rates.length === 0) {
    for (const [, a, b, c, d, from = '', to, unit = ''] of said.matchAll(rateAfter))
      rates.push(rateOf(to ?? from, unit, [a, b, c, d]))
    for (const [, unit = '', a, b, c, d, from = '', to] of said.matchAll(rateBefore))
      rates.push(rateOf(to ?? from, unit, [a, b, c, d]))
  }
  const [daily, days] = [rates.find(isHoursADay), rates.find(isDaysAWeek)]
  if (daily && days) return [daily.count * days.count]
  return rates.map(weeklyHours)
}

type When = readonly (string | undefined)[]

function rateOf(count: string, unit: string, [other, named, adverb, short]: When): Rate {
  return {
    count: Number(count),
    unit: unit.charAt(0),
    period: (named ?? adverb ?? short ?? 'week').charAt(0),
    isEveryOther: other !== undefined,
  }
}

const isHoursADay = ({ unit, period }: Rate) => unit === 'h' && period === 'd'
const isDaysAWeek = ({ unit, period }: Rate) => unit === 'd' && period === 'w'

/** Factors by first letter: hours, days and weeks in hours; days to years in weeks. */
const hoursOf: Readonly<Record<string, number>> = { h: 1, d: hoursADay, w: hoursADay * daysAWeek }
const weeksOf: Readonly<Record<string, number>> = { d: 1 / daysAWeek, w: 1, f: 2, m: 4, y: 52 }

function weeklyHours({ count, unit, period, isEveryOther }: Rate): number {
  return (count * (hoursOf[unit] ?? 0)) / (weeksOf[period] ?? 1) / (isEveryOther ? 2 : 1)
}

/** '20 %', '0.2 FTE', 'half-time'. */
function sharesIn(said: string): number[] {
  const week = hoursADay * daysAWeek
  return [
    ...[...said.matchAll(/\b(\d{1,3})\s?(?:%|percent)/g)].map(([, share]) => (Number(share) * week) / 100),
    ...[...said.matchAll(/\b([01](?:\.\d{1,2})?)\s?fte\b/g)].map(([, share]) => Number(share) * week),
    ...(/\bfull[\s-]?time\b/.test(said) ? [week] : []),
    ...(/\bhalf[\s-]?time\b/.test(said) ? [week / 2] : []),
  ]
}

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small letters, figures for words, and one way of writing dashes and decimals. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/½/g, '.5')
    .replace(/[‐-―]/g, '-')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\b(?:a )?couple of\b/g, '2')
    .replace(/\bfor an? (?=month|year)/g, 'for 1 ')
    .replace(new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'g'), (word) => `${words.indexOf(word) + 1}`)
    .replace(/\b(\d{1,2}) and a half\b/g, '$1.5')
    .replace(/\bhalf(?: an?|-)? ?(?=hour|day|week|month|year)/g, '0.5 ')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/\s+/g, ' ')
}
