import type { ApplicationKind, ApplicationStatus } from '../../src/domain/applications/application-status.ts'
import type { MessageStatus } from '../../src/domain/contact/message-status.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { type EntryPlan, planEntries } from './entries.ts'
import { makeExpert } from './experts.ts'
import { makeHospital } from './hospitals.ts'
import { createMemory } from './memory.ts'
import { makeMessage } from './messages.ts'
import { type Random, seeded } from './random.ts'
import { planRequest, type RequestPlan } from './request-plans.ts'
import { drawDays, drawMoments, type Moments, registrySteps, type Step, withQuestion } from './steps.ts'
import { messageTimeline, type Span, type Stage, type Turn, timelines } from './timeline.ts'
import { makeTrainer } from './trainers.ts'

/** The planned course of one application. */
export type Plan = {
  kind: ApplicationKind
  status: ApplicationStatus
  /** Among all demo records of its kind. */
  number: number
  /** The generator that has produced the answers, so that each record is the same on every run. */
  random: Random
  answers: Answers
  /** What the team adds. */
  facts?: Answers
  steps: readonly Step[]
  moments: Moments
  request?: RequestPlan
}

export type MessagePlan = {
  status: MessageStatus
  number: number
  random: Random
  answers: Answers
  came: Date
}

export type Plans = { applications: Plan[]; messages: MessagePlan[]; entries: EntryPlan[] }

/** The same people on every run, with dates relative to today. */
export function makePlans(now: Date, { few = false } = {}): Plans {
  const memory = createMemory()
  const plan = (
    turn: Turn<ApplicationStatus>,
    kind: ApplicationKind,
    made: Pick<Plan, 'answers' | 'facts'>,
  ): Plan => {
    const { random, status, stage, number } = turn
    const usual = registrySteps[status as ApplicationStatus<'expert'>]
    const steps = hasAnswered(turn) ? withQuestion(usual) : usual
    const isExpert = kind === 'expert' && status === 'active'
    const since = isExpert ? drawEarly(random, stage.since) : drawDays(random, stage.since)
    return {
      kind,
      status,
      number,
      random,
      ...made,
      steps,
      moments: drawMoments(random, steps, { since }, now),
    }
  }
  return {
    applications: [
      ...throughStages('expert', timelines.expert, few, (turn) =>
        plan(turn, 'expert', makeExpert(turn.random, memory)),
      ),
      ...throughStages('hospital', timelines.hospital, few, (turn) => {
        const { random, status, number } = turn
        const answers = makeHospital(random, memory)
        const planned = planRequest({ ...turn, answers, hasAnswered: hasAnswered(turn) }, now)
        return { kind: 'hospital' as const, status, number, random, answers, ...planned }
      }),
      ...throughStages('trainer', timelines.trainer, few, (turn) =>
        plan(turn, 'trainer', { answers: makeTrainer(turn.random, memory) }),
      ),
    ],
    messages: throughStages('message', messageTimeline, few, ({ random, status, stage, number }) => {
      const answers = makeMessage(random, memory, status, number)
      const came = drawMoments(random, [], { since: drawDays(random, stage.since) }, now).get('came') ?? now
      return { status, number, random, answers, came }
    }),
    entries: planEntries(now, memory),
  }
}

/** Every fourth applicant was asked for information during the review. */
const hasAnswered = ({ status, nth }: Turn<ApplicationStatus>) =>
  status !== 'submitted' && status !== 'info_requested' && status !== 'withdrawn' && nth % 4 === 1

/** More experts joined at the beginning, when the registry invited them: requests of that time need them. */
const drawEarly = (random: Random, [least, most]: Span) => most - (most - least) * random.next() ** 2

/** Each record has its own seed. */
function throughStages<Status extends PropertyKey, Made>(
  kind: string,
  timeline: Readonly<Record<Status, Stage>>,
  few: boolean,
  make: (turn: Turn<Status>) => Made,
): Made[] {
  const stages = Object.entries<Stage>(timeline) as [Status, Stage][]
  return stages
    .flatMap(([status, stage]) =>
      Array.from({ length: few ? stage.few : stage.count }, (_, nth) => ({ status, stage, nth })),
    )
    .map((place, number) => make({ random: seeded(`${kind} ${number}`), number, ...place }))
}
