import { paths } from '../../../src/domain/paths.ts'

export type Budget = { markup: number; script: number; requests: number }

/** In thousands of compressed bytes, from the architecture's table. */
export const content: Budget = { markup: 14, script: 2, requests: 4 }
const lively: Budget = { markup: 20, script: 2, requests: 4 }
const form: Budget = { markup: 24, script: 85, requests: 8 }

/** A page that is not named here is a content page. */
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
  // Their forms are sent without a script.
  [paths.invitation()]: { ...form, script: content.script },
  [paths.confirmEmail()]: { ...form, script: content.script },
  [paths.keepEmail()]: { ...form, script: content.script },
}

/** The back office has a budget of its own, which its journey holds. */
export function budgetOf(address: string): Budget | undefined {
  if (/^\/(admin|login)\b/.test(address)) return undefined
  return budgets[address.replace(/\?.*/, '')] ?? content
}
