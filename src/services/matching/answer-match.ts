import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { answerIn, type MatchAnswer, mayAnswer, reasonInWords } from '../../domain/matching/answer.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { findAskedMatch, findInvitation } from '../../store/matching/invitations.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { digestOf } from '../protection/token-digest.ts'
import { lockMatch } from './lock-request.ts'
import { moveMatches } from './move-matches.ts'
import { tellOfAnswer } from './tell-of-answer.ts'

type Answered = Promise<Outcome<{ success: true }>>

/** By the link of the invitation, which grants nothing else. */
export async function answerInvitation(store: Store, token: string, answer: MatchAnswer): Answered {
  return keepAnswer(store, await findInvitation(store, digestOf(token)), answer)
}

/** By the expert's session; not found for invitations of others. */
export async function answerOwnMatch(
  store: Store,
  { applicationId }: EditSession,
  matchId: string,
  answer: MatchAnswer,
): Answered {
  return keepAnswer(store, await findAskedMatch(store, applicationId, matchId), answer)
}

const wordsForStaff = translator('en', catalogueOf('en'))

type Asked = { id: string; hospital_id: string }

/** Idempotent. */
async function keepAnswer(store: Store, asked: Asked | undefined, given: MatchAnswer): Answered {
  if (!asked) return refuse('not_found')
  const { answer } = given
  return transaction(store, async (trx) => {
    const match = await lockMatch(trx, asked)
    if (!match) return refuse('not_found')
    const { status } = match
    if (answerIn(status) === answer) return done({ success: true })
    if (!mayAnswer(status, answer)) return refuse('wrong_status')
    const facts = answer === 'declined' ? { answer_reason: reasonInWords(wordsForStaff, given) } : {}
    await moveMatches(trx, { actor: 'expert' }, [{ match, to: answer, facts }], 'match_answered')
    await tellOfAnswer(trx, match, answer)
    return done({ success: true })
  })
}
