import { paths } from '../../../src/domain/paths.ts'
import { inDays } from '../../../src/domain/staff/second-step.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { passwordOfTests } from '../../harness/staff/staff.ts'
import { codeFor, type StaffBrowser } from '../staff-browser.ts'

type Days = { administrators?: number; others?: number }

/** Requires the second step the given number of days from now; a negative number is in the past. */
export async function requireSecondStep({ db }: Store, { administrators, others }: Days) {
  const from = (days: number | undefined) => (days === undefined ? null : inDays(days))
  await db
    .insertInto('second_step_rule')
    .values({ administrators_from: from(administrators), others_from: from(others) })
    .execute()
}

export async function setUpSecondStep(browser: StaffBrowser, password = passwordOfTests) {
  const begun = await browser.post(paths.adminSecondFactor(), { _action: 'begin', password })
  const key = /<code>([A-Z2-7]+)<\/code>/.exec(begun.html)?.[1] ?? ''
  return browser.post(paths.adminSecondFactor(), { _action: 'confirm', code: codeFor(key) })
}
