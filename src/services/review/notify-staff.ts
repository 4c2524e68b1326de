import { referenceOf } from '../../domain/applications/reference.ts'
import { digestHour, type RecordEvent, toldToCoordinator } from '../../domain/review/notices.ts'
import { isInside } from '../../domain/staff/regions.ts'
import { type DigestRow, eventDigest, eventNotice } from '../../mail/letters/event-letters.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import {
  claimDigest,
  claimEvents,
  type KeptEvent,
  listEventReaders,
  listForDigest,
  type Reader,
  takeUntoldEvents,
} from '../../store/review/notices.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { mailLetter, sayDay } from '../mail/letter-words.ts'

const eventsAtOnce = 200

/** Mails those who want to know at once, and sends the digests that are due. */
export async function notifyStaff(store: Store, signal?: AbortSignal, now = new Date()): Promise<void> {
  while (!signal?.aborted) {
    const taken = await transaction(store, (trx) => tellAtOnce(trx))
    if (taken < eventsAtOnce) break
  }
  if (now.getUTCHours() >= digestHour) await sendDigests(store, now, signal)
}

async function tellAtOnce(trx: Database): Promise<number> {
  const events = await takeUntoldEvents(trx, eventsAtOnce)
  // Skips events older than this: after an upgrade or a restore they are no longer news.
  const fresh = events.filter(({ isOld }) => !isOld)
  if (fresh.length === 0) return events.length
  const { coordinator_email } = await findRegistryFacts(trx)
  for (const reader of await listEventReaders(trx)) {
    const isCoordinator = reader.email.toLowerCase() === coordinator_email.toLowerCase()
    const wanted = fresh.filter(
      (event) =>
        isInside(reader, event.country) &&
        timeFor(reader, event) === 'at_once' &&
        !(isCoordinator && toldToCoordinator.has(event.event)),
    )
    const claimed = await claimEvents(
      trx,
      reader.id,
      wanted.map(({ id }) => id),
    )
    for (const own of byRecord(wanted.filter(({ id }) => claimed.has(id)))) await mailNotice(trx, reader, own)
  }
  return events.length
}

const timeFor = (reader: Reader, { assigneeId }: KeptEvent) =>
  assigneeId === reader.id ? reader.own : reader.others

/** One mail for all that happened on a record meanwhile. */
async function mailNotice(trx: Database, reader: Reader, events: readonly KeptEvent[]): Promise<void> {
  const [first] = events
  if (!first) return
  const { applicationId: id, kind, number, name, assigneeId } = first
  const matchId = events.find((event) => event.matchId)?.matchId ?? undefined
  await mailLetter(trx, { to: reader.email, locale: 'en', applicationId: id, matchId }, (t) =>
    eventNotice(t, {
      kind,
      id,
      name,
      reference: referenceOf(kind, number),
      events: namesOf(events),
      matchId,
      isOwn: assigneeId === reader.id,
    }),
  )
}

async function sendDigests(store: Store, now: Date, signal?: AbortSignal): Promise<void> {
  for (const reader of await listEventReaders(store)) {
    if (signal?.aborted) return
    if (reader.own === 'daily' || reader.others === 'daily') {
      await transaction(store, (trx) => sendDigest(trx, reader, now))
    }
  }
}

async function sendDigest(trx: Database, reader: Reader, now: Date): Promise<void> {
  const listed = await listForDigest(trx, reader, hourOfDigest(now))
  if (listed.length === 0 || !(await claimDigest(trx, reader.id))) return
  const claimed = await claimEvents(
    trx,
    reader.id,
    listed.map(({ id }) => id),
  )
  const events = listed.filter(({ id }) => claimed.has(id))
  if (events.length === 0) return
  const rows = (isOwn: boolean): DigestRow[] =>
    byRecord(events.filter(({ assigneeId }) => (assigneeId === reader.id) === isOwn)).map(rowOf)
  await mailLetter(trx, { to: reader.email, locale: 'en' }, (t) =>
    eventDigest(t, { day: sayDay(now, 'en'), own: rows(true), others: rows(false) }),
  )
}

/** The hour at which a day's digest ends; later events are in the next one. */
function hourOfDigest(now: Date): Date {
  return new Date(new Date(now).setUTCHours(digestHour, 0, 0, 0))
}

function rowOf(events: readonly KeptEvent[]): DigestRow {
  const [first] = events
  return { reference: first ? referenceOf(first.kind, first.number) : '', events: namesOf(events) }
}

const namesOf = (events: readonly KeptEvent[]): RecordEvent[] => events.map(({ event }) => event)

function byRecord(events: readonly KeptEvent[]): KeptEvent[][] {
  return [...Map.groupBy(events, ({ applicationId }) => applicationId).values()]
}
