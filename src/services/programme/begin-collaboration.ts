import * as v from 'valibot'
import { mayMove } from '../../domain/applications/application-status.ts'
import { dueDays, type ReportKind, reportAuthor, reportKinds } from '../../domain/programme/reports.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import { day } from '../../domain/review/list-parts.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { oweReports } from '../../store/programme/reports.ts'
import { moveApplication } from '../applications/move-application.ts'
import { sayDay } from '../mail/letter-words.ts'
import { move, type SeenMatch, steerMatch } from './steer-match.ts'
import { tellBoth } from './tell-sides.ts'

export type Beginning = SeenMatch & { starts_on: string; ends_on: string }

/** From now on three reports are owed. */
export async function beginCollaboration(
  store: Store,
  staff: Author,
  { starts_on, ends_on, ...seen }: Beginning,
): Promise<Outcome<undefined>> {
  const errors = wrongDays({ starts_on, ends_on })
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return steerMatch(store, staff, seen, async (steered) => {
    const { trx, match, hospital } = steered
    if (!mayMove('hospital', hospital.status, 'active')) return refuse('wrong_status')
    const moved = await move(steered, 'active', { from: 'agreement_signed', facts: { starts_on, ends_on } })
    if (!moved.ok) return moved
    const days = dueDays(starts_on, ends_on)
    await oweReports(trx, match.id, days)
    await moveApplication(trx, byStaff(staff), hospital, 'active')
    const rowsOf = (side: 'expert' | 'hospital') => factsOf({ starts_on, ends_on }, ownedBy(side), days)
    await tellBoth(trx, steered, 'begun', { hospital: rowsOf('hospital'), expert: rowsOf('expert') })
    return done(undefined)
  })
}

/** Rejects dates whose reports would fall due after the year 9999. */
const latestDay = '9999-12-17'

/** Both must be days of the calendar, the last one after the first. */
function wrongDays(days: Pick<Beginning, 'starts_on' | 'ends_on'>): Record<string, FieldCode> {
  const errors: Record<string, FieldCode> = {}
  for (const [name, given] of Object.entries(days)) {
    if (!given) errors[name] = 'required'
    else if (!v.is(day, given) || given > latestDay) errors[name] = 'invalid_time'
  }
  if (Object.keys(errors).length === 0 && days.ends_on <= days.starts_on) errors.ends_on = 'too_early'
  return errors
}

const ownedBy = (side: 'expert' | 'hospital') => reportKinds.filter((kind) => reportAuthor[kind] === side)

function factsOf(
  { starts_on, ends_on }: Pick<Beginning, 'starts_on' | 'ends_on'>,
  kinds: readonly ReportKind[],
  days: Readonly<Record<ReportKind, string>>,
): NonNullable<NonNullable<Parameters<typeof tellBoth>[3]>['expert']> {
  return (t, locale) => [
    { label: t('collaboration.startsOn'), text: sayDay(starts_on, locale) },
    { label: t('collaboration.endsOn'), text: sayDay(ends_on, locale) },
    ...kinds.map((kind) => ({
      label: t('collaboration.due', { report: t(`collaboration.${kind}`) }),
      text: sayDay(days[kind], locale),
    })),
  ]
}
