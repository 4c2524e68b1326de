import type { Database } from '../../store/database.ts'
import {
  listOverdue,
  listOverdueRequests,
  lockIfFree,
  saveReminder,
} from '../../store/matching/invitations.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { tellOfAnswer } from './answer-invitation.ts'
import { withGates } from './gates-of-today.ts'
import { mailQuestion } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'

export async function followInvitations(store: Store): Promise<void> {
  for (const hospitalId of await listOverdueRequests(store)) {
    const following = transaction(store, async (trx) => {
      if (await lockIfFree(trx, hospitalId)) await follow(trx, hospitalId)
    })
    // A failing request does not block the others.
    await following.catch((err) => store.log.warn({ err }, 'Job failed: reminders and expiry of invitations'))
  }
}

type Overdue = Awaited<ReturnType<typeof listOverdue>>[number]

async function follow(trx: Database, hospitalId: string): Promise<void> {
  for (const match of await withGates(trx, await listOverdue(trx, hospitalId))) {
    if (match.isOver) await lapse(trx, match)
    // Their answer could not lead to a shortlist.
    else if (match.gates.length === 0) await remind(trx, match)
  }
}

async function lapse(trx: Database, match: Overdue): Promise<void> {
  await moveMatches(trx, { actor: 'system' }, [{ match, to: 'lapsed' }], 'match_lapsed')
  await tellOfAnswer(trx, match, 'lapsed')
}

async function remind(trx: Database, match: Overdue): Promise<void> {
  const { id, hospital_id: hospitalId, expert_id: expertId } = match
  const token = newToken()
  await saveReminder(trx, id, digestOf(token))
  await mailQuestion(trx, { matchId: id, hospitalId, expertId, invitation: match, token, isReminder: true })
}
