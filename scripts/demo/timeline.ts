import type { ApplicationKind, ApplicationStatus } from '../../src/domain/applications/application-status.ts'
import type { MessageStatus } from '../../src/domain/contact/message-status.ts'
import type { Random } from './random.ts'

/** A range of days. */
export type Span = readonly [least: number, most: number]

/** For each status: how many records, how many in a small demo, and for how many days they have had it. */
export type Stage = { readonly count: number; readonly few: number; readonly since: Span }

/** One record to be made: the nth of its status, and its number among all of its kind. */
export type Turn<Status> = { random: Random; status: Status; stage: Stage; number: number; nth: number }

/** Within the retention periods (one year, 30 days for spam), so that the nightly job deletes nothing. */
const [ended, spam] = [320, 27]

const registry = {
  submitted: [0, 9],
  in_review: [0, 20],
  info_requested: [1, 30],
  interview: [1, 30],
  accepted: [1, 45],
  active: [10, 460],
  paused: [5, 200],
  declined: [2, ended],
  withdrawn: [2, ended],
} as const satisfies Record<ApplicationStatus<'expert' | 'trainer'>, Span>

/** Typed so that a new status of the domain does not compile until the demo has it. */
export const timelines: { readonly [Kind in ApplicationKind]: Record<ApplicationStatus<Kind>, Stage> } = {
  expert: {
    submitted: { count: 15, few: 1, since: registry.submitted },
    in_review: { count: 14, few: 2, since: registry.in_review },
    info_requested: { count: 8, few: 1, since: registry.info_requested },
    interview: { count: 10, few: 1, since: registry.interview },
    accepted: { count: 16, few: 1, since: registry.accepted },
    active: { count: 62, few: 14, since: registry.active },
    paused: { count: 12, few: 1, since: registry.paused },
    declined: { count: 14, few: 1, since: registry.declined },
    withdrawn: { count: 9, few: 1, since: registry.withdrawn },
  },
  trainer: {
    submitted: { count: 6, few: 1, since: registry.submitted },
    in_review: { count: 5, few: 1, since: registry.in_review },
    info_requested: { count: 3, few: 1, since: registry.info_requested },
    interview: { count: 4, few: 1, since: registry.interview },
    accepted: { count: 6, few: 1, since: registry.accepted },
    active: { count: 17, few: 1, since: registry.active },
    paused: { count: 3, few: 1, since: registry.paused },
    declined: { count: 4, few: 1, since: registry.declined },
    withdrawn: { count: 2, few: 1, since: registry.withdrawn },
  },
  hospital: {
    submitted: { count: 9, few: 1, since: [0, 8] },
    in_review: { count: 9, few: 2, since: [1, 20] },
    info_requested: { count: 6, few: 1, since: [1, 30] },
    eligible: { count: 9, few: 4, since: [0, 6] },
    shortlist_sent: { count: 8, few: 1, since: [1, 6] },
    expert_selected: { count: 6, few: 5, since: [0.5, 5] },
    active: { count: 17, few: 5, since: [5, 60] },
    completed: { count: 14, few: 1, since: [4, 140] },
    no_match: { count: 4, few: 1, since: [5, 250] },
    declined: { count: 5, few: 1, since: [2, ended] },
    withdrawn: { count: 3, few: 1, since: [2, ended] },
  },
}

/** The days since a message came. */
export const messageTimeline: Record<MessageStatus, Stage> = {
  open: { count: 11, few: 2, since: [0, 12] },
  answered: { count: 19, few: 2, since: [6, ended] },
  spam: { count: 6, few: 1, since: [3, spam] },
}
