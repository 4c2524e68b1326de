import type { Answers } from '../../../../domain/forms/engine/form.ts'
import { offeredTimeOf } from '../../../../domain/matching/offered-time.ts'
import { useDesk } from '../desk-context.ts'

/** The answer from which matching reads months and hours a week. */
export const timeField = 'general_availability_time'

/** What matching reads from the words about an expert's time, and what it does not. */
export function UnderstoodTime({ answers }: { answers: Answers }) {
  const { t } = useDesk()
  const { text, months, hoursAWeek } = offeredTimeOf(answers)
  if (!text) return t('desk.timeHint')
  const understood = [
    ...(months === undefined ? [] : [t('desk.timeMonths', { count: months })]),
    ...(hoursAWeek === undefined ? [] : [t('desk.timeHours', { count: hoursAWeek })]),
  ]
  return [
    ...(understood.length > 0 ? [t('desk.timeUnderstood', { what: understood.join(', ') })] : []),
    ...(months === undefined ? [t('desk.timeNoMonths')] : []),
    ...(hoursAWeek === undefined ? [t('desk.timeNoHours')] : []),
  ].join(' ')
}
