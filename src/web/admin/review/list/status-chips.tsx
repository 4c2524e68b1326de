import {
  type ApplicationStatus,
  applicationStatuses,
} from '../../../../domain/applications/application-status.ts'
import { toggled } from '../../../ui/data-table/data-table.tsx'
import { useDesk } from '../desk-context.ts'
import type { ApplicationList } from '../use-application-list.ts'

/** Each status with how many rows it has under the other filters; several may be chosen. */
export function StatusChips({ list: { filter, statuses, narrow } }: { list: ApplicationList }) {
  const { t, locale } = useDesk()
  const chip = (label: string, count: number | undefined, isChosen: boolean, onClick: () => void) => (
    <button key={label} type="button" className="filter-chip" aria-pressed={isChosen} onClick={onClick}>
      {label} {count !== undefined && <b>{count.toLocaleString(locale)}</b>}
    </button>
  )
  const all = statuses?.reduce((sum, { count }) => sum + count, 0)
  return (
    <fieldset className="desk-statuses" aria-label={t('desk.filter_status')}>
      {chip(t('desk.allStatuses'), all, filter.status.length === 0, () => narrow({ status: [] }))}
      {applicationStatuses(filter.kind).map((status) =>
        chip(
          t(`desk.status_${status}`),
          statuses && (statuses.find((one) => one.status === status)?.count ?? 0),
          filter.status.includes(status),
          () => narrow({ status: toggled(filter.status, status) as ApplicationStatus[] }),
        ),
      )}
    </fieldset>
  )
}
