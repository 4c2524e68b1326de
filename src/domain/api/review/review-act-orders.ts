import * as v from 'valibot'
import { isPrintable, line, paragraphs } from '../../forms/engine/plain-text.ts'
import { fieldCode } from '../../refusals.ts'
import { highestScore, longestComment, recommendations } from '../../review/assessment.ts'
import { everyReason, longestNote } from '../../review/decline-reasons.ts'
import { interviewLengths, longestPlace } from '../../review/interview.ts'
import { body, typed } from '../endpoint-parts.ts'
import { uuid } from '../uuid.ts'

/** Text that may be missing. */
const words = (max: number) =>
  v.optional(
    v.pipe(
      v.string(fieldCode('invalid_type')),
      v.transform((text) => String(paragraphs(text))),
      v.maxLength(max, fieldCode('too_long')),
      v.check(isPrintable, fieldCode('invalid_text')),
    ),
    '',
  )

export const declineOrder = body({
  reason: v.picklist(everyReason, fieldCode('invalid_choice')),
  /** A note for the team, which is never mailed. */
  note: words(longestNote),
  /** Whether the usual mail says the reason. */
  tell: v.optional(v.boolean(fieldCode('invalid_type')), false),
})

export const newInterview = body({
  /** The start in UTC, to the minute. */
  starts_at: v.pipe(
    v.string(fieldCode('invalid_type')),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00(\.000)?Z$/, fieldCode('invalid_time')),
    v.check((text) => !Number.isNaN(Date.parse(text)), fieldCode('invalid_time')),
  ),
  minutes: v.picklist(interviewLengths, fieldCode('invalid_choice')),
  /** An address, a telephone number or a link. */
  place: typed(longestPlace, line),
  /** Defaults to the signed-in member of staff. */
  interviewer: v.optional(uuid),
})

const score = v.pipe(
  v.number(fieldCode('invalid_type')),
  v.integer(fieldCode('invalid_number')),
  v.minValue(1, fieldCode('out_of_range')),
  v.maxValue(highestScore, fieldCode('out_of_range')),
)

export const newAssessment = body({
  scores: v.record(v.pipe(v.string(), v.maxLength(40, fieldCode('unknown_field'))), score),
  recommendation: v.picklist(recommendations, fieldCode('invalid_choice')),
  comment: words(longestComment),
})
