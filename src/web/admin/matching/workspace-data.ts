import * as v from 'valibot'
import { isSearchAgain } from '../../../domain/applications/moves-by-matching.ts'
import { type ExpertFilter, expertFilter } from '../../../domain/matching/expert-filter.ts'
import { isChosen } from '../../../domain/matching/shortlist.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { MailPreview } from '../../../services/mail/preview-mails.ts'
import type { Workspace } from '../../../services/matching/read-workspace.ts'
import type { OfferedReminder } from '../../../services/programme/list-reminders.ts'
import { type PageRequest, signedIn } from '../../page.ts'

/** How many experts a list shows first, and adds each time. */
export const step = 20
/** Limit of each of the two lists: a row takes 9 kB, and rendering the page blocks other requests. */
export const mostShown = 100
export const mostCompared = 4

/** The name of each action's result in the address. */
export const resultNames = {
  add: 'added',
  drop: 'dropped',
  ask: 'asked',
  send: 'sent',
  mail: 'mailed',
  remind: 'reminded',
  unask: 'unasked_done',
  unsend: 'unsent',
  giveBack: 'givenBack',
  weigh: 'weighed',
  weighUsually: 'weighedUsually',
  again: 'searchedAgain',
} as const

type ResultName = (typeof resultNames)[keyof typeof resultNames]
export type Result = {
  name: ResultName
  expert?: string | undefined
  count?: number
  /** The words of an undone act, which its form shows again. */
  given?: WorkspaceData['given'] | undefined
}

export type PreviewedAction = 'ask' | 'send' | 'again'

export type WorkspaceData = Workspace & {
  filter: ExpertFilter
  show: number
  /** How many excluded experts are listed; none until the reader opens the list. */
  excluded: number
  /** The ticked experts, also if they are too few or too many to compare. */
  compare: readonly string[]
  mayChange: boolean
  /** Whether this person can mail the hospital its link again. */
  mayMail: boolean
  /** Whether this person can search for another expert, because the chosen one has left. */
  maySearchAgain: boolean
  /** The reminder that can be sent to a hospital that has not chosen. */
  reminder?: OfferedReminder | undefined
  /** The mails that the action would send. */
  preview?: { action: PreviewedAction; mails: readonly MailPreview[] }
  isTooLate?: boolean
  /** The colleague who has done the same just before. */
  faster?: string | undefined
  result?: Result | undefined
  /** Whether a colleague has changed the request meanwhile. */
  hasChanged?: boolean
  /** The hospital was reminded within a day, or the mail of its shortlist is held. */
  trouble?: 'reminded_already' | 'act_held'
  /** The fields of a refused post. */
  given: Readonly<Record<string, readonly string[]>>
  errors: FieldErrors
  /** What is wrong with the ticked experts. */
  wrongPick?: 'pickUnasked' | 'pickMore' | 'pickFewer' | 'pickAnswered' | 'pickUnfit' | undefined
}

export async function openWorkspace(request: PageRequest): Promise<Outcome<WorkspaceData>> {
  const { services, params, query, queries } = request
  const filter = v.parse(expertFilter, query)
  const show = Math.min(mostShown, Math.max(step, wholeNumber(query.show)))
  const excluded = Math.min(mostShown, Math.max(0, wholeNumber(query.excluded)))
  const compare = [...new Set(queries.compare ?? [])].slice(0, 2 * mostCompared)
  const read = await services.matching.readWorkspace(params.id ?? '', { filter, show, compare, excluded })
  if (!read.ok) return read
  const { status } = read.value.request
  const mayAct = mayDo(signedIn(request).role, 'review_applications')
  const name = Object.values(resultNames).find((one) => one === query.done)
  return done({
    ...read.value,
    hasMore: read.value.hasMore && show < mostShown,
    hasMoreKeptOut: read.value.hasMoreKeptOut && excluded < mostShown,
    filter,
    show,
    excluded,
    compare,
    mayChange: mayAct && status === 'eligible',
    mayMail: mayAct && status === 'shortlist_sent',
    maySearchAgain:
      mayAct &&
      isSearchAgain(status, 'eligible') &&
      !read.value.shortlist.some((entry) => isChosen(entry.status)),
    reminder: mayAct ? await services.programme.findShortlistReminder(params.id ?? '') : undefined,
    result: name && { name, expert: query.expert, count: Number(query.count) || 0 },
    given: {},
    errors: {},
  })
}

const wholeNumber = (text: string | undefined) => Math.trunc(Number(text)) || 0

export const isCompared = ({ compare, compared }: WorkspaceData): boolean =>
  compare.length <= mostCompared && compared.length > 1

type Place = { filter: ExpertFilter; show: number; excluded: number; compare: readonly string[] }

/** The address of the page, with the given changes. */
export function placeOf({ request, ...data }: WorkspaceData, change: Partial<Place> = {}): string {
  const { filter, show, excluded, compare } = { ...data, ...change }
  const asked = new URLSearchParams(searchOf(filter))
  if (show > step) asked.set('show', String(show))
  if (excluded > 0) asked.set('excluded', String(excluded))
  for (const id of compare) asked.append('compare', id)
  const path = paths.adminWorkspace(request.id)
  return asked.size > 0 ? `${path}?${asked}` : path
}

export function searchOf(filter: ExpertFilter): [string, string][] {
  return Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
}

const typed = ['note', 'unaskedReason', 'overLimitReason'] as const

/** Whether the shortlist has unsaved words. */
export const hasWords = (given: WorkspaceData['given']): boolean => typed.some((name) => given[name]?.[0])

/** The action of a post, also of one that asks for its mails first. */
export const actionOf = (given: WorkspaceData['given']): string =>
  (given._action?.[0] ?? '').replace(/^preview /, '')
