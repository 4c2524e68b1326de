import { makeExpert } from '../../scripts/demo/experts.ts'
import { makeHospital } from '../../scripts/demo/hospitals.ts'
import { createMemory } from '../../scripts/demo/memory.ts'
import type { Random } from '../../scripts/demo/random.ts'
import { makeTrainer } from '../../scripts/demo/trainers.ts'
import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'

export type Made = { answers: Answers & { email: string }; facts?: Answers }

/** A person of the demo's kind; names may repeat among thousands, addresses do not. */
export function makePerson(kind: ApplicationKind, random: Random, number: number): Made {
  const { answers, ...facts } = makers[kind](random)
  const email = String(answers.email).replace('@', `.${number}@`)
  return { answers: { ...answers, email }, ...facts }
}

const makers: Record<ApplicationKind, (random: Random) => { answers: Answers; facts?: Answers }> = {
  expert: (random) => makeExpert(random, createMemory()),
  hospital: (random) => ({ answers: makeHospital(random, createMemory()) }),
  trainer: (random) => ({ answers: makeTrainer(random, createMemory()) }),
}
