import { randomUUID } from 'node:crypto'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { line } from '../../domain/forms/engine/plain-text.ts'
import { endsByChoice, wasAsked } from '../../domain/matching/endings.ts'
import { gatesOfToday } from '../../domain/matching/gates.ts'
import { needOf } from '../../domain/matching/need.ts'
import { isChosen, nameOfExpert, selectionHoldMs } from '../../domain/matching/shortlist.ts'
import { done, type FieldErrors, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { type Application, findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { KeptMatch, MatchMove } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { moveApplication } from '../applications/move-application.ts'
import { lockFreeExpert } from './expert-load.ts'
import { isShortlistHeld } from './held-shortlist.ts'
import { changeRequest } from './lock-request.ts'
import { mailNotice, mailToExpert, mailToHospital } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'
import { tellOtherShortlists } from './tell-other-shortlists.ts'

export type Selection = {
  hospitals_applications_id: string
  hospital_name: string
  experts_applications_id: string
  expert_name: string
}

/** The first choice counts. Ids and names in the body must match the session. */
export function selectExpert(store: Store, { applicationId }: EditSession, selection: Selection) {
  return changeRequest(store, applicationId, async (trx, { request, matches }) => {
    if (selection.hospitals_applications_id !== applicationId) return refuse('not_found')
    const before = matches.find(({ status }) => isChosen(status))
    if (before && before.expert_id !== selection.experts_applications_id) return refuse('already_chosen')
    const match = before ?? matches.find((one) => isOffered(one, selection.experts_applications_id))
    if (!match) return refuse('not_found')
    const named = await findNamedExpert(trx, request, selection)
    if (!named.ok) return named
    if (before) return succeeded
    if (!(await isOpen(trx, request))) return refuse('wrong_status')
    if (!(await lockFreeExpert(trx, match))) return refuse('expert_taken')
    const gates = gatesOfToday(needOf(request.answers), named.value.answers, match)
    if (gates.length > 0) return refuse('expert_unfit')
    await choose(trx, request, { match, expert: named.value }, matches)
    return succeeded
  })
}

const isOpen = async (trx: Database, { id, status }: Application) =>
  status === 'shortlist_sent' && !(await isShortlistHeld(trx, id))

const isOffered = ({ status, expert_id }: KeptMatch, expertId: string) =>
  status === 'shortlisted' && expert_id === expertId

async function findNamedExpert(
  trx: Database,
  { answers }: Application,
  { hospital_name, experts_applications_id, expert_name }: Selection,
): Promise<Outcome<Application>> {
  const expert = await findApplication(trx, experts_applications_id)
  if (!expert) return refuse('not_found')
  const errors: FieldErrors = {
    ...(hospital_name !== line(answers.name) && { hospital_name: 'invalid_choice' }),
    ...(expert_name !== line(nameOfExpert(expert.answers)) && { expert_name: 'invalid_choice' }),
  }
  return Object.keys(errors).length > 0 ? refuse('invalid_answers', { errors }) : done(expert)
}

/** Closes the other open matches of the request; invited experts are told after the hold. */
async function choose(
  trx: Database,
  request: Application,
  { match: chosen, expert }: { match: KeptMatch; expert: Application },
  matches: readonly KeptMatch[],
) {
  const batchId = randomUUID()
  const moves: MatchMove[] = []
  for (const match of matches) {
    const to = match === chosen ? 'selected' : endsByChoice[match.status]
    if (!to) continue
    const letter = match === chosen ? 'selected' : 'notSelected'
    const mail =
      (match === chosen || wasAsked(match)) &&
      (await mailToExpert(trx, request, match.expert_id, letter, {
        heldMs: selectionHoldMs,
        matchId: match.id,
      }))
    moves.push({ match, to, batchId, heldMs: selectionHoldMs, ...(mail && { mailId: mail.id }) })
  }
  await moveMatches(trx, { actor: 'hospital' }, moves)
  await moveApplication(trx, applicant, request, 'expert_selected', batchId)
  await mailToHospital(trx, request, 'chosen', {
    expert: nameOfExpert(expert.answers),
    matchId: chosen.id,
  })
  await mailNotice(trx, request, 'chosenNotice', { matchId: chosen.id, expert })
  await tellOtherShortlists(trx, chosen)
}

/** The hospital rejects the shortlist: reopens the request and tells the coordinator why. */
export function refuseShortlist(store: Store, { applicationId }: EditSession, reason: string) {
  return changeRequest(store, applicationId, async (trx, { request, matches }) => {
    if (matches.some(({ status }) => isChosen(status))) return refuse('already_chosen')
    if (!(await isOpen(trx, request))) return refuse('wrong_status')
    const batchId = randomUUID()
    const moves: MatchMove[] = []
    for (const match of matches.filter(({ status }) => status === 'shortlisted')) {
      const mail =
        wasAsked(match) &&
        (await mailToExpert(trx, request, match.expert_id, 'notSelected', {
          heldMs: selectionHoldMs,
          matchId: match.id,
        }))
      moves.push({
        match,
        to: 'not_selected',
        batchId,
        heldMs: selectionHoldMs,
        facts: { answer_reason: reason },
        ...(mail && { mailId: mail.id }),
      })
    }
    await moveMatches(trx, { actor: 'hospital' }, moves)
    await moveApplication(trx, applicant, request, 'eligible', batchId)
    await mailToHospital(trx, request, 'noneSuits')
    await mailNotice(trx, request, 'noneSuitsNotice', { reason })
    return succeeded
  })
}
