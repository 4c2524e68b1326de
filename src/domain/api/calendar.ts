import * as v from 'valibot'
import { fieldCode } from '../refusals.ts'
import { isTimeZone } from '../staff/time-zone.ts'
import { body, json } from './endpoint-parts.ts'
import { calendarPaths } from './staff-paths.ts'

const timeZone = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.maxLength(64, fieldCode('too_long')),
  v.check(isTimeZone, fieldCode('invalid_choice')),
)

/** How staff read times. */
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
} as const
