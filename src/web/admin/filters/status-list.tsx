import type { ReactNode } from 'react'
import type { PageContext } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import type { SelectOption } from '../../ui/select/select.tsx'
import { SearchField, SelectField } from './filter-fields.tsx'
import { InstantFilters } from './instant-filters.tsx'
import { withQuery } from './with-query.ts'

type Props = Pick<PageContext, 't' | 'href' | 'path'> & {
  /** The list whose wording is used. */
  area: 'inbox' | 'outbox'
  query: Readonly<Record<string, string | undefined>> & { status: string; cursor?: string | undefined }
  page: { rows: readonly unknown[]; cursor: string | null }
  statuses: readonly { status: string; label: string; count?: number }[]
  /** The filter beside the search. */
  filter: { name: string; label: string; placeholder: string; options: readonly SelectOption[] }
  /** Shown if no row has the status. */
  none: { title: string; text: string }
  /** The number of shown rows, of how many. */
  shown: string
  /** The rows, where there are any. */
  children: ReactNode
  /** Actions below the rows. */
  actions?: ReactNode
}

/** A list with one status at a time, a search, a filter and pages. */
export function StatusList(props: Props) {
  const { t, area, query, page, statuses, children, actions } = props
  const { cursor, ...filter } = query
  const address = props.href(props.path)
  return (
    <>
      <JumpChips
        label={t(`${area}.statuses`)}
        links={statuses.map(({ status, ...chip }) => ({
          ...chip,
          href: withQuery(address, { ...filter, status }),
          current: status === query.status,
        }))}
      />
      <InstantFilters
        t={t}
        label={t('admin.filters')}
        action={address}
        clear={isNarrowed(query) ? withQuery(address, { status: query.status }) : undefined}
      >
        <input type="hidden" name="status" value={query.status} />
        <SearchField name="search" label={t(`${area}.search`)} value={query.search} />
        <SelectField {...props.filter} value={query[props.filter.name]} />
      </InstantFilters>
      {page.rows.length > 0 ? children : <Nothing {...props} />}
      {actions}
      {(cursor || page.cursor) && (
        <Pager
          label={t('admin.pagesOfList')}
          text={props.shown}
          previous={{ label: t('admin.firstPage'), ...(cursor && { href: withQuery(address, filter) }) }}
          next={{
            label: t('admin.nextPage'),
            ...(page.cursor && { href: withQuery(address, { ...filter, cursor: page.cursor }) }),
          }}
        />
      )}
    </>
  )
}

const isNarrowed = ({ status: _, cursor: __, ...narrowing }: Props['query']) =>
  Object.values(narrowing).some(Boolean)

function Nothing({ t, href, path, area, none, query }: Props) {
  const { status } = query
  if (!isNarrowed(query)) return <Empty {...none} />
  return (
    <Empty title={t(`${area}.noneFound`)} text={t('admin.noneFoundText')}>
      <LinkButton small variant="secondary" href={withQuery(href(path), { status })}>
        {t('admin.clearFilters')}
      </LinkButton>
    </Empty>
  )
}
