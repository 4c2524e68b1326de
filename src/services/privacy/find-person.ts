import { createHash } from 'node:crypto'
import { referenceOf } from '../../domain/applications/reference.ts'
import { isPrintable } from '../../domain/forms/engine/plain-text.ts'
import { done, type FieldCode, type Outcome, refuse, type ValueOf } from '../../domain/refusals.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { findNames, findOwned } from '../../store/privacy/find-owned.ts'
import {
  mostTraces,
  readMentions,
  readOwnTraces,
  searchTraces,
  type Trace,
} from '../../store/privacy/find-traces.ts'
import type { Place } from '../../store/privacy/whereabouts.ts'
import { type FoundEnding, findEndings } from '../review/ending-matches.ts'

const longest = 200
const shortest = 3

/** Searches all tables by address, name or reference. */
export async function findPerson(store: Store, typed: string): Promise<Outcome<Found>> {
  const wrong = whyNot(typed)
  if (wrong) return refuse('invalid_answers', { errors: { search: wrong } })
  const traces = await searchTraces(store, typed.split(/\s+/).filter(Boolean))
  const full = Object.values(countsOf(traces)).some((count) => count === mostTraces)
  return done({ traces, ...(full && { most: mostTraces }) })
}

/** `most` is the limit per table, if it was reached. */
export type Found = { traces: Trace[]; most?: number }

export function countsOf(traces: readonly Trace[]): Partial<Record<Place, number>> {
  const counts: Partial<Record<Place, number>> = {}
  for (const { table } of traces) counts[table] = (counts[table] ?? 0) + 1
  return counts
}

/** A row that belongs to the person. Staff accounts stay; administrators disable them. */
export type Held = Trace & { stays: boolean }

/** A mention by others, which may mean a namesake. */
export type Mention = Trace & {
  key: string
  /** What erasure does to it, if an administrator confirms it. */
  fate: 'goes' | 'is_taken_down' | 'by_hand'
}

/** What is stored about the owner of an address. */
export type Person = ValueOf<typeof readPerson>

/** With `keys`, reads only these mentions, since looking for all reads every mail. */
export async function readPerson(database: Database, typed: string, keys?: readonly string[]) {
  const address = judgeAddress(typed)
  if (!address.ok) return address
  const owned = await findOwned(database, address.value)
  const held = await readOwnTraces(database, owned)
  const ways = [owned.address, ...(await findNames(database, owned)), ...referencesIn(held)]
  const mentions = await readMentions(database, owned, ways, keys && placesOf(keys))
  const ends = await findEnds(database, held)
  return done({
    owned,
    /** The open matches that erasure ends, as a withdrawal does. */
    ends,
    held: held.map((trace): Held => ({ ...trace, stays: trace.table === 'staff_user' })),
    mentions: mentions.map(
      (trace): Mention => ({
        ...trace,
        key: keyOf(trace),
        fate: fates[trace.table] ?? 'by_hand',
      }),
    ),
    /** Fingerprint that changes with the data. */
    mark: markOf(held, ends),
  })
}

/** Accepts any address that may be stored, even if validation would refuse it today. */
export function judgeAddress(typed: string): Outcome<string> {
  const wrong = typed.includes('@') ? whyNot(typed) : 'invalid_email'
  return wrong ? refuse('invalid_answers', { errors: { email: wrong } }) : done(typed.trim().toLowerCase())
}

export function meant(mentions: readonly Mention[], keys: readonly string[]): Mention[] {
  return mentions.filter(({ fate, key }) => fate !== 'by_hand' && keys.includes(key))
}

/** A story, a news item or a page may be about many people, so an editor rewrites it. */
const fates: Readonly<Partial<Record<Place, Mention['fate']>>> = {
  note: 'goes',
  mail: 'goes',
  merged_application: 'goes',
  profile: 'goes',
  member: 'goes',
  story: 'is_taken_down',
  news_item: 'is_taken_down',
  content_revision: 'goes',
  content_translation: 'goes',
  page_revision: 'goes',
  import_sheet: 'goes',
}

const keyOf = ({ table, id }: Trace) => `${table}:${id}`

function placesOf(keys: readonly string[]): ReadonlyMap<Place, readonly string[]> {
  const places = new Map<Place, string[]>()
  for (const key of keys) {
    const [table = '', id = ''] = key.split(/:(.*)/s)
    places.set(table as Place, [...(places.get(table as Place) ?? []), id])
  }
  return places
}

function whyNot(typed: string): FieldCode | undefined {
  if (typed.trim().length < shortest) return 'too_short'
  if (typed.length > longest) return 'too_long'
  return isPrintable(typed) ? undefined : 'invalid_text'
}

function referencesIn(held: readonly Trace[]): string[] {
  return held.flatMap(({ table, application }) =>
    table === 'application' && application ? [referenceOf(application.kind, application.number)] : [],
  )
}

async function findEnds(database: Database, held: readonly Trace[]): Promise<FoundEnding[]> {
  const ends: FoundEnding[] = []
  for (const { table, application } of held) {
    if (table === 'application' && application)
      ends.push(...(await findEndings(database, application, 'withdrawn')))
  }
  return ends
}

/** A fingerprint of the data, without sessions, which come and go. */
function markOf(held: readonly Trace[], ends: readonly FoundEnding[]): string {
  const keys = [
    ...held.filter(({ table }) => table !== 'edit_session').map(keyOf),
    ...ends.map(({ id, status }) => `${id} ${status}`),
  ]
  return createHash('sha256').update(keys.sort().join()).digest('base64url').slice(0, 22)
}
