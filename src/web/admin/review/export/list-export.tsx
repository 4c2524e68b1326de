import { useQuery } from '@tanstack/react-query'
import { regions } from '../../../../domain/lists/regions.ts'
import type { ColumnName } from '../../../../domain/review/list-columns.ts'
import { readList } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import type { ApplicationList } from '../use-application-list.ts'
import { ExportDialog } from './export-dialog.tsx'

type Props = { list: ApplicationList; shown: readonly ColumnName[]; onClose: () => void }

/** Lists show experts of all regions, files hold those of one's own: the dialog counts what the file will hold. */
export function ListExport({ list: { filter, total }, shown, onClose }: Props) {
  const { t, staff } = useDesk()
  const { regions: own = [] } = staff
  const isLimited = own.length > 0 && filter.kind === 'expert'
  const asked = filter.region.length > 0 ? filter.region : regions.items.map(({ id }) => String(id))
  const others = isLimited ? asked.filter((id) => !own.some((one) => String(one) === id)) : []
  const outside = useQuery({
    ...readList({ ...filter, region: others as typeof filter.region }, undefined),
    enabled: others.length > 0,
  })
  const leftOut = others.length > 0 ? outside.data?.total : { count: 0, isExact: true }
  // A difference of counts that are not exact would be wrong.
  const isKnown = total && leftOut && (others.length === 0 || (total.isExact && leftOut.isExact))
  const count = isKnown ? total.count - leftOut.count : undefined
  return (
    <ExportDialog
      filter={filter}
      shown={shown}
      count={count === undefined ? undefined : t(total?.isExact ? 'desk.count' : 'desk.countMore', { count })}
      isEmpty={others.length > 0 && count === 0}
      onClose={onClose}
    />
  )
}
