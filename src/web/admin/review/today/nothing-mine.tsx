import { useQueries } from '@tanstack/react-query'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { applicationKinds, applicationsPath } from '../../../../domain/review/application-screens.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { JumpChips } from '../../../ui/filter-chips/filter-chips.tsx'
import { readList } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { readFilter, writeFilter } from '../list-address.ts'

/** Tells a person without records from one whose records wait for nothing, and links to those. */
export function NothingMine() {
  const { t, href, staff } = useDesk()
  const mine = (kind: ApplicationKind) => ({
    ...readFilter(kind, new URLSearchParams()),
    assignee: staff.id,
  })
  const lists = useQueries({
    queries: applicationKinds.map((kind) => readList(mine(kind), undefined)),
  })
  const own = applicationKinds.flatMap((kind, at) => {
    const count = lists[at]?.data?.total?.count ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
  const count = own.reduce((sum, one) => sum + one.count, 0)
  if (lists.some(({ isPending }) => isPending)) return null
  if (count === 0) return <Empty title={t('desk.nothing')} text={t('desk.nothingMine')} />
  return (
    <Empty title={t('desk.nothing')} text={t('desk.noneOfMine', { count })}>
      <JumpChips
        label={t('desk.listsOfMine')}
        links={own.map(({ kind, count }) => ({
          href: `${href(applicationsPath(kind))}?${writeFilter(mine(kind))}`,
          label: t(`desk.pileOf_${kind}`, { count }),
        }))}
      />
    </Empty>
  )
}
