import { done } from '../../domain/refusals.ts'
import {
  keepReminder,
  listOverdue,
  listOverdueRequests,
  lockIfFree,
} from '../../store/matching/invitations.ts'
import type { Store } from '../../store/open-store.ts'
import { allOrNothing } from '../../store/postgres/transaction.ts'
import { keepOn, type Ongoing } from '../background/start-job.ts'
import { newToken } from '../protection/secrets.ts'
import { digestOf } from '../protection/token-digest.ts'
import { mailQuestion } from './mail-question.ts'
import { moveMatches } from './move-matches.ts'
import { tellOfAnswer } from './tell-of-answer.ts'

const pauseOfInvitations = 60_000

/** Reminds experts who have not answered, and closes the question after its time. */
export function keepInvitations(store: Store, pauseMs = pauseOfInvitations): Ongoing {
  return keepOn(() => followInvitations(store), { pauseMs, onFailure: (err) => tellOf(store, err) })
}

/** Instances may do it together: whoever has locked a request does its part, and the others pass over it. */
export async function followInvitations(store: Store): Promise<void> {
  for (const hospitalId of await listOverdueRequests(store)) {
    const following = allOrNothing(store, async (trx) => {
      if (await lockIfFree(trx, hospitalId)) await follow(trx, hospitalId)
      return done(undefined)
    })
    // One request that fails holds up none of the others.
    await following.catch((err) => tellOf(store, err))
  }
}

function tellOf({ log }: Store, err: Error): void {
  log.warn({ err }, 'Experts who were asked were not reminded')
}

type Overdue = Awaited<ReturnType<typeof listOverdue>>[number]

async function follow(trx: Pick<Store, 'db'>, hospitalId: string): Promise<void> {
  for (const match of await listOverdue(trx, hospitalId)) {
    await (match.isOver ? lapse : remind)(trx, match)
  }
}

async function lapse(trx: Pick<Store, 'db'>, match: Overdue): Promise<void> {
  await moveMatches(trx, { actor: 'system' }, [{ match, to: 'lapsed' }], 'match_lapsed')
  await tellOfAnswer(trx, match, 'lapsed')
}

async function remind(trx: Pick<Store, 'db'>, match: Overdue): Promise<void> {
  const { id, hospital_id: hospitalId, expert_id: expertId } = match
  const token = newToken()
  await keepReminder(trx, id, digestOf(token))
  await mailQuestion(trx, { hospitalId, expertId, invitation: match, token, isReminder: true })
}
