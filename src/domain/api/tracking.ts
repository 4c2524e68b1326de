import * as v from 'valibot'
import { fieldCode } from '../refusals.ts'
import { applicationKind } from '../review/application-query.ts'
import { trackedPage } from '../tracking/tracked-pages.ts'
import { body, json, word } from './endpoint-parts.ts'
import { uuid } from './uuid.ts'

const path = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.maxLength(200, fieldCode('too_long')),
  v.transform(trackedPage),
  v.string(fieldCode('invalid_choice')),
)
const time = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.isoTimestamp(fieldCode('invalid_type')),
  v.transform((text) => new Date(text)),
  v.date(fieldCode('invalid_type')),
)
const dayInSeconds = 86_400
const seconds = v.pipe(
  v.number(fieldCode('invalid_type')),
  v.toMinValue(0),
  v.toMaxValue(dayInSeconds),
  v.transform(Math.round),
)

/** Do Not Track and Global Privacy Control. */
const headers = v.object({ dnt: v.optional(v.string()), 'sec-gpc': v.optional(v.string()) })

const tracked = { limit: 'tracking', forgery: 'origin' } as const

const pageViewId = '3f8d6c1e-92b4-4a57-8e0d-5b7a1c9f2e64'

/** The specification names the first two. All calls are anonymous and come from cached pages. */
export const trackingEndpoints = {
  enterPage: {
    ...tracked,
    method: 'POST',
    path: '/api/Session',
    access: 'public',
    request: {
      headers,
      body: body({
        path,
        entryTime: time,
        currentSessionId: v.nullish(uuid),
        isInitialSession: v.boolean(fieldCode('invalid_type')),
      }),
    },
    example: {
      path: '/story/:slug',
      entryTime: '2026-11-15T09:30:00.000Z',
      currentSessionId: null,
      isInitialSession: true,
    },
    answer: json(
      v.object({ sessionId: v.nullable(uuid), pageViewId: v.nullable(uuid) }),
      { sessionId: 'c5a1e7d2-4b08-4f6e-9d33-7e2f0a8b6c15', pageViewId },
      201,
    ),
  },
  leavePage: {
    ...tracked,
    method: 'PUT',
    path: '/api/PageView/:pageViewId',
    access: 'public',
    request: {
      headers,
      params: v.strictObject({ pageViewId: uuid }),
      body: body({ exitTime: time, timeSpent: seconds, inactivityDuration: seconds, pageViewId: uuid }),
    },
    example: { exitTime: '2026-11-15T09:32:10.000Z', timeSpent: 130, inactivityDuration: 25, pageViewId },
    answer: { status: 204 },
    problems: ['not_found'],
  },
  passStep: {
    ...tracked,
    method: 'POST',
    path: '/api/Step/:form/:step',
    access: 'public',
    request: { headers, params: v.strictObject({ form: applicationKind, step: word(40) }) },
    answer: { status: 204 },
    problems: ['not_found'],
  },
} as const
