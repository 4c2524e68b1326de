import { zoneOfCountry } from '../../domain/lists/country-zone.ts'
import type { CalendarEntry, Fact } from '../../domain/mail/letter.ts'
import { codeOf, nameOf } from '../../domain/matching/borders.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { momentStyle } from '../../domain/messages/moment-style.ts'
import { styleOf } from '../../domain/messages/style-of.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { defaultZone } from '../../domain/staff/time-zone.ts'
import { offsetAt } from '../../domain/staff/zoned-time.ts'
import type { MailWords } from './application-letters.ts'
import { named } from './write-letter.ts'

export type Interview = {
  eventId: string
  sequence: number
  startsAt: Date
  minutes: number
  place: string
  interviewer: string
  /** The applicant's country, as answers name it. */
  country: string | null
}

export type InterviewMail = 'set' | 'changed' | 'cancelled'

/** The text of the mail, which a coordinator may change before it is sent. */
export function wordsOfInterview(t: Translate, what: InterviewMail): MailWords {
  const subject = t(what === 'set' ? 'moves.registry_interview_subject' : `interview.${what}_subject`)
  return { subject, text: textOfInterview(t, what) }
}

export function textOfInterview(t: Translate, what: InterviewMail): string {
  const text = t(`interview.${what}_text`)
  return what === 'cancelled' ? text : `${text}\n${t('interview.calendar')}`
}

/** Time, place and interviewer; below the words, so that a changed text cannot lose them. */
export function rowsOfInterview(
  t: Translate,
  locale: Locale,
  what: InterviewMail,
  interview: Interview,
): Fact[] {
  const { startsAt, minutes, place, interviewer } = interview
  const when = [
    {
      label: t('interview.when'),
      text: momentStyle(locale, defaultZone, 'weekday').format(startsAt),
      big: true as const,
    },
  ]
  const near = localTime(t, locale, interview)
  if (what === 'cancelled') return [...when, ...near]
  return [
    ...when,
    ...near,
    { label: t('interview.length'), text: sayMinutes(minutes, locale) },
    { label: t('interview.where'), text: place },
    { label: t('interview.with'), text: interviewer },
  ]
}

/** The time in the applicant's country, if that has a single time zone other than UTC. */
function localTime(t: Translate, locale: Locale, { startsAt, country }: Interview): Fact[] {
  const code = codeOf(country)
  const zone = code && zoneOfCountry(code, startsAt)
  if (!code || !zone || offsetAt(startsAt.getTime(), zone) === 0) return []
  const label = t('interview.inCountry', { country: nameOf(code, locale) })
  return [{ label, text: momentStyle(locale, zone, 'weekday').format(startsAt) }]
}

/** A line in the mail of a move that ends an interview to come. */
export const cancelledWithIt = (t: Translate, locale: Locale, { startsAt }: Pick<Interview, 'startsAt'>) =>
  t('interview.cancelledWithIt', { time: timeOfInterview(locale, { startsAt }) })

export const timeOfInterview = (locale: Locale, { startsAt }: Pick<Interview, 'startsAt'>) =>
  momentStyle(locale, defaultZone, 'weekday').format(startsAt)

export function calendarOf(
  t: Translate,
  method: CalendarEntry['method'],
  { eventId, startsAt, interviewer, sequence, minutes, place }: Interview,
  reference: string,
): CalendarEntry {
  return {
    method,
    id: `interview-${eventId}`,
    sequence,
    startsAt: startsAt.toISOString(),
    minutes,
    title: t('interview.title', named(t)),
    text: `${reference}\n${t('interview.with')}: ${interviewer}`,
    place,
  }
}

const sayMinutes = (minutes: number, locale: Locale) =>
  new Intl.NumberFormat(styleOf(locale), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    minutes,
  )
