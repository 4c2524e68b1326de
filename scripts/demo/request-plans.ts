import type { ApplicationStatus } from '../../src/domain/applications/application-status.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { needOf } from '../../src/domain/matching/need.ts'
import { drawDays, drawMoments, type Moments, requestSteps, type Step, withQuestion } from './steps.ts'
import type { Span, Turn } from './timeline.ts'

/** The outcome for a suggested expert; the hospital chooses the first who is interested. */
export type Reply = 'none' | 'waits' | 'interested' | 'declined' | 'silent'

/** The course of a collaboration, besides its steps. */
export type Course =
  | 'as_planned'
  | 'on_hold'
  | 'ended_early'
  | 'midterm_late'
  | 'midterm_submitted'
  | 'midterm_returned'
  | 'final_late'
  | 'all_accepted'
  | 'signed_by_expert'
  | 'letter_on_paper'

export type RequestPlan = {
  nth: number
  replies: readonly Reply[]
  course: Course
  /** Days of the collaboration. */
  period: number
  isReminded: boolean
}

type Way = {
  last?: Step
  replies?: readonly Reply[]
  course?: Course
  /** Days since the last step; a share of the collaboration's time where it is `lasted`. */
  since?: Span
  lasted?: Span
  waits?: Partial<Record<Step, Span>>
  isReminded?: boolean
}

const chosen: readonly Reply[] = ['interested', 'interested', 'interested', 'declined']
const shortWait = { answered: [2, 5] } as const

/** Assigned in turn to the requests of each status. */
const waysTo: Record<ApplicationStatus<'hospital'>, readonly Way[]> = {
  submitted: [{}],
  in_review: [{ last: 'in_review' }],
  info_requested: [{ last: 'info_requested' }],
  declined: [{ last: 'declined' }],
  withdrawn: [
    { last: 'withdrawn' },
    // A request whose collaboration has ended early.
    { last: 'begun', replies: chosen, course: 'ended_early', lasted: [0.4, 0.5] },
  ],
  eligible: [
    { last: 'eligible' },
    { last: 'suggested', replies: ['none', 'none', 'none'] },
    { last: 'answered', replies: ['interested', 'waits', 'declined', 'none'], waits: shortWait },
    { last: 'answered', replies: ['interested', 'interested', 'interested', 'silent'] },
  ],
  shortlist_sent: [
    { last: 'sent', replies: ['interested', 'interested', 'interested'], since: [9, 12], isReminded: true },
    { last: 'sent', replies: ['interested', 'interested', 'interested', 'interested', 'declined'] },
    { last: 'sent', replies: ['interested', 'interested', 'interested', 'silent'] },
  ],
  expert_selected: [
    // Choices of today can still be undone.
    { last: 'chosen', replies: chosen, since: [0.05, 0.15] },
    { last: 'chosen', replies: chosen, since: [0.2, 0.3] },
    { last: 'confirmed', replies: chosen, course: 'signed_by_expert', since: [3, 6], isReminded: true },
    { last: 'confirmed', replies: chosen, course: 'letter_on_paper', since: [2, 5] },
    { last: 'signed', replies: chosen },
    { last: 'chosen', replies: chosen, since: [1.5, 3] },
  ],
  active: [
    { last: 'begun', replies: chosen, course: 'on_hold', lasted: [0.4, 0.5] },
    { last: 'begun', replies: chosen, course: 'ended_early', lasted: [0.3, 0.4] },
    { last: 'begun', replies: chosen, course: 'midterm_late', lasted: [0.65, 0.75], isReminded: true },
    { last: 'begun', replies: chosen, course: 'midterm_submitted', lasted: [0.6, 0.65] },
    { last: 'begun', replies: chosen, course: 'final_late', lasted: [1.25, 1.3] },
    { last: 'begun', replies: chosen, course: 'all_accepted', lasted: [1.25, 1.3] },
    { last: 'begun', replies: chosen, course: 'midterm_returned', lasted: [0.65, 0.7] },
    ...Array<Way>(10).fill({ last: 'begun', replies: chosen, lasted: [0.1, 0.9] }),
  ],
  completed: [{ last: 'completed', replies: chosen }],
  no_match: [{ last: 'no_match', replies: ['declined', 'silent', 'declined'] }],
}

type Asked = Turn<ApplicationStatus<'hospital'>> & { answers: Answers; hasAnswered: boolean }

/** Decides the steps of a request, its experts' replies, and the course of its collaboration. */
export function planRequest({ random, status, stage, nth, answers, hasAnswered }: Asked, now: Date) {
  const ways = waysTo[status]
  const {
    last,
    replies = [],
    course = 'as_planned',
    isReminded = false,
    ...times
  } = ways[nth % ways.length] as Way
  const period = 30 * Math.min(needOf(answers).months ?? usualMonths, longestMonths)
  const usual = stepsTo(last)
  const steps = hasAnswered ? withQuestion(usual) : usual
  const since = times.lasted
    ? drawDays(random, times.lasted) * period
    : drawDays(random, times.since ?? stage.since)
  const waits: Way['waits'] = { completed: [period + 20, period + 32], ...times.waits }
  const moments: Moments = drawMoments(random, steps, { since, waits }, now)
  return { steps, moments, request: { nth, replies, course, period, isReminded } satisfies RequestPlan }
}

const usualMonths = 6

/** The registry is eighteen months old. */
const longestMonths = 6

function stepsTo(last: Step | undefined): readonly Step[] {
  if (!last) return []
  if (last === 'no_match') return [...requestSteps('answered'), 'no_match']
  const isOfReview = last === 'info_requested' || last === 'declined' || last === 'withdrawn'
  return isOfReview ? ['in_review', last] : requestSteps(last)
}
