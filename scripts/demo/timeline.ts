import type { ApplicationKind, ApplicationStatus } from '../../src/domain/applications/application-status.ts'
import type { MessageStatus } from '../../src/domain/contact/message-status.ts'
import type { Random } from './random.ts'

/** How many records are in a status, how many days ago they came, and after how many days they got there. */
export type Stage = { readonly count: number; readonly age: Span; readonly after: Span }

type Span = readonly [least: number, most: number]

/** The earliest that anything was sent: eighteen months. */
const always = 540

/** What has ended stays a year, spam thirty days: older ones would be gone by the first night. */
const [ended, spam] = [340, 27]

const registry = {
  submitted: { age: [0, 9], after: [0, 0] },
  in_review: { age: [6, 30], after: [1, 6] },
  info_requested: { age: [16, 60], after: [4, 15] },
  interview: { age: [22, 70], after: [10, 21] },
  accepted: { age: [40, 120], after: [24, 39] },
  active: { age: [70, always], after: [42, 69] },
  paused: { age: [180, always], after: [110, 175] },
  declined: { age: [30, ended], after: [8, 29] },
  withdrawn: { age: [25, ended], after: [3, 24] },
} as const satisfies Record<ApplicationStatus<'expert' | 'trainer'>, Omit<Stage, 'count'>>

/** A status that is added to the domain does not compile until the demo shows it. */
export const timelines: { readonly [Kind in ApplicationKind]: Record<ApplicationStatus<Kind>, Stage> } = {
  expert: {
    submitted: { count: 15, ...registry.submitted },
    in_review: { count: 14, ...registry.in_review },
    info_requested: { count: 8, ...registry.info_requested },
    interview: { count: 10, ...registry.interview },
    accepted: { count: 16, ...registry.accepted },
    active: { count: 62, ...registry.active },
    paused: { count: 12, ...registry.paused },
    declined: { count: 14, ...registry.declined },
    withdrawn: { count: 9, ...registry.withdrawn },
  },
  trainer: {
    submitted: { count: 6, ...registry.submitted },
    in_review: { count: 5, ...registry.in_review },
    info_requested: { count: 3, ...registry.info_requested },
    interview: { count: 4, ...registry.interview },
    accepted: { count: 6, ...registry.accepted },
    active: { count: 17, ...registry.active },
    paused: { count: 3, ...registry.paused },
    declined: { count: 4, ...registry.declined },
    withdrawn: { count: 2, ...registry.withdrawn },
  },
  hospital: {
    submitted: { count: 9, age: [0, 8], after: [0, 0] },
    in_review: { count: 9, age: [6, 25], after: [1, 6] },
    info_requested: { count: 6, age: [16, 50], after: [4, 15] },
    eligible: { count: 9, age: [26, 60], after: [12, 25] },
    shortlist_sent: { count: 8, age: [45, 85], after: [26, 44] },
    expert_selected: { count: 6, age: [60, 100], after: [40, 59] },
    active: { count: 17, age: [100, 400], after: [62, 99] },
    completed: { count: 14, age: [390, always], after: [250, 385] },
    no_match: { count: 4, age: [120, ended], after: [60, 118] },
    declined: { count: 5, age: [30, ended], after: [8, 29] },
    withdrawn: { count: 3, age: [40, ended], after: [5, 39] },
  },
}

export const messageTimeline: Record<MessageStatus, Stage> = {
  open: { count: 11, age: [0, 12], after: [0, 0] },
  answered: { count: 19, age: [6, ended], after: [1, 5] },
  spam: { count: 6, age: [3, spam], after: [1, 3] },
}

/** When a record came and when it reached its status, both in the past. */
export function drawDates(random: Random, { age, after }: Stage, now: Date): { came: Date; changed: Date } {
  const days = age[0] + random.next() * (age[1] - age[0])
  const came = now.getTime() - days * dayInMs
  const changed = came + (after[0] + random.next() * (after[1] - after[0])) * dayInMs
  return { came: new Date(came), changed: new Date(changed) }
}

const dayInMs = 86_400_000
