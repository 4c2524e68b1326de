import { isUuid } from '../../domain/api/uuid.ts'
import type { Place } from '../../store/review/application-conditions.ts'

/** Splits `size + 1` rows into a page and its next cursor, null at the end. */
export function cutPage<Row extends { place: Place }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, cursor: last ? `${last.place.id}~${last.place.value}` : null }
}

/** Reads a cursor; null if it is invalid or of another sort order. */
export function readCursor(cursor: string, sortedBy: 'time' | 'text'): Place | null {
  const [, id = '', value = ''] = /^([^~]*)~(.*)$/s.exec(cursor) ?? []
  const isOfOrder = sortedBy === 'text' || /^-?\d{1,17}$/.test(value)
  return isUuid(id) && isOfOrder ? { id, value } : null
}
