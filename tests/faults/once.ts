import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { queueMails } from '../../src/store/mail/mail-queue.ts'
import { readMail } from '../harness/mail/read-mail.ts'
import { messageIdOf } from '../harness/mail/smtp-listener.ts'
import type { Instances } from './instances.ts'
import { hasFailed, type Made } from './load.ts'

type Kept = Pick<Instances, 'store'>
type Mailed = Pick<Instances, 'listener'>

/** Instances write page views once a second. */
const viewsWrittenMs = 3000

/**
 * Acknowledged writes that are missing, and writes that are stored more than once. Page views of the last second before
 * a kill may be missing.
 */
export async function findMiscounted(
  { store }: Kept,
  made: readonly Made[],
  kills: readonly { at: number }[] = [],
): Promise<string[]> {
  await sleep(viewsWrittenMs)
  const isOfKill = ({ what, ended }: Made) =>
    what === 'view' && kills.some(({ at }) => ended <= at + 100 && ended > at - viewsWrittenMs)
  const { rows } = await sql<{ mark: string; count: number }>`
    SELECT to_char(entered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS mark, count(*)::int
      FROM page_view GROUP BY 1
    UNION ALL SELECT answers ->> 'message', count(*)::int FROM contact_message GROUP BY 1`.execute(store.db)
  const counts = new Map(rows.map(({ mark, count }) => [mark, count]))
  return made.flatMap((one) => {
    if (one.what === 'page') return []
    const count = counts.get(one.mark) ?? 0
    const isRight = count === 1 || (count === 0 && (hasFailed(one) || isOfKill(one)))
    return isRight ? [] : [`${one.what} ${one.mark}, answered with ${one.status}, is there ${count} times`]
  })
}

const letter = { subject: 'Held', preview: 'Held', heading: 'Held', parts: [], reason: 'A test' }

/** Queues mails that become due one after the other; returns their recipients. */
export async function holdMails({ store }: Kept): Promise<string[]> {
  const readers = Array.from({ length: 40 }, (_, at) => `held-${performance.now()}-${at}@hospital.example`)
  const mails = readers.map((to, at) => ({ to, locale: 'en' as const, letter, heldMs: at * 200 }))
  await queueMails(store, mails)
  return readers
}

/** The leases of mails that any instance is sending now. */
export async function runningLeases({ store }: Kept): Promise<string[]> {
  const rows = await store.db.selectFrom('mail').select('lease').where('status', '=', 'sending').execute()
  return rows.flatMap(({ lease }) => lease ?? [])
}

const soon = { timeout: 120_000, interval: 50 }

/**
 * Waits until every mail was sent, and ends the leases of killed instances early. Returns their mails, which may or
 * may not have arrived.
 */
export async function waitForMails(
  { store }: Kept,
  leasesAtKills: readonly string[] = [],
): Promise<string[]> {
  const unsent = () =>
    store.db.selectFrom('mail').select(['id', 'lease']).where('status', '<>', 'sent').execute()
  const isLeft = ({ lease }: { lease: string | null }) => lease !== null && leasesAtKills.includes(lease)
  await vi.waitUntil(async () => (await unsent()).every(isLeft), soon)
  const left = (await unsent()).map(({ id }) => id)
  if (left.length > 0)
    await store.db.updateTable('mail').set({ due_at: new Date() }).where('id', 'in', left).execute()
  await vi.waitUntil(async () => (await unsent()).length === 0, soon)
  return left
}

/** The ids of mails that arrived more than once, and recipients who got one letter as two mails. */
export function findMailedTwice({ listener }: Mailed): string[] {
  const toOne = listener.arrived.filter(({ to }) => to.endsWith('@hospital.example'))
  return [
    ...repeated(listener.arrived.map((mail) => messageIdOf(mail).split('@', 1)[0] ?? '')),
    ...repeated([...new Map(toOne.map((mail) => [messageIdOf(mail), mail])).values()].map(addressed)),
  ]
}

const addressed = ({ to, source }: { to: string; source: string }) =>
  `${to}: ${readMail(source).headers.subject}`

const repeated = (values: readonly string[]) => {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

export function findUnmailed({ listener }: Mailed, readers: readonly string[]): string[] {
  const reached = new Set(listener.arrived.map(({ to }) => to))
  return readers.filter((reader) => !reached.has(reader))
}

/** Counts in the database how often any instance runs the nightly clean-up. */
export async function tallyClearings({ store: { db } }: Kept): Promise<() => Promise<number>> {
  await sql`CREATE TABLE cleared (at timestamptz NOT NULL DEFAULT now())`.execute(db)
  await sql`CREATE FUNCTION tally() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO cleared DEFAULT VALUES; RETURN NULL; END'`.execute(db)
  await sql`CREATE TRIGGER tally AFTER DELETE ON contact_message FOR EACH STATEMENT EXECUTE FUNCTION tally()`.execute(
    db,
  )
  return async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int FROM cleared`.execute(db)
    return rows[0]?.count ?? 0
  }
}
