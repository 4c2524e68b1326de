import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../../domain/applications/application-status.ts'
import type { Source } from '../../../domain/applications/entry-source.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import type { LetterPart } from '../../../domain/mail/letter.ts'
import type { MailState } from '../../../domain/mail/mail-status.ts'
import type { MatchActor, MatchStatus } from '../../../domain/matching/match-status.ts'
import type { Weights } from '../../../domain/matching/scale.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { RemindedOf } from '../../../domain/programme/reminders.ts'
import type { Side } from '../../../domain/programme/reports.ts'
import type { DeclineReason } from '../../../domain/review/decline-reasons.ts'
import { type EntryKind, entryKinds } from '../../../domain/review/timeline.ts'
import type { TimelinePart } from '../../../domain/review/timeline-parts.ts'
import type { Actor } from '../../../domain/staff/audit.ts'
import type { Database } from '../../database.ts'
import { time } from '../application-conditions.ts'
import type { ToldAction } from './told-actions.ts'

/** The other side of a match, for the timeline of an application. */
type Other = { match_id: string; kind: ApplicationKind; number: number; name: string }

/** JSON, so that rows of all tables fit into one statement; times are texts in it. */
type Facts = {
  entered: { source: Source; staff_name: string }
  submitted: { is_confirmed: boolean }
  move: {
    to: ApplicationStatus
    actor: Actor
    staff_name: string | null
    undone_at: string | null
    asked: { note: string; fields: string[] } | null
    decline: { reason: DeclineReason; note: string | null; told: boolean } | null
  }
  interview: { cancelled: boolean; starts_at: string; staff_name: string | null }
  merged: { number: number; staff_name: string }
  suggested: { staff_name: string | null; other: Other | null }
  match_move: {
    to: MatchStatus
    actor: MatchActor
    staff_name: string | null
    undone_at: string | null
    reason: string | null
    note: string | null
    other: Other | null
  }
  note: { staff_name: string; text: string; other: Other | null }
  mail: {
    recipient: string
    subject: string
    locale: Locale
    state: MailState
    due_at: string
    sent_at: string | null
    parts: LetterPart[] | null
  }
  message: { text: string }
  reply: { message_id: string; staff_name: string; subject: string; text: string }
  reminder: { about: RemindedOf; staff_name: string | null; side: Side }
  change: {
    staff_name: string | null
    before: Answers
    after: Answers
    reason: string | null
    asked: string[] | null
  }
  answer: { fields: string[] }
  weights: { staff_name: string; before: Weights | null; after: Weights }
  act: {
    action: ToldAction
    staff_name: string | null
    before: Record<string, string | null> | null
    after: Record<string, string | null> | null
    assignee: string | null
  }
  agreement: { side: Side; name: string; recorded_by: string | null }
  letter: { recorded_by: string | null }
  last_day: { staff_name: string; before: string; after: string; reason: string }
}

export type TimelineEvent = {
  [Kind in EntryKind]: { kind: Kind; id: string; at: Date; place: string; facts: Facts[Kind] }
}[EntryKind]

export type EventOf<Kind extends EntryKind> = Extract<TimelineEvent, { kind: Kind }>

/** One table that an application or a match has entries in. */
export type Sourced = {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** The time of an entry. */
  at: RawBuilder<unknown>
  /** The id of an entry, as text. */
  id: RawBuilder<unknown>
  facts: RawBuilder<unknown>
}

export type Sources = Partial<Record<EntryKind, Sourced>>

/** The order of entries of the same time, from the bottom up: a mail follows what it is about. */
const ranks = [
  ...['mail', 'entered', 'submitted', 'message', 'reply', 'suggested', 'match_move', 'reminder', 'weights'],
  ...['act', 'agreement', 'letter', 'last_day', 'answer', 'change', 'note', 'merged', 'interview', 'move'],
] as EntryKind[]

export type TimelinePage = {
  part?: TimelinePart | undefined
  /** The cursor: the place of the last entry that was shown. */
  after?: string | undefined
  atMost: number
}

/**
 * Newest first, in one statement: each table gives no more than the page needs, by its own index. `name` stands for the
 * sources: planning so many tables takes longer than reading them, so the statement is prepared.
 */
export async function listEvents(
  { db }: Database,
  name: `${'match' | ApplicationKind}${'' | '_of_regions'}`,
  sources: Sources,
  { part, after, atMost }: TimelinePage,
) {
  const prepared = sql.raw(`timeline_${name}_${part ?? 'all'}_${after === undefined ? 'newest' : 'older'}`)
  const asked = (Object.entries(sources) as [EntryKind, Sourced][]).filter(
    ([kind]) => part === undefined || entryKinds[kind] === part,
  )
  const parts = asked.map(([kind, { from, where, at, id, facts }]) => {
    const rank = sql.lit(ranks.indexOf(kind))
    return sql`(SELECT ${sql.lit(kind)} AS kind, ${rank} AS rank, ${id} AS id, ${at} AS at, ${facts} AS facts
      FROM ${from} WHERE ${where} ${behind({ at, rank, id }, after)}
      ORDER BY ${at} DESC, ${id} DESC LIMIT ${atMost})`
  })
  const { rows } = await sql<TimelineEvent & { micros: string; rank: number }>`/* prepared: ${prepared} */
    SELECT kind, id, at, facts, rank, ${time(sql`at`).value} AS micros
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS event
    ORDER BY at DESC, rank DESC, id DESC LIMIT ${atMost}`.execute(db)
  return rows.map(
    ({ micros, rank, ...event }): TimelineEvent => ({
      ...event,
      place: `${micros}~${rank}~${event.id}`,
    }),
  )
}

type Key = Pick<Sourced, 'at' | 'id'> & { rank: RawBuilder<unknown> }

/** The first condition is for the index. */
function behind({ at, rank, id }: Key, after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql``
  const [micros = '', lastRank = '', lastId = ''] = after.split('~')
  const last = time(at).read(micros)
  return sql`AND ${at} <= ${last} AND (${at}, ${rank}, ${id}) < (${last}, ${lastRank}::integer, ${lastId}::text)`
}

/** Text that sorts like the number. */
export const numbered = (column: string) => sql`lpad(${sql.ref(column)}::text, 19, '0')`
