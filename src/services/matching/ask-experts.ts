import { readAsked } from '../../domain/asked.ts'
import { type Author, byStaff } from '../../domain/audit.ts'
import { invitationNote } from '../../domain/matching/answer.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { mayMatchMove } from '../../domain/statuses/match-status.ts'
import { isUuid } from '../../domain/uuid.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import { keepInvitation } from '../../store/matching/invitations.ts'
import { type KeptMatch, lockMatchesOf, moveMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { findApplication } from '../../store/own-applications.ts'
import { writeAudit } from '../../store/review/audit.ts'
import { newToken } from '../access/secrets.ts'
import { digestOf } from '../token-digest.ts'
import { mailQuestion } from './mail-question.ts'

/** Whoever has been asked before, or has meanwhile been dropped, is left out: a button that is pressed twice asks once. */
export async function askExperts(
  store: Store,
  staff: Author,
  hospitalId: string,
  { matchIds, note = '' }: { matchIds: readonly string[]; note?: string | undefined },
): Promise<Outcome<{ asked: number }>> {
  const read = readAsked(invitationNote, { note })
  if (!read.ok) return refuse('invalid_answers', { errors: read.errors })
  if (!isUuid(hospitalId)) return refuse('not_found')
  return allOrNothing(store, async (trx) => {
    const matches = await lockMatchesOf(trx, hospitalId)
    const hospital = await findApplication(trx, hospitalId)
    if (hospital?.kind !== 'hospital') return refuse('not_found')
    if (hospital.status !== 'eligible') return refuse('wrong_status')
    const unasked = matches.filter(
      ({ id, status }) => matchIds.includes(id) && mayMatchMove(status, 'invited'),
    )
    for (const match of unasked) await ask(trx, staff, match, read.value.note || null)
    return done({ asked: unasked.length })
  })
}

async function ask(trx: Pick<Store, 'db'>, staff: Author, match: KeptMatch, note: string | null) {
  const { id, hospital_id, expert_id, status } = match
  const token = newToken()
  const invitation = await keepInvitation(trx, { matchId: id, tokenDigest: digestOf(token), note })
  const mail = await mailQuestion(trx, {
    hospitalId: hospital_id,
    expertId: expert_id,
    invitation,
    token,
  })
  await moveMatch(trx, { actor: 'staff', ...staff }, { match, to: 'invited', mailId: mail?.id })
  await writeAudit(trx, byStaff(staff), {
    action: 'match_asked',
    subject: { kind: 'match', id },
    before: { status },
    after: { status: 'invited' },
  })
}
