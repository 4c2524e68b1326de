import { isUuid } from '../../../domain/api/uuid.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { done, refuse, type ValueOf } from '../../../domain/refusals.ts'
import { officeWords } from '../../../domain/review/office-words.ts'
import { type TimelineQuery, timelineSize } from '../../../domain/review/timeline.ts'
import type { Staff } from '../../../domain/staff/staff.ts'
import type { Database } from '../../../store/database.ts'
import { findMatch } from '../../../store/matching/matches.ts'
import type { Store } from '../../../store/open-store.ts'
import { findReviewed } from '../../../store/review/reviewed-application.ts'
import {
  type EventOf,
  listEvents,
  type Sources,
  type TimelineEvent,
} from '../../../store/review/timeline/events.ts'
import { sourcesOfApplication } from '../../../store/review/timeline/of-application.ts'
import { sourcesOfMatch } from '../../../store/review/timeline/of-match.ts'
import { findRegistryFacts } from '../../../store/settings/registry-facts.ts'
import { isOfOneTime } from './entry.ts'
import { type Setting, tellEvent } from './tell-events.ts'

/** Staff read English, whatever the applicant's language. */
const t = officeWords(translator('en', catalogueOf('en')))

/** `size` is the number of entries, if a page shows more of them at once. */
type Zoned = Pick<Staff, 'timeZone' | 'regions'>

export type TimelineOrder = TimelineQuery & { size?: number }

export async function readTimeline(
  store: Store,
  { timeZone: zone = 'UTC', regions = [] }: Zoned,
  id: string,
  order: TimelineOrder,
) {
  const application = await findReviewed(store, id)
  if (!application) return refuse('not_found')
  const { kind, email } = application
  const { coordinator_email: coordinator } = await findRegistryFacts(store)
  const sources = sourcesOfApplication({ id, kind, email, coordinator, reader: { regions } })
  // A limit to regions adds conditions, and so needs another prepared statement.
  const name = regions.length > 0 ? (`${kind}_of_regions` as const) : kind
  return done(await readPage(store, name, sources, order, { kind, zone }))
}

export async function readMatchTimeline(
  store: Store,
  { timeZone: zone = 'UTC' }: Zoned,
  id: string,
  order: TimelineOrder,
) {
  const match = isUuid(id) ? await findMatch(store, id) : undefined
  if (!match) return refuse('not_found')
  const { coordinator_email: coordinator } = await findRegistryFacts(store)
  return done(await readPage(store, 'match', sourcesOfMatch(id, coordinator), order, { zone }))
}

export type TimelinePage = ValueOf<typeof readTimeline>

async function readPage(
  database: Database,
  name: Parameters<typeof listEvents>[1],
  sources: Sources,
  { part, cursor: after, size = timelineSize }: TimelineOrder,
  setting: Setting,
) {
  const found = await listEvents(database, name, sources, { part, after, atMost: size + 1 })
  const shown = found.slice(0, size)
  return {
    entries: gather(shown).map((gathered) => entryOf(gathered, setting)),
    cursor: found.length > size ? (shown.at(-1)?.place ?? null) : null,
  }
}

type Gathered = { event: TimelineEvent; mails: EventOf<'mail'>[]; matches: EventOf<'match_move'>[] }

/** Groups mails with the entry that caused them, and moves of matches with the move of their request. */
function gather(events: readonly TimelineEvent[]): Gathered[] {
  const gathered: Gathered[] = []
  for (const event of events) {
    const cause = gathered.findLast((one) => one.event.kind !== 'mail' && isOfOneTime(one.event, event))
    if (event.kind === 'mail' && cause) cause.mails.push(event)
    else if (event.kind === 'match_move' && cause?.event.kind === 'move') cause.matches.push(event)
    else gathered.push({ event, mails: event.kind === 'mail' ? [event] : [], matches: [] })
  }
  return gathered
}

function entryOf({ event, mails, matches }: Gathered, setting: Setting) {
  const { kind, id, at } = event
  const { text, words = null, lines = [], fields = [], href = null } = tellEvent(t, setting, event)
  const also = matches.map((match) => tellEvent(t, { zone: setting.zone }, match))
  return {
    id: `${kind}-${id}`,
    kind,
    at: at.toISOString(),
    text,
    words,
    lines,
    fields,
    href,
    /** Moves of matches by the same act. */
    also: also.map((one) => ({ text: one.text, href: one.href ?? null })),
    mails: mails.map(mailOf),
  }
}

function mailOf({ id, facts: { due_at, sent_at, parts, ...facts } }: EventOf<'mail'>) {
  return {
    id,
    ...facts,
    due_at: new Date(due_at).toISOString(),
    sent_at: sent_at && new Date(sent_at).toISOString(),
    /** Null if the words were deleted. */
    parts: parts && parts.length > 0 ? parts : null,
  }
}
