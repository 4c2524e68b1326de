import * as v from 'valibot'
import { body } from '../api/endpoint-parts.ts'
import { isPrintable, paragraphs } from '../forms/engine/plain-text.ts'
import type { Translate } from '../messages/translate.ts'
import { fieldCode } from '../refusals.ts'
import { type MatchStatus, mayMatchMove } from './match-status.ts'
import { longestWords, notNowReasons } from './not-now-reasons.ts'

/** Words that may stay empty. */
const words = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.transform((text) => String(paragraphs(text))),
  v.string(),
  v.maxLength(longestWords, fieldCode('too_long')),
  v.check(isPrintable, fieldCode('invalid_text')),
)

export const matchAnswer = v.pipe(
  body({
    answer: v.picklist(['interested', 'declined'], fieldCode('invalid_choice')),
    reason: v.optional(v.picklist(notNowReasons, fieldCode('invalid_choice'))),
    words: v.optional(words),
  }),
  v.forward(
    v.partialCheck(
      [['answer'], ['reason']],
      ({ answer, reason }) => answer === 'interested' || reason !== undefined,
      fieldCode('required'),
    ),
    ['reason'],
  ),
)

export type MatchAnswer = v.InferOutput<typeof matchAnswer>

export const invitationNote = body({ note: v.optional(words) })

/** The reason as staff read it. */
export function reasonInWords(t: Translate, { reason = 'other', words }: MatchAnswer): string {
  const said = t(`invitation.reason_${reason}`)
  return words ? t('invitation.reasonAnd', { reason: said, words }) : said
}

/** The statuses in which an expert can answer; after the hospital's choice only staff can change it. */
const open: readonly MatchStatus[] = ['invited', 'interested', 'shortlisted']

export function mayAnswer(status: MatchStatus, answer: MatchAnswer['answer']): boolean {
  return open.includes(status) && mayMatchMove(status, answer)
}

/** The expert's answer; undefined if there is none, or it is no longer expected. */
export function answerIn(status: MatchStatus): MatchAnswer['answer'] | undefined {
  if (status === 'declined') return 'declined'
  return ['suggested', 'invited', 'lapsed'].includes(status) ? undefined : 'interested'
}
