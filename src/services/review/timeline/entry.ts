import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import type { EntryKind } from '../../../domain/review/timeline.ts'
import type { EventOf, TimelineEvent } from '../../../store/review/timeline/events.ts'

export type ChangedField = { name: string; label: string; before: string; after: string }

/** An event in words. */
export type Told = {
  text: string
  /** The words of the author, as typed. */
  words?: string | null
  lines?: string[]
  fields?: ChangedField[]
  href?: string | null
}

export type Tell<Kind extends EntryKind> = (facts: EventOf<Kind>['facts'], event: EventOf<Kind>) => Told

/** The actor of an entry: staff by name, others by their part. */
export function nameOf(
  t: Translate,
  {
    actor,
    staff_name,
  }: Pick<EventOf<'match_move'>['facts'], 'staff_name'> & {
    actor: EventOf<'move' | 'match_move'>['facts']['actor']
  },
): string {
  return staff_name ?? t(`timeline.by_${actor}`)
}

export const byStaffOrSystem = (t: Translate, name: string | null) => name ?? t('timeline.by_system')

/** Adds to a move that it was undone, since undone moves stay in the timeline. */
export const undoneOr = (t: Translate, move: string, undoneAt: string | null) =>
  undoneAt === null ? move : t('timeline.undone', { move })

/** Adds the other side's name to an entry about a match, in the timeline of an application. */
export function withOther(t: Translate, move: string, other: EventOf<'match_move'>['facts']['other']) {
  if (!other) return { text: move }
  return { text: t('timeline.matched', { name: other.name, move }), href: paths.adminMatch(other.match_id) }
}

export const reasonLine = (t: Translate, reason: string | null) =>
  reason ? [t('timeline.because', { reason })] : []

/** Whether two entries have the same time: a mail of the same transaction was caused by the other entry. */
export const isOfOneTime = (one: TimelineEvent, other: TimelineEvent) =>
  one.place.split('~')[0] === other.place.split('~')[0]
