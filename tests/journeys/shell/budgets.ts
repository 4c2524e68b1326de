import { paths } from '../../../src/domain/paths.ts'

/** Scripts of a content page are weighed without the headers of their responses. */
export type Budget = { markup: number; script: number; countsHeaders?: boolean; requests: number }

/** The unit of the architecture's table. */
const KB = 1024

/** Budgets in compressed bytes, from the table in the architecture. */
export const content: Budget = { markup: 14 * KB, script: 2 * KB, requests: 4 }
const lively: Budget = { markup: 20 * KB, script: 2 * KB, requests: 4 }
const form: Budget = { markup: 24 * KB, script: 80_000, countsHeaders: true, requests: 8 }
const formWithoutScript: Budget = { ...content, markup: form.markup, requests: form.requests }

/** Any other page has the budget of a content page. */
const budgets: Record<string, Budget> = {
  [paths.home()]: lively,
  [paths.stories()]: lively,
  [paths.story('forty-eight-hours')]: lively,
  [paths.contact()]: form,
  [paths.applyExpert()]: form,
  [paths.applyHospital()]: form,
  [paths.applyTrainer()]: form,
  [paths.editExpert()]: form,
  [paths.editHospital()]: form,
  [paths.editTrainer()]: form,
  [paths.selectExpert()]: form,
  [paths.invitation()]: formWithoutScript,
  [paths.confirmEmail()]: formWithoutScript,
  [paths.myLink()]: formWithoutScript,
  [paths.keepEmail()]: formWithoutScript,
  [paths.certificates()]: formWithoutScript,
}

/** The journey of the back office checks its own budget. */
export function budgetOf(address: string): Budget | undefined {
  if (/^\/(admin|login)\b/.test(address)) return undefined
  return budgets[address.replace(/\?.*/, '')] ?? content
}
