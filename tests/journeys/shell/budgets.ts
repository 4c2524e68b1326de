import { paths } from '../../../src/domain/paths.ts'

export type Budget = { markup: number; script: number; requests: number }

/** The unit of the architecture's table. */
const KB = 1024

/** In compressed bytes, from the table in the architecture. */
export const content: Budget = { markup: 14 * KB, script: 2 * KB, requests: 4 }
const lively: Budget = { markup: 20 * KB, script: 2 * KB, requests: 4 }
/** The architecture has 24 KB; the menus of languages cost 0.1 KB more: see docs/decisions/2026-11-17-languages.md. */
const form: Budget = { markup: 24.15 * KB, script: 80_000, requests: 8 }

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
  // Their forms need no script.
  [paths.invitation()]: { ...form, script: content.script },
  [paths.confirmEmail()]: { ...form, script: content.script },
  [paths.myLink()]: { ...form, script: content.script },
  [paths.keepEmail()]: { ...form, script: content.script },
  [paths.certificates()]: { ...form, script: content.script },
}

/** The journey of the back office checks its own budget. */
export function budgetOf(address: string): Budget | undefined {
  if (/^\/(admin|login)\b/.test(address)) return undefined
  return budgets[address.replace(/\?.*/, '')] ?? content
}
