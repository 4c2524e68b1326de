import { randomUUID } from 'node:crypto'
import { mayMove } from '../../domain/applications/application-status.ts'
import {
  dueDays,
  isSettled,
  type ReportKind,
  reportAuthor,
  reportKinds,
  type Side,
} from '../../domain/programme/reports.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { listMatchMoves, releaseBatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { listReports, oweReports } from '../../store/programme/reports.ts'
import { moveApplication } from '../applications/move-application.ts'
import { sayDay } from '../mail/letter-words.ts'
import {
  changeMatch,
  changeMatchWithReason,
  type ExplainedMatch,
  type LockedMatch,
  move,
  type SeenMatch,
} from './change-match.ts'
import { type Days, dayOf, isInThePast, wrongDays } from './days-of-beginning.ts'
import { type Rows, tellBoth } from './tell-sides.ts'

/**
 * Confirms the choice: releases the held mails and asks both sides for the first steps. While the hospital may still
 * change its mind, only if it has said that its choice stands.
 */
export function confirmChoice(
  store: Store,
  staff: Author,
  { stands, ...seen }: SeenMatch & { stands?: boolean },
): Promise<Outcome<undefined>> {
  return changeMatch(store, staff, seen, async (locked) => {
    const { trx, match } = locked
    const chosen = (await listMatchMoves(trx, match.id)).findLast(({ to_status }) => to_status === 'selected')
    const isHeld = match.status === 'selected' && chosen && chosen.held_until > new Date()
    if (isHeld && !stands) return refuse('invalid_answers', { errors: { stands: 'required' } })
    const moved = await move(locked, 'confirmed')
    if (!moved.ok) return moved
    if (chosen) await releaseBatch(trx, chosen.batch_id)
    await tellBoth(trx, locked, 'confirmed')
    return done(undefined)
  })
}

/** `past`: staff say that days in the past are right. */
export type Beginning = SeenMatch & Days & { past?: boolean }

/** Begins the collaboration: from now on three reports are owed. */
export async function beginCollaboration(
  store: Store,
  staff: Author,
  { starts_on, ends_on, past, ...seen }: Beginning,
  heldMs = 0,
): Promise<Outcome<undefined>> {
  const errors = wrongDays({ starts_on, ends_on })
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return changeMatch(store, staff, seen, async (locked) => {
    const { trx, match, hospital } = locked
    if (!mayMove('hospital', hospital.status, 'active')) return refuse('wrong_status')
    const isSigned = match.status === 'agreement_signed'
    if (isSigned && !past && isInThePast({ starts_on, ends_on }, match.moved_at))
      return refuse('invalid_answers', { errors: { past: 'required' } })
    const days = dueDays(starts_on, ends_on)
    const rowsOf = (side: Side) => rowsFor(side, { starts_on, ends_on }, days)
    const rows = { hospital: rowsOf('hospital'), expert: rowsOf('expert') }
    const facts = { from: 'agreement_signed', facts: { starts_on, ends_on } } as const
    const moved = await moveBoth(locked, 'active', { heldMs, rows, ...facts })
    if (moved.ok) await oweReports(trx, match.id, days)
    return moved
  })
}

type BothMove = { heldMs: number; rows?: Parameters<typeof tellBoth>[3] } & Parameters<typeof move>[2]

/** Moves the match and its request and mails both sides, so that all of it can be undone together. */
async function moveBoth(
  locked: LockedMatch,
  to: 'active' | 'completed',
  { heldMs, rows, ...how }: BothMove,
): Promise<Outcome<undefined>> {
  const { trx, staff, hospital } = locked
  const batchId = randomUUID()
  const mails = await tellBoth(trx, locked, to === 'active' ? 'begun' : 'completed', rows, heldMs)
  const moved = await move(locked, to, { ...how, batchId, heldMs, mailId: mails.expert })
  if (!moved.ok) return moved
  await moveApplication(trx, byStaff(staff), hospital, to, batchId, { heldMs, mailId: mails.hospital })
  return done(undefined)
}

function rowsFor(side: Side, { starts_on, ends_on }: Days, due: Readonly<Record<ReportKind, string>>): Rows {
  const own = reportKinds.filter((kind) => reportAuthor[kind] === side)
  return (t, locale) => [
    { label: t('collaboration.startsOn'), text: sayDay(starts_on, locale) },
    { label: t('collaboration.endsOn'), text: sayDay(ends_on, locale) },
    ...own.map((kind) => ({
      label: t('collaboration.due', { report: t(`collaboration.${kind}`) }),
      text: sayDay(due[kind], locale),
    })),
  ]
}

/** Pauses reminders. Sends no mail. */
export function holdCollaboration(store: Store, staff: Author, seen: ExplainedMatch) {
  return changeMatchWithReason(store, staff, seen, (locked, reason) => move(locked, 'on_hold', { reason }))
}

/** Resumes the collaboration and mails both sides, as the mail of the pause promised. */
export function resumeCollaboration(store: Store, staff: Author, seen: ExplainedMatch) {
  return changeMatchWithReason(store, staff, seen, async (locked, reason) => {
    const moved = await move(locked, 'active', { from: 'on_hold', reason })
    if (moved.ok) await tellBoth(locked.trx, locked, 'resumed')
    return moved
  })
}

/** The request keeps its status, without an expert; the board lists it first. The reason is internal. */
export function endEarly(store: Store, staff: Author, seen: ExplainedMatch): Promise<Outcome<undefined>> {
  return changeMatchWithReason(store, staff, seen, async (locked, reason) => {
    // An unconfirmed choice is undone or declined instead.
    if (locked.match.status === 'selected') return refuse('wrong_status')
    const moved = await move(locked, 'ended_early', { reason })
    if (!moved.ok) return moved
    await tellBoth(locked.trx, locked, 'ended')
    return done(undefined)
  })
}

/** Needs all three reports; a refusal says which are missing. */
export function completeCollaboration(store: Store, staff: Author, seen: SeenMatch, heldMs = 0) {
  return changeMatch(store, staff, seen, async (locked) => {
    const { trx, match, hospital } = locked
    if (match.status !== 'active' || !mayMove('hospital', hospital.status, 'completed'))
      return refuse('wrong_status')
    if (match.starts_on && match.starts_on > dayOf(new Date()))
      return refuse('invalid_answers', { errors: { starts_on: 'too_early' } })
    const reports = await listReports(trx, [match.id])
    const settled = reports.filter(({ status }) => isSettled(status)).map(({ kind }) => kind)
    const missing = reportKinds.filter((kind) => !settled.includes(kind))
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((kind) => [kind, 'required' as const]))
      return refuse('invalid_answers', { errors })
    }
    return moveBoth(locked, 'completed', { heldMs })
  })
}
