import { randomUUID } from 'node:crypto'
import { readAsked } from '../../domain/api/read-query.ts'
import { invitationNote } from '../../domain/matching/match-answer.ts'
import { mayMatchMove } from '../../domain/matching/match-status.ts'
import { needOf } from '../../domain/matching/need.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import { listHeldQuestions } from '../../store/matching/held-match-moves.ts'
import { findNote, saveInvitation } from '../../store/matching/invitations.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { liftLimits } from './expert-load.ts'
import { readGatesOfToday } from './gates-of-today.ts'
import { changeRequest } from './lock-request.ts'
import { mailQuestion } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'
import { takeBackMoves } from './undo-selection.ts'

export type AskingOrder = {
  matchIds: readonly string[]
  note?: string | undefined
  /** Why an expert is asked who has reached the limit of requests. */
  overLimitReason?: string | undefined
}

/**
 * Skips experts who were invited before or removed meanwhile, so that a double click invites once. Refuses the whole
 * call if one expert no longer fits: the coordinator decides about the others.
 */
export async function askExperts(
  store: Store,
  staff: Author,
  hospitalId: string,
  { matchIds, note = '', overLimitReason }: AskingOrder,
  heldMs = 0,
): Promise<Outcome<{ asked: number }>> {
  const read = readAsked(invitationNote, { note })
  if (!read.ok) return refuse('invalid_answers', { errors: read.errors })
  return changeRequest(store, hospitalId, async (trx, { request, matches }) => {
    if (request.status !== 'eligible') return refuse('wrong_status')
    const unasked = matches.filter(
      ({ id, status }) => matchIds.includes(id) && mayMatchMove(status, 'invited'),
    )
    const lifted = await liftLimits(trx, unasked, overLimitReason)
    const gates = await readGatesOfToday(trx, needOf(request.answers), unasked)
    const errors: FieldErrors = {
      ...(!lifted.ok && lifted.refusal.errors),
      ...(gates.size > 0 && { matchIds: 'invalid_choice' }),
    }
    if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
    const batchId = randomUUID()
    for (const match of unasked) {
      await ask(trx, staff, match, { note: read.value.note || null, batchId, heldMs })
    }
    return done({ asked: unasked.length })
  })
}

/** Takes back questions to experts while their mails are held; the experts stay on the shortlist. Returns the note. */
export function undoQuestions(
  store: Store,
  staff: Author,
  hospitalId: string,
  matchIds: readonly string[],
): Promise<Outcome<{ undone: number; note: string }>> {
  return changeRequest(store, hospitalId, async (trx) => {
    const held = (await listHeldQuestions(trx, hospitalId)).filter(({ match_id }) =>
      matchIds.includes(match_id),
    )
    if (held.length === 0) return refuse('too_late')
    const note = await findNote(
      trx,
      held.map(({ match_id }) => match_id),
    )
    const undone = await takeBackMoves(trx, byStaff(staff), held)
    return undone.ok ? done({ undone: undone.value, note }) : undone
  })
}

type Asking = { note: string | null; batchId: string; heldMs: number }

async function ask(trx: Database, staff: Author, match: KeptMatch, { note, batchId, heldMs }: Asking) {
  const { id, hospital_id, expert_id } = match
  const token = newToken()
  const invitation = await saveInvitation(trx, { matchId: id, tokenDigest: digestOf(token), note })
  const mail = await mailQuestion(trx, {
    matchId: id,
    hospitalId: hospital_id,
    expertId: expert_id,
    invitation,
    token,
    heldMs,
  })
  const move = { match, to: 'invited', batchId, heldMs, ...(mail && { mailId: mail.id }) } as const
  await moveMatches(trx, { actor: 'staff', ...staff }, [move], 'match_asked')
}
