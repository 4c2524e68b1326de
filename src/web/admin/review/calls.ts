import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type {
  applicationPage,
  movePreviews,
  reviewedApplication,
  today,
} from '../../../domain/api/review-answers.ts'
import type { moveOrder, moveQuestion } from '../../../domain/api/review-orders.ts'
import { reviewPaths } from '../../../domain/api/review-paths.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { type Answered, callApi, type Failed } from '../../api/call-api.ts'
import { writeFilter } from './list-address.ts'

export type ApplicationPage = v.InferOutput<typeof applicationPage>
export type ApplicationRow = ApplicationPage['rows'][number]
export type Reviewed = v.InferOutput<typeof reviewedApplication>
export type Today = v.InferOutput<typeof today>
export type MovePreview = v.InferOutput<typeof movePreviews>['moves'][number]

/** Why a call has come to nothing. */
export class CallRefused extends Error {
  readonly code: Failed['code']

  constructor({ code }: Failed) {
    super(code)
    this.code = code
  }
}

/** Queries and mutations learn of a refusal by an exception. */
async function accepted<Value>(call: Promise<Answered<Value>>): Promise<Value> {
  const answered = await call
  if (!answered.ok) throw new CallRefused(answered)
  return answered.value
}

/** What a list, a sheet or a neighbour is asked for: the filter of the screen, and which kind it is about. */
export function queryOf(
  filter: ApplicationFilter,
  more: Record<string, string | readonly string[]> = {},
): URLSearchParams {
  const query = writeFilter(filter)
  for (const [name, given] of Object.entries({ kind: filter.kind, ...more })) {
    for (const value of [given].flat()) query.append(name, value)
  }
  return query
}

export const readToday = queryOptions({
  queryKey: ['today'],
  queryFn: () => accepted(callApi('GET', reviewPaths.today)),
})

export function readList(filter: ApplicationFilter, cursor: string | undefined) {
  const query = queryOf(filter, cursor ? { cursor } : {})
  return queryOptions({
    queryKey: ['list', query.toString()],
    queryFn: () => accepted(callApi('GET', reviewPaths.applications, { query })),
  })
}

export function readApplication(id: string) {
  return queryOptions({
    queryKey: ['application', id],
    queryFn: () => accepted(callApi('GET', reviewPaths.application, { params: { id } })),
  })
}

export function readNeighbours(id: string, filter: ApplicationFilter) {
  const query = queryOf(filter)
  return queryOptions({
    queryKey: ['neighbours', id, query.toString()],
    queryFn: () => accepted(callApi('GET', reviewPaths.neighbours, { params: { id }, query })),
  })
}

export const readAssignees = queryOptions({
  queryKey: ['assignees'],
  queryFn: () => accepted(callApi('GET', reviewPaths.assignees)),
})

/** What a sheet of this kind can have. */
export function readColumns(kind: ApplicationFilter['kind']) {
  return queryOptions({
    queryKey: ['columns', kind],
    queryFn: () => accepted(callApi('GET', reviewPaths.columns, { query: new URLSearchParams({ kind }) })),
  })
}

export const previewMoves = (body: v.InferInput<typeof moveQuestion>) =>
  accepted(callApi('POST', reviewPaths.previewMoves, { body }))

export const moveApplications = (body: v.InferInput<typeof moveOrder>) =>
  accepted(callApi('POST', reviewPaths.moves, { body }))

export const undoMoves = (token: string) =>
  accepted(callApi('POST', reviewPaths.undoMoves, { body: { token } }))

export const addNote = (id: string, text: string) =>
  accepted(callApi('POST', reviewPaths.notes, { params: { id }, body: { text } }))

export const assign = (id: string, assignee: string | null) =>
  accepted(callApi('PUT', reviewPaths.assignee, { params: { id }, body: { assignee } }))

export const mailNewLink = (id: string) => accepted(callApi('POST', reviewPaths.link, { params: { id } }))

export const setTags = (id: string, tags: readonly string[]) =>
  accepted(callApi('PUT', reviewPaths.tags, { params: { id }, body: { tags: [...tags] } }))
