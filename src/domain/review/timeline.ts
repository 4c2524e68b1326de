import * as v from 'valibot'
import { body } from '../api/endpoint-parts.ts'
import { fieldCode } from '../refusals.ts'
import { type TimelinePart, timelineParts } from './timeline-parts.ts'

/** The kinds of entries, with the part of the timeline to which each belongs. */
export const entryKinds = {
  entered: 'moves',
  submitted: 'moves',
  move: 'moves',
  interview: 'moves',
  merged: 'moves',
  suggested: 'moves',
  match_move: 'moves',
  note: 'notes',
  mail: 'mails',
  message: 'mails',
  reply: 'mails',
  reminder: 'mails',
  change: 'changes',
  answer: 'changes',
  weights: 'changes',
  act: 'changes',
  agreement: 'changes',
  letter: 'changes',
  last_day: 'changes',
} as const satisfies Record<string, TimelinePart>

export type EntryKind = keyof typeof entryKinds

/** Entries of one page. */
export const timelineSize = 20

/** The time in microseconds, the rank among entries of that time, and the id of the last entry that was shown. */
const cursor = v.pipe(v.string(), v.regex(/^\d{1,17}~\d{1,2}~[\w-]{1,40}$/, fieldCode('invalid_type')))

export const timelineQuery = body({
  part: v.optional(v.picklist(timelineParts, fieldCode('invalid_choice'))),
  cursor: v.optional(cursor),
})

export type TimelineQuery = v.InferOutput<typeof timelineQuery>
