import type { ApplicationStatus } from '../../src/domain/applications/application-status.ts'
import type { Random } from './random.ts'
import type { Span } from './timeline.ts'

/** A step in the life of an application; most are statuses that it reaches. */
export type Step = keyof typeof usualWaits

/** How many days a step comes after the step before. */
const usualWaits = {
  in_review: [1, 5],
  info_requested: [1, 6],
  informed: [1, 9],
  interview: [4, 12],
  accepted: [5, 15],
  active: [3, 16],
  paused: [60, 160],
  declined: [3, 18],
  withdrawn: [2, 15],

  eligible: [3, 10],
  suggested: [1, 3],
  asked: [0.1, 1],
  answered: [15.5, 17], // later than the last day to answer an invitation
  no_match: [4, 9],
  sent: [0.2, 2],
  chosen: [2, 8],
  confirmed: [1.2, 3],
  signed: [4, 10],
  begun: [2, 7],
  completed: [20, 32], // and the time of the collaboration
} as const satisfies Readonly<Record<string, Span>>

/** The usual steps to each status of experts and trainers. */
export const registrySteps: Readonly<Record<ApplicationStatus<'expert'>, readonly Step[]>> = {
  submitted: [],
  in_review: ['in_review'],
  info_requested: ['in_review', 'info_requested'],
  interview: ['in_review', 'interview'],
  accepted: ['in_review', 'interview', 'accepted'],
  active: ['in_review', 'interview', 'accepted', 'active'],
  paused: ['in_review', 'interview', 'accepted', 'active', 'paused'],
  declined: ['in_review', 'declined'],
  withdrawn: ['in_review', 'withdrawn'],
}

const programme = [
  ...['in_review', 'eligible', 'suggested', 'asked', 'answered', 'sent'],
  ...['chosen', 'confirmed', 'signed', 'begun', 'completed'],
] as readonly Step[]

/** The steps of a request until one of them. */
export const requestSteps = (last: Step): readonly Step[] => programme.slice(0, programme.indexOf(last) + 1)

/** Some were asked for information, and have answered. */
export function withQuestion(steps: readonly Step[]): readonly Step[] {
  const [first, ...others] = steps
  return first ? [first, 'info_requested', 'informed', ...others] : []
}

export type Moments = ReadonlyMap<Step | 'came', Date>

type Timing = {
  /** Days from the last step until now. */
  since: number
  /** Replaces the usual waits. */
  waits?: Partial<Record<Step, Span>>
}

/** The moment of each step, counted back from now. */
export function drawMoments(
  random: Random,
  steps: readonly Step[],
  { since, waits }: Timing,
  now: Date,
): Moments {
  const after = steps.map((step) => drawDays(random, waits?.[step] ?? usualWaits[step]))
  let days = after.reduce((sum, wait) => sum + wait, since)
  const moments = new Map<Step | 'came', Date>([['came', daysBefore(now, days)]])
  for (const [at, step] of steps.entries()) {
    days -= after[at] ?? 0
    moments.set(step, daysBefore(now, days))
  }
  return moments
}

export const drawDays = (random: Random, [least, most]: Span) => least + random.next() * (most - least)

const dayInMs = 86_400_000

export const daysBefore = (moment: Date, days: number) => daysAfter(moment, -days)

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayInMs)

export const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000)

/** The ISO date of a moment. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
