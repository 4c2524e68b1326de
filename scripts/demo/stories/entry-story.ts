import type { Author } from '../../../src/domain/staff/audit.ts'
import type { EntryPlan } from '../entries.ts'
import type { Story } from '../past/play.ts'
import { must, type Registry } from '../past/registry.ts'

/** A coordinator enters what came by telephone or on paper; the mail asks the person to go on. */
export async function* entryStory(
  { team, enterOnBehalf }: Registry,
  { kind, source, answers, came }: EntryPlan,
): Story {
  yield came
  const entered = { kind, source, answers, locale: 'en', mayLack: true } as const
  must(await enterOnBehalf(team[0] as Author, entered))
}
