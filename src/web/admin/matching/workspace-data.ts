import * as v from 'valibot'
import { type ExpertFilter, expertFilter } from '../../../domain/matching/expert-filter.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { Workspace } from '../../../services/matching/read-workspace.ts'
import { type PageRequest, signedIn } from '../../page.ts'

/** How many experts a list begins with, and grows by. */
export const step = 20
const most = 200
export const mostCompared = 4

/** How the page names the result of each action. */
export const resultNames = {
  add: 'added',
  drop: 'dropped',
  ask: 'asked',
  send: 'sent',
  mail: 'mailed',
  giveBack: 'givenBack',
} as const

type ResultName = (typeof resultNames)[keyof typeof resultNames]
export type Result = { name: ResultName; expert?: string | undefined; count?: number }

export type WorkspaceData = Workspace & {
  filter: ExpertFilter
  show: number
  /** The ticked experts, also if they are too few or too many to compare. */
  compare: readonly string[]
  mayChange: boolean
  /** Whether this person can mail the hospital its link again. */
  mayMail: boolean
  result?: Result | undefined
  /** Changed by a colleague meanwhile. */
  hasChanged?: boolean
  /** The fields of a refused post. */
  given: Readonly<Record<string, readonly string[]>>
  errors: FieldErrors
  /** What is wrong with the ticked experts. */
  wrongPick?: 'pickUnasked' | 'pickMore' | 'pickFewer' | 'pickAnswered' | undefined
}

export async function openWorkspace(request: PageRequest): Promise<Outcome<WorkspaceData>> {
  const { services, params, query, queries } = request
  const filter = v.parse(expertFilter, query)
  const show = Math.min(most, Math.max(step, Math.trunc(Number(query.show)) || 0))
  const compare = [...new Set(queries.compare ?? [])].slice(0, 2 * mostCompared)
  const read = await services.matching.readWorkspace(params.id ?? '', { filter, show, compare })
  if (!read.ok) return read
  const { status } = read.value.request
  const mayAct = mayDo(signedIn(request).role, 'review_applications')
  const name = Object.values(resultNames).find((one) => one === query.done)
  return done({
    ...read.value,
    hasMore: read.value.hasMore && show < most,
    filter,
    show,
    compare,
    mayChange: mayAct && status === 'eligible',
    mayMail: mayAct && status === 'shortlist_sent',
    result: name && { name, expert: query.expert, count: Number(query.count) || 0 },
    given: {},
    errors: {},
  })
}

export const isCompared = ({ compare, compared }: WorkspaceData): boolean =>
  compare.length <= mostCompared && compared.length > 1

type Place = { filter: ExpertFilter; show: number; compare: readonly string[] }

/** The address of the page, with the given changes. */
export function placeOf({ request, ...data }: WorkspaceData, change: Partial<Place> = {}): string {
  const { filter, show, compare } = { ...data, ...change }
  const asked = new URLSearchParams(searchOf(filter))
  if (show > step) asked.set('show', String(show))
  for (const id of compare) asked.append('compare', id)
  const path = paths.adminRequestMatch(request.id)
  return asked.size > 0 ? `${path}?${asked}` : path
}

export function searchOf(filter: ExpertFilter): [string, string][] {
  return Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
}
