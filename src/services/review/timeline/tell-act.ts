import type { Translate } from '../../../domain/messages/translate.ts'
import {
  type ReportKind,
  type ReportStatus,
  reportAuthor,
  reportKinds,
} from '../../../domain/programme/reports.ts'
import type { EventOf } from '../../../store/review/timeline/events.ts'
import { sayDay } from '../../mail/letter-words.ts'
import { byStaffOrSystem, type Told } from './entry.ts'

type Act = EventOf<'act'>['facts']

/** What only the audit knows, in words. */
export function tellAct(t: Translate, act: Act): Told {
  const { action, staff_name, assignee, after } = act
  const who = byStaffOrSystem(t, staff_name)
  switch (action) {
    case 'application_assigned':
      return {
        text:
          after?.assignee === null
            ? t('timeline.unassigned', { who })
            : t('timeline.application_assigned', { assignee: assignee ?? t('timeline.by_staff'), who }),
      }
    case 'match_report_sent':
    case 'match_report_decided':
      return { text: sayReport(t, act) }
    case 'match_report_day_changed': {
      const kind = reportIn(act)
      const day = (values: Act['before']) => (values?.[kind] ? sayDay(values[kind], 'en') : '')
      return {
        text: t('timeline.match_report_day_changed', { report: t(`collaboration.${kind}`), who }),
        fields: [{ name: kind, label: t('timeline.dueDay'), before: day(act.before), after: day(act.after) }],
      }
    }
    default:
      return { text: t(`timeline.${action}`, { who }) }
  }
}

/** The decision about a report; `due` means that it was sent back, or is asked for after all. */
function sayReport(t: Translate, act: Act): string {
  const kind = reportIn(act)
  const to = act.action === 'match_report_sent' ? 'submitted' : (act.after?.[kind] as ReportStatus)
  const who = act.staff_name ?? t(`timeline.by_${reportAuthor[kind]}`)
  return t(`timeline.report_${to}`, { report: t(`collaboration.${kind}`), who })
}

const reportIn = ({ after }: Act): ReportKind =>
  reportKinds.find((kind) => after?.report === kind || (after !== null && kind in after)) ?? 'midterm_report'
