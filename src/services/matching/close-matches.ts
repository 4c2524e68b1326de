import { type Endings, endsByLeaving, wasAsked } from '../../domain/matching/endings.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { isChosen } from '../../domain/matching/shortlist.ts'
import { lockEditLink } from '../../store/applicants/edit-links.ts'
import { type Application, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/mail-queue.ts'
import {
  type KeptMatch,
  listMatchMoves,
  listRequestsOf,
  lockMatchesOf,
  type MatchMover,
  settleMatchMoves,
} from '../../store/matching/matches.ts'
import { moveApplication } from '../applications/move-application.ts'
import { cancelHeldActs, cancelHeldWith } from './cancel-held-acts.ts'
import { isShortlistHeld } from './held-shortlist.ts'
import { type LockedRequest, lockRequest } from './lock-request.ts'
import { mailNotice, mailToExpert, mailToHospital } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'

/** The move by which a side leaves. */
type Hold = { batchId?: string; heldMs?: number; endings?: Endings; isErased?: boolean }

/**
 * Call in the transaction in which a hospital or an expert leaves, after `cancelHeldActs`. Closes their matches and tells
 * the other sides that knew of them.
 */
export async function closeMatches(trx: Database, left: Application, mover: MatchMover, hold: Hold = {}) {
  if (left.kind === 'hospital') return closeRequestOf(trx, left, mover, hold)
  const { endings = endsByLeaving, isErased, ...held } = hold
  // A notice would outlive their erasure.
  const expert = isErased ? undefined : left
  for (const hospitalId of await listRequestsOf(trx, left.id)) {
    const locked = await lockLeft(
      trx,
      hospitalId,
      (one) => one.expert_id === left.id && endings[one.status],
      mover,
    )
    if (!locked) continue
    for (const match of locked.matches.filter(({ expert_id }) => expert_id === left.id)) {
      const to = endings[match.status]
      if (!to && endings !== endsByLeaving) continue
      await settleMatchMoves(trx, match.id)
      if (to) await leaveRequest(trx, locked, { match, to, mover, hold: held, expert })
    }
  }
}

/** Locks a request, and cancels what is held for the matches that end. */
async function lockLeft(
  trx: Database,
  hospitalId: string,
  doesEnd: (match: KeptMatch) => unknown,
  mover: MatchMover,
): Promise<LockedRequest | undefined> {
  const locked = await lockRequest(trx, hospitalId)
  if (!locked) return undefined
  const left = await cancelHeldWith(trx, locked, locked.matches.filter(doesEnd))
  const isShortlistGone = left?.request.status === 'eligible' && locked.request.status === 'shortlist_sent'
  if (isShortlistGone && mover.actor !== 'staff') await mailNotice(trx, left.request, 'expertLeftNotice')
  return left
}

async function closeRequestOf(
  trx: Database,
  request: Application,
  mover: MatchMover,
  { endings: _, isErased, ...hold }: Hold,
) {
  for (const match of await lockMatchesOf(trx, request.id)) {
    await settleMatchMoves(trx, match.id)
    const to = endsByLeaving[match.status]
    if (!to) continue
    const mail =
      (await knowsOfRequest(trx, match)) &&
      (await mailToExpert(trx, request, match.expert_id, 'requestEnded', {
        heldMs: hold.heldMs,
        isUnnamed: isErased,
        matchId: match.id,
      }))
    await moveMatches(trx, mover, [{ match, to, ...hold, ...(mail && { mailId: mail.id }) }])
  }
}

/** Whether the expert knows of the request; a chosen one is told only after the hold. */
async function knowsOfRequest(trx: Database, match: KeptMatch): Promise<boolean> {
  if (!isChosen(match.status)) return wasAsked(match)
  return !(await takeBackNews(trx, match)) || match.unasked_reason === null
}

/** True if the chosen expert has not been told yet. */
async function takeBackNews(trx: Database, { id, status }: KeptMatch): Promise<boolean> {
  if (status !== 'selected') return false
  const chosen = (await listMatchMoves(trx, id)).findLast(({ to_status }) => to_status === 'selected')
  return chosen?.mail_id ? takeBackMail(trx, chosen.mail_id) : false
}

type Leaving = {
  match: KeptMatch
  to: MatchStatus
  mover: MatchMover
  hold: Omit<Hold, 'endings' | 'isErased'>
  /** The expert whose reference the coordinator's mail names; undefined if they are erased. */
  expert: Application | undefined
}

async function leaveRequest(
  trx: Database,
  { request, matches }: LockedRequest,
  { match, to, mover, hold, expert }: Leaving,
): Promise<void> {
  await takeBackNews(trx, match)
  const letter = letterOf(match, matches)
  // While the mail of a shortlist is held, the hospital has not seen its experts.
  const isUnknown = letter === 'fewerExperts' && (await isShortlistHeld(trx, request.id))
  const mail =
    letter &&
    !isUnknown &&
    (await mailToHospital(trx, request, letter, { heldMs: hold.heldMs, matchId: match.id }))
  await moveMatches(trx, mover, [{ match, to, ...hold, ...(mail && { mailId: mail.id }) }])
  if (letter === 'noExperts' && request.status === 'shortlist_sent')
    await moveApplication(trx, { actor: 'system' }, request, 'eligible')
  // Staff need no notice of their own action.
  if (letter && mover.actor !== 'staff') await mailNotice(trx, request, 'expertLeftNotice', { expert })
}

/** A hospital knows only the experts of its shortlist and its chosen expert. */
function letterOf({ id, status }: KeptMatch, matches: readonly KeptMatch[]) {
  if (isChosen(status)) return 'expertLeft'
  if (status !== 'shortlisted') return undefined
  const areLeft = matches.some((other) => other.status === 'shortlisted' && other.id !== id)
  return areLeft ? 'fewerExperts' : 'noExperts'
}

/** Call before an application is erased: tells the other sides of its matches. */
export async function leaveMatches(trx: Database, applicationId: string): Promise<void> {
  await lockEditLink(trx, applicationId)
  const application = await lockApplication(trx, applicationId)
  if (!application || application.kind === 'trainer') return
  const left = await cancelHeldActs(trx, application)
  await closeMatches(trx, left, { actor: application.kind }, { isErased: true })
}
