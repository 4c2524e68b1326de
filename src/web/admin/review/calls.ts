import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type {
  applicationPage,
  assignees,
  movedApplications,
  movePreviews,
  note,
  reviewedApplication,
  today,
  undoneMoves,
} from '../../../domain/api/review-answers.ts'
import type { moveOrder, moveQuestion } from '../../../domain/api/review-orders.ts'
import { reviewPaths } from '../../../domain/api/review-paths.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { type Answered, callApi } from '../../forms/call-api.ts'
import { writeFilter } from './list-address.ts'

export type ApplicationPage = v.InferOutput<typeof applicationPage>
export type ApplicationRow = ApplicationPage['rows'][number]
export type Reviewed = v.InferOutput<typeof reviewedApplication>
export type Today = v.InferOutput<typeof today>
export type MovePreview = v.InferOutput<typeof movePreviews>['moves'][number]
type Moved = v.InferOutput<typeof movedApplications>

/** The refusal code of a call, or 'offline'. */
export class CallRefused extends Error {
  readonly code: string

  constructor(answered: Extract<Answered, { ok: false }>) {
    const code = answered.problem === 'offline' ? 'offline' : answered.problem.code
    super(code)
    this.code = code
  }
}

async function call<T>(...[method, path, body]: Parameters<typeof callApi>): Promise<T> {
  const answered = await callApi(method, path, body)
  if (!answered.ok) throw new CallRefused(answered)
  return answered.value as T
}

const of = (path: string, id: string) => path.replace(':id', id)

/** The address of a list, a sheet or a neighbour: the filter of the screen, and which kind it is about. */
export function withFilter(
  path: string,
  filter: ApplicationFilter,
  more: Record<string, string | readonly string[]> = {},
) {
  const query = writeFilter(filter)
  for (const [name, given] of Object.entries({ kind: filter.kind, ...more })) {
    for (const value of [given].flat()) query.append(name, value)
  }
  return `${path}?${query}`
}

export const readToday = queryOptions({
  queryKey: ['today'],
  queryFn: () => call<Today>('GET', reviewPaths.today),
})

export function readList(filter: ApplicationFilter, cursor: string | undefined) {
  const path = withFilter(reviewPaths.applications, filter, cursor ? { cursor } : {})
  return queryOptions({ queryKey: ['list', path], queryFn: () => call<ApplicationPage>('GET', path) })
}

export function readApplication(id: string) {
  return queryOptions({
    queryKey: ['application', id],
    queryFn: () => call<Reviewed>('GET', of(reviewPaths.application, id)),
  })
}

export function readNeighbours(id: string, filter: ApplicationFilter) {
  const path = withFilter(of(reviewPaths.neighbours, id), filter)
  return queryOptions({
    queryKey: ['neighbours', path],
    queryFn: () => call<{ previous: string | null; next: string | null }>('GET', path),
  })
}

export const readAssignees = queryOptions({
  queryKey: ['assignees'],
  queryFn: () => call<v.InferOutput<typeof assignees>>('GET', reviewPaths.assignees),
})

/** What a sheet of this kind can have. */
export function readColumns(kind: ApplicationFilter['kind']) {
  const path = `${reviewPaths.columns}?kind=${kind}`
  return queryOptions({
    queryKey: ['columns', path],
    queryFn: () => call<{ columns: { name: string; label: string }[] }>('GET', path),
  })
}

export const previewMoves = (question: v.InferInput<typeof moveQuestion>) =>
  call<{ moves: MovePreview[] }>('POST', reviewPaths.previewMoves, question)

export const moveApplications = (order: v.InferInput<typeof moveOrder>) =>
  call<Moved>('POST', reviewPaths.moves, order)

export const undoMoves = (token: string) =>
  call<v.InferOutput<typeof undoneMoves>>('POST', reviewPaths.undoMoves, { token })

export const addNote = (id: string, text: string) =>
  call<v.InferOutput<typeof note>>('POST', of(reviewPaths.notes, id), { text })

export const assign = (id: string, assignee: string | null) =>
  call<{ assignee: { id: string; name: string } | null }>('PUT', of(reviewPaths.assignee, id), { assignee })

export const mailNewLink = (id: string) => call<{ to: string }>('POST', of(reviewPaths.link, id))

export const setTags = (id: string, tags: readonly string[]) =>
  call<object>('PUT', of(reviewPaths.tags, id), { tags })
