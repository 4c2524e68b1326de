import { lastDayOf } from '../../domain/matching/answer-time.ts'
import { answerIn, mayAnswer } from '../../domain/matching/match-answer.ts'
import { toldRequest } from '../../domain/matching/told-request.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { statusFor } from '../../domain/programme/own-status.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import { findInvitation } from '../../store/matching/invitations.ts'
import type { Store } from '../../store/open-store.ts'
import { digestOf } from '../protection/tokens.ts'

export type Invitation = ValueOf<typeof readInvitation>

/** The invitation of a link; unknown and expired links are refused alike. */
export async function readInvitation(store: Store, token: string, locale: Locale) {
  const found = await findInvitation(store, digestOf(token))
  const status = found && statusFor('expert', { ...found, isAsked: true })
  if (!status || (status === 'lapsed' && found.mover === 'system')) return refuse('not_found')
  const { answers, note, answer_by } = found
  return done({
    request: toldRequest(answers, translator(locale, catalogueOf(locale))),
    note,
    lastDay: lastDayOf(answer_by, locale),
    answer: answerIn(status),
    /** The request no longer needs this expert. */
    isClosed: status === 'lapsed' || status === 'not_selected',
    isRefused: found.refused_at !== null,
    mayDecline: mayAnswer(status, 'declined'),
  })
}
