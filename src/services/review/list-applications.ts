import { referenceOf } from '../../domain/applications/reference.ts'
import { nameOfLanguage } from '../../domain/forms/engine/other-language.ts'
import { done, refuse } from '../../domain/refusals.ts'
import type { ApplicationFilter, ApplicationQuery } from '../../domain/review/application-query.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Store } from '../../store/open-store.ts'
import type { Place } from '../../store/review/application-conditions.ts'
import {
  countByStatus,
  countListed,
  findPlace,
  type ListedApplication,
  listApplications,
} from '../../store/review/listed-applications.ts'
import { cutPage, readCursor } from './cursor.ts'

const mostCounted = 10_000

export async function listApplicationPage(
  store: Store,
  staff: Regional,
  { cursor, size, ...filter }: ApplicationQuery,
) {
  const after =
    cursor === undefined ? undefined : readCursor(cursor, /name|family/.test(filter.sort) ? 'text' : 'time')
  if (after === null) return refuse('invalid_answers', { errors: { cursor: 'invalid_type' } })
  const [found, counted] = await Promise.all([
    listApplications(store, staff, filter, { after, atMost: size + 1 }),
    after ? { statuses: null, total: null } : count(store, staff, filter),
  ])
  const shown = cutPage(found, size)
  return done({ rows: shown.rows.map(rowOf), cursor: shown.cursor, ...counted })
}

/** Counted for the first page alone; not exact where there are more. */
async function count(store: Store, staff: Regional, filter: ApplicationFilter) {
  const statuses = await countByStatus(store, staff, filter, mostCounted)
  const chosen = statuses?.filter(
    ({ status }) => filter.status.length === 0 || filter.status.includes(status),
  )
  const total = chosen
    ? chosen.reduce((sum, { count }) => sum + count, 0)
    : await countListed(store, staff, filter, mostCounted + 1)
  const isExact = chosen !== undefined || total <= mostCounted
  return { statuses, total: { count: isExact ? total : mostCounted, isExact } }
}

function rowOf({ place: _, number, submitted_at, updated_at, ...row }: ListedApplication & { place: Place }) {
  return {
    ...row,
    reference: referenceOf(row.kind, number),
    other_language: row.other_language && nameOfLanguage(row.other_language),
    submitted_at: submitted_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/** The neighbours of an application in a list, even if it no longer matches the filter. */
export async function findNeighbours(store: Store, staff: Regional, id: string, filter: ApplicationFilter) {
  const after = await findPlace(store, id, filter.sort)
  if (!after) return done({ previous: null, next: null })
  const [previous, next] = await Promise.all(
    [true, false].map((backwards) => listApplications(store, staff, filter, { after, atMost: 1, backwards })),
  )
  return done({ previous: previous?.[0]?.id ?? null, next: next?.[0]?.id ?? null })
}
