import { remindersBy } from '../../domain/programme/reminders.ts'
import { dueDays, type ReportKind, reportAuthor, type Side } from '../../domain/programme/reports.ts'
import { takesReports } from '../../domain/programme/tasks.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { changeLastDay } from '../../store/programme/collaboration.ts'
import { changeReport, listReports, readToday } from '../../store/programme/reports.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { sayDay } from '../mail/letter-words.ts'
import { changeMatch, type ExplainedMatch, needed } from './change-match.ts'
import { wrongDays } from './days-of-beginning.ts'
import { type Rows, tell } from './tell-sides.ts'

/** Moves the last day of a collaboration; reports that are still due follow, and both sides are told why. */
export async function moveLastDay(
  store: Store,
  staff: Author,
  { ends_on, reason, ...seen }: ExplainedMatch & { ends_on: string },
): Promise<Outcome<undefined>> {
  const why = needed('reason', reason)
  return changeMatch(store, staff, seen, async ({ trx, match, hospital, expert }) => {
    const { starts_on, ends_on: before } = match
    if (!takesReports(match.status) || !starts_on || !before) return refuse('wrong_status')
    const errors = { ...wrongDays({ starts_on, ends_on }), ...(why.ok ? {} : why.refusal.errors) }
    if (!why.ok || Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
    if (ends_on === before) return done(undefined)
    await changeLastDay(trx, match.id, staff, { before, after: ends_on, reason: why.value })
    const days = dueDays(starts_on, ends_on)
    const today = await readToday(trx)
    const open = (await listReports(trx, [match.id])).filter(({ status }) => status === 'due')
    for (const { id, kind } of open) {
      // The mail about the new day counts as a reminder.
      await changeReport(trx, id, { due_on: days[kind], reminders: remindersBy(today, days[kind]) })
    }
    await writeAudit(trx, byStaff(staff), 'match_last_day_moved', ['match', match.id], {
      before: { ends_on: before },
      after: { ends_on },
    })
    const kinds = open.map(({ kind }) => kind)
    const about = (side: Side) => ({
      matchId: match.id,
      number: hospital.number,
      other: side === 'hospital' ? expert : hospital,
      rows: rowsFor(side, ends_on, kinds, days),
      note: why.value,
    })
    await tell(trx, hospital, 'last_day_hospital', about('hospital'))
    await tell(trx, expert, 'last_day_expert', about('expert'))
    return done(undefined)
  })
}

function rowsFor(
  side: Side,
  endsOn: string,
  open: readonly ReportKind[],
  days: Readonly<Record<ReportKind, string>>,
): Rows {
  const own = open.filter((kind) => reportAuthor[kind] === side)
  return (t, locale) => [
    { label: t('collaboration.endsOn'), text: sayDay(endsOn, locale) },
    ...own.map((kind) => ({
      label: t('collaboration.due', { report: t(`collaboration.${kind}`) }),
      text: sayDay(days[kind], locale),
    })),
  ]
}
