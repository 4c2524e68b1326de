import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { assignOrder, tagOrder } from '../../../domain/api/review/bulk-marks.ts'
import type { movePreviews } from '../../../domain/api/review/move-previews.ts'
import type * as answers from '../../../domain/api/review/review-answers.ts'
import type {
  moveOrder,
  moveQuestion,
  newAddress,
  newCorrection,
  newFacts,
  undoOrder,
} from '../../../domain/api/review/review-orders.ts'
import { reviewPaths } from '../../../domain/api/review/review-paths.ts'
import type { savedView } from '../../../domain/api/review/saved-views.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import type { changedView, newView } from '../../../domain/review/saved-view.ts'
import type { TimelinePart } from '../../../domain/review/timeline-parts.ts'
import { type Answered, callApi, type Failed } from '../../api/call-api.ts'
import { useDesk } from './desk-context.ts'
import { writeFilter } from './list-address.ts'

export type ApplicationRow = v.InferOutput<typeof answers.applicationPage>['rows'][number]
export type Reviewed = v.InferOutput<typeof answers.reviewedApplication>
export type MovePreview = v.InferOutput<typeof movePreviews>['moves'][number]

export class CallRefused extends Error {
  readonly code: Failed['code']
  readonly errors: FieldErrors

  constructor({ code, errors }: Failed) {
    super(code)
    this.code = code
    this.errors = errors ?? {}
  }
}

/** Throws a refusal, as queries and mutations expect. */
export async function accepted<Value>(call: Promise<Answered<Value>>): Promise<Value> {
  const answered = await call
  if (!answered.ok) throw new CallRefused(answered)
  return answered.value
}

export const read = <Value>(queryKey: readonly string[], call: () => Promise<Answered<Value>>) =>
  queryOptions({ queryKey, queryFn: () => accepted(call()) })

/** The query of a list, a sheet or a neighbour: the filter of the screen, and the kind. */
export function queryOf(filter: ApplicationFilter, more: Record<string, string | readonly string[]> = {}) {
  const query = writeFilter(filter)
  for (const [name, given] of Object.entries({ kind: filter.kind, ...more })) {
    for (const value of [given].flat()) query.append(name, value)
  }
  return query
}

export function readList(filter: ApplicationFilter, cursor: string | undefined) {
  const query = queryOf(filter, cursor ? { cursor } : {})
  return read(['list', query.toString()], () => callApi('GET', reviewPaths.applications, { query }))
}

export const readApplication = (id: string) =>
  read(['application', id], () => callApi('GET', reviewPaths.application, { params: { id } }))

/** The timeline, page by page, newest first. */
export const readTimeline = (id: string, part: TimelinePart | undefined) =>
  infiniteQueryOptions({
    queryKey: ['timeline', id, part],
    initialPageParam: '',
    getNextPageParam: ({ cursor }: { cursor: string | null }) => cursor ?? undefined,
    queryFn: ({ pageParam: cursor }) => {
      const query = new URLSearchParams({ ...(part && { part }), ...(cursor && { cursor }) })
      return accepted(callApi('GET', reviewPaths.timeline, { params: { id }, query }))
    },
  })

export function readNeighbours(id: string, filter: ApplicationFilter) {
  const query = queryOf(filter)
  const call = () => callApi('GET', reviewPaths.neighbours, { params: { id }, query })
  return read(['neighbours', id, query.toString()], call)
}

/** The columns that a sheet of this kind can have. */
export function readColumns(kind: ApplicationFilter['kind']) {
  const query = new URLSearchParams({ kind })
  return read(['columns', kind], () => callApi('GET', reviewPaths.columns, { query }))
}

const readAssignees = read(['assignees'], () => callApi('GET', reviewPaths.assignees))

/** Possible assignees besides oneself; empty while loading. */
export function useColleagues() {
  const { staff } = useDesk()
  const { data } = useQuery(readAssignees)
  return (data?.assignees ?? []).filter(({ id }) => id !== staff.id)
}

export function readViews(kind: ApplicationFilter['kind']) {
  const query = new URLSearchParams({ kind })
  return read(['views', kind], () => callApi('GET', reviewPaths.views, { query }))
}

export type SavedView = v.InferOutput<typeof savedView>

export const saveView = (body: v.InferInput<typeof newView>) =>
  accepted(callApi('POST', reviewPaths.views, { body }))

export const changeView = (id: string, body: v.InferInput<typeof changedView>) =>
  accepted(callApi('PUT', reviewPaths.view, { params: { id }, body }))

export const removeView = (id: string) => accepted(callApi('DELETE', reviewPaths.view, { params: { id } }))

export const assignTogether = (body: v.InferInput<typeof assignOrder>) =>
  accepted(callApi('POST', reviewPaths.assignments, { body }))

export const tagTogether = (body: v.InferInput<typeof tagOrder>) =>
  accepted(callApi('POST', reviewPaths.tagging, { body }))

export const previewMoves = (body: v.InferInput<typeof moveQuestion>) =>
  accepted(callApi('POST', reviewPaths.previewMoves, { body }))

export const moveApplications = (body: v.InferInput<typeof moveOrder>) =>
  accepted(callApi('POST', reviewPaths.moves, { body }))

export const undoMoves = (body: v.InferInput<typeof undoOrder>) =>
  accepted(callApi('POST', reviewPaths.undoMoves, { body }))

export const addFacts = (id: string, body: v.InferInput<typeof newFacts>) =>
  accepted(callApi('PUT', reviewPaths.facts, { params: { id }, body }))

export const correctAnswers = (id: string, body: v.InferInput<typeof newCorrection>) =>
  accepted(callApi('POST', reviewPaths.corrections, { params: { id }, body }))

export const correctAddress = (id: string, body: v.InferInput<typeof newAddress>) =>
  accepted(callApi('POST', reviewPaths.address, { params: { id }, body }))

export const addNote = (id: string, text: string) =>
  accepted(callApi('POST', reviewPaths.notes, { params: { id }, body: { text } }))

export const assign = (id: string, assignee: string | null) =>
  accepted(callApi('PUT', reviewPaths.assignee, { params: { id }, body: { assignee } }))

export const mailNewLink = (id: string) => accepted(callApi('POST', reviewPaths.link, { params: { id } }))

export const mailShortlistAgain = (id: string) =>
  accepted(callApi('POST', reviewPaths.shortlistAgain, { params: { id } }))

export const setTags = (id: string, tags: readonly string[]) =>
  accepted(callApi('PUT', reviewPaths.tags, { params: { id }, body: { tags: [...tags] } }))
