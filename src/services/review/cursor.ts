import { isUuid } from '../../domain/api/uuid.ts'
import type { Place } from '../../store/review/listed-applications.ts'

/** Of one row more than a page has: the page, and where the list goes on, null after its end. */
export function cutPage<Row extends { place: Place }>(
  found: readonly Row[],
  size: number,
): { rows: Row[]; cursor: string | null } {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, cursor: last ? `${last.place.id}~${last.place.value}` : null }
}

/** Null where it is none of ours, or one of a list that is sorted by something else. */
export function readCursor(cursor: string, sortedBy: 'time' | 'text'): Place | null {
  const [, id = '', value = ''] = /^([^~]*)~(.*)$/s.exec(cursor) ?? []
  const isOfOrder = sortedBy === 'text' || /^-?\d{1,17}$/.test(value)
  return isUuid(id) && isOfOrder ? { id, value } : null
}
