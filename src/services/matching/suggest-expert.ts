import * as v from 'valibot'
import { word } from '../../domain/api/endpoint-parts.ts'
import { isUuid } from '../../domain/api/uuid.ts'
import { type Gate, gone } from '../../domain/matching/gate-names.ts'
import { isInTheMaking, isOver } from '../../domain/matching/match-status.ts'
import { needOf } from '../../domain/matching/need.ts'
import { longestWords } from '../../domain/matching/not-now-reasons.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { findApplication } from '../../store/applications/application.ts'
import { lockAgainstErasure } from '../../store/matching/candidates.ts'
import { listHeldQuestions } from '../../store/matching/held-match-moves.ts'
import { findWeights } from '../../store/matching/match-weights.ts'
import { findMatch, insertMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { judgeExperts } from './judge-experts.ts'
import { lockMatch, lockRequest } from './lock-request.ts'
import { mailToExpert } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'
import { takeBackMoves } from './undo-selection.ts'

/** Reasons for passing closed gates. */
export type GateReasons = Readonly<Partial<Record<Gate, string>>>

export function suggestExpert(
  store: Store,
  staff: Author,
  { hospitalId, expertId, reasons = {} }: { hospitalId: string; expertId: string; reasons?: GateReasons },
): Promise<Outcome<{ id: string }>> {
  return transaction(store, async (trx) => {
    const locked = isUuid(expertId) ? await lockRequest(trx, hospitalId) : undefined
    if (!locked) return refuse('not_found')
    const { request, matches } = locked
    if (request.status !== 'eligible') return refuse('wrong_status')
    const there = matches.find(({ expert_id, status }) => expert_id === expertId && !isOver(status))
    if (there) return done({ id: there.id })

    await lockAgainstErasure(trx, expertId)
    const [expert] = await judgeExperts(
      trx,
      needOf(request.answers),
      [expertId],
      await findWeights(trx, hospitalId),
    )
    if (!expert || gone.some((status) => status === expert.status)) return refuse('not_found')
    const passed = passGates(expert.gates, reasons)
    if (!passed.ok) return passed

    const { score, confidence, petals, weights, version } = expert.match
    const match = await insertMatch(trx, {
      hospital_id: hospitalId,
      expert_id: expertId,
      score,
      confidence,
      petals,
      weights,
      scale_version: version,
      passed_gates: passed.value,
    })
    if (!match) return refuse('version_conflict')
    await writeAudit(trx, byStaff(staff), 'match_suggested', ['match', match.id], {
      after: { hospital: hospitalId, expert: expertId, score, gates: expert.gates },
    })
    return done({ id: match.id })
  })
}

/** Requires a reason for each closed gate, and for no other. */
function passGates(closed: readonly Gate[], reasons: GateReasons): Outcome<GateReasons> {
  const passed: Partial<Record<Gate, string>> = {}
  const errors: Partial<Record<Gate, FieldCode>> = {}
  for (const gate of closed) {
    const reason = v.safeParse(v.pipe(word(longestWords), v.trim()), reasons[gate] ?? '')
    if (reason.success) passed[gate] = reason.output
    else errors[gate] = reason.issues[0].message as FieldCode
  }
  return Object.keys(errors).length > 0 ? refuse('invalid_answers', { errors }) : done(passed)
}

export function dropSuggestion(store: Store, staff: Author, matchId: string): Promise<Outcome<undefined>> {
  return transaction(store, async (trx) => {
    const found = isUuid(matchId) ? await findMatch(trx, matchId) : undefined
    if (!found) return refuse('not_found')
    const match = await lockMatch(trx, found)
    if (!match) return refuse('not_found')
    if (!isInTheMaking(match.status)) return refuse('wrong_status')
    const held = await listHeldQuestions(trx, match.hospital_id)
    const question = held.filter(({ match_id }) => match_id === matchId)
    const undone = await takeBackMoves(trx, byStaff(staff), question)
    if (!undone.ok) return undone
    const { status } = question.length > 0 ? { status: 'suggested' as const } : match
    const dropped = { match: { ...match, status }, to: 'lapsed' } as const
    // The invitation promises a mail to every expert who says yes.
    const request = status === 'interested' && (await findApplication(trx, match.hospital_id))
    if (request) await mailToExpert(trx, request, match.expert_id, 'notNeeded', { matchId })
    await moveMatches(trx, { actor: 'staff', ...staff }, [dropped], 'match_dropped')
    return done(undefined)
  })
}
