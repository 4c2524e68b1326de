import * as v from 'valibot'
import { fieldCode } from '../../refusals.ts'
import { isTimeZone } from '../../staff/time-zone.ts'
import { body, json, word } from '../endpoint-parts.ts'
import { calendarPaths } from './staff-paths.ts'

const timeZone = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.maxLength(64, fieldCode('too_long')),
  v.check(isTimeZone, fieldCode('invalid_choice')),
)

const emptyCalendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//ASTER//EN\r\nEND:VCALENDAR\r\n'

/** The time zone of staff, and the calendar to which they subscribe by a secret address. */
export const calendarEndpoints = {
  followTimeZone: {
    method: 'PUT',
    path: calendarPaths.timeZone,
    access: 'staff',
    limit: 'write',
    request: { body: body({ time_zone: timeZone }) },
    example: { time_zone: 'Africa/Accra' },
    answer: json(v.object({ time_zone: v.string() }), { time_zone: 'Africa/Accra' }),
  },
  readCalendar: {
    method: 'GET',
    path: calendarPaths.feed,
    access: 'public',
    limit: 'calendar',
    request: { params: v.strictObject({ token: word(100) }) },
    answer: { status: 200, type: 'text/calendar', schema: v.string(), example: emptyCalendar },
    problems: ['not_found'],
  },
} as const
