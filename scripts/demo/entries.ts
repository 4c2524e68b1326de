import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import type { TypedSource } from '../../src/domain/applications/entry-source.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { makeExpert } from './experts.ts'
import { makeHospital } from './hospitals.ts'
import type { Memory } from './memory.ts'
import { seeded } from './random.ts'
import { daysBefore } from './steps.ts'
import { makeTrainer } from './trainers.ts'

/** Applications that a coordinator enters on behalf of applicants who called or wrote; each waits for the applicant's confirmation. */
export type EntryPlan = { kind: ApplicationKind; source: TypedSource; answers: Answers; came: Date }

export function planEntries(now: Date, memory: Memory): EntryPlan[] {
  const random = seeded('entries')
  const hospital = named(makeHospital(random, memory), [
    ...['name', 'city', 'country', 'contact_person', 'phone_number', 'email', 'num_of_beds'],
  ])
  const expert = named(makeExpert(random, memory).answers, [
    ...['name', 'surname', 'phone', 'email', 'institution', 'job_title', 'country'],
  ])
  return [
    { kind: 'hospital', source: 'telephone', answers: hospital, came: daysBefore(now, 1.4) },
    { kind: 'expert', source: 'paper', answers: expert, came: daysBefore(now, 6.2) },
    { kind: 'trainer', source: 'paper', answers: makeTrainer(random, memory), came: daysBefore(now, 11.8) },
  ]
}

const named = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answers[name]]))
