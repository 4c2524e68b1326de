import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { answerIn, type MatchAnswer, mayAnswer, reasonInWords } from '../../domain/matching/match-answer.ts'
import { isOver } from '../../domain/matching/match-status.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { answerNotice, type GivenAnswer } from '../../mail/letters/matching-letters.ts'
import { findSides } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { findAskedMatch, findInvitation } from '../../store/matching/invitations.ts'
import { dropNews, type KeptMatch, keepRefusal } from '../../store/matching/matches.ts'
import { listRefused } from '../../store/matching/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { mailCoordinator } from '../mail/letter-words.ts'
import { digestOf } from '../protection/tokens.ts'
import { withGates } from './gates-of-today.ts'
import { lockMatch } from './lock-request.ts'
import { moveMatches } from './move-matches.ts'

type Answered = Promise<Outcome<{ success: true }>>

/** Answers by the link of the invitation, which grants nothing else. */
export async function answerInvitation(store: Store, token: string, answer: MatchAnswer): Answered {
  return keepAnswer(store, await findInvitation(store, digestOf(token)), answer)
}

/** Answers in the expert's session; not found for invitations of others. */
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

/** Stores an answer. Idempotent. */
async function keepAnswer(store: Store, asked: Asked | undefined, given: MatchAnswer): Answered {
  if (!asked) return refuse('not_found')
  const { answer } = given
  return transaction(store, async (trx) => {
    const match = await lockMatch(trx, asked)
    if (!match) return refuse('not_found')
    const { status } = match
    if (answerIn(status) === answer) return succeeded
    if (!mayAnswer(status, answer))
      return answer === 'declined' ? keepLateRefusal(trx, match, given) : refuse('wrong_status')
    const facts = answer === 'declined' ? { answer_reason: reasonInWords(wordsForStaff, given) } : {}
    await moveMatches(trx, { actor: 'expert' }, [{ match, to: answer, facts }], 'match_answered')
    await tellOfAnswer(trx, match, answer)
    return succeeded
  })
}

/** After the choice a refusal moves no match: it is stored, and the coordinator decides. */
async function keepLateRefusal(trx: Database, match: KeptMatch, given: MatchAnswer): Answered {
  if ((await listRefused(trx, [match.id])).length > 0) return succeeded
  const said = reasonInWords(wordsForStaff, given)
  const ofHospital = isOver(match.status) ? match.answer_reason : null
  const reason = ofHospital ? wordsForStaff('board.alsoExpert', { before: ofHospital, said }) : said
  await keepRefusal(trx, match.id, reason)
  await dropNews(trx, match.id)
  await writeAudit(trx, applicant, 'match_refused', ['match', match.id], { before: { status: match.status } })
  await tellOfAnswer(trx, match, 'refused')
  return succeeded
}

/** Queues a notice for the coordinator; call in the transaction of its cause. */
export async function tellOfAnswer(
  database: Database,
  { id, hospital_id, expert_id, status }: Pick<KeptMatch, 'id' | 'hospital_id' | 'expert_id' | 'status'>,
  answer: GivenAnswer,
): Promise<void> {
  const sides = await findSides(database, { hospital_id, expert_id })
  if (!sides) return
  const { hospital, expert } = sides
  const { name, surname } = expert.answers
  const [judged] = await withGates(database, [{ id, status }])
  await mailCoordinator(database, { applicationId: expert_id, matchId: id }, (t) =>
    answerNotice(t, {
      answer,
      isUnfit: judged !== undefined && judged.gates.length > 0,
      person: t('mail.person', { name: String(name), surname: String(surname) }),
      hospital: String(hospital.answers.name),
      expert: referenceOf('expert', expert.number),
      request: referenceOf('hospital', hospital.number),
      hospitalId: hospital_id,
      matchId: id,
    }),
  )
}
