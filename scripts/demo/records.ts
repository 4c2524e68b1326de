import type { ApplicationKind, ApplicationStatus } from '../../src/domain/applications/application-status.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import type { NewApplication } from '../../src/store/applications/application.ts'
import type { PastMessage } from '../../src/store/contact/message.ts'
import { makeExpert } from './experts.ts'
import { makeHospital } from './hospitals.ts'
import { createMemory } from './memory.ts'
import { makeMessage } from './messages.ts'
import { type Random, seeded } from './random.ts'
import { drawDates, messageTimeline, type Stage, timelines } from './timeline.ts'
import { makeTrainer } from './trainers.ts'

/** The same people each time, with dates that end today. */
export function makeRecords(now: Date): { applications: NewApplication[]; messages: PastMessage[] } {
  const memory = createMemory()
  return {
    applications: [
      ...makeApplications('expert', now, (random, status) => makeExpert(random, memory, status)),
      ...withFreshChoices(
        makeApplications('hospital', now, (random) => makeHospital(random, memory)),
        now,
      ),
      ...makeApplications('trainer', now, (random) => makeTrainer(random, memory)),
    ],
    messages: throughStages('message', messageTimeline, ({ random, id, status, stage, number }) => ({
      id,
      status,
      answers: makeMessage(random, memory, status, number),
      received_at: drawDates(random, stage, now).came,
    })),
  }
}

const freshChoices = 2

/** The latest choices of an expert can still be taken back, whenever the demo is made. */
function withFreshChoices(hospitals: NewApplication[], now: Date): NewApplication[] {
  const chosen = hospitals.filter(({ status }) => status === 'expert_selected').slice(0, freshChoices)
  const updated_at = new Date(now.getTime() - 3 * 3_600_000)
  return hospitals.map((one) => (chosen.includes(one) ? { ...one, updated_at } : one))
}

function makeApplications<Kind extends ApplicationKind>(
  kind: Kind,
  now: Date,
  make: (random: Random, status: ApplicationStatus<Kind>) => Answers,
): NewApplication[] {
  return throughStages<ApplicationStatus<Kind>, NewApplication>(
    kind,
    timelines[kind],
    ({ random, id, status, stage }) => {
      const answers = make(random, status)
      const { came, changed } = drawDates(random, stage, now)
      return { id, kind, status, answers, submitted_at: came, updated_at: changed } as NewApplication
    },
  )
}

type Turn<Status> = { random: Random; id: string; status: Status; stage: Stage; number: number }

/** Each record has a seed, and so an id, of its own: a second run recognises it, also after the texts have changed. */
function throughStages<Status extends PropertyKey, Made>(
  kind: string,
  timeline: Readonly<Record<Status, Stage>>,
  make: (turn: Turn<Status>) => Made,
): Made[] {
  const stages = Object.entries<Stage>(timeline) as [Status, Stage][]
  return stages
    .flatMap(([status, stage]) => Array.from({ length: stage.count }, () => ({ status, stage })))
    .map((place, number) => {
      const random = seeded(`${kind} ${number}`)
      return make({ random, id: random.uuid(), number, ...place })
    })
}
