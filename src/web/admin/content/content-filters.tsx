import type { ContentKind } from '../../../domain/content/content-kinds.ts'
import type { ContentEntry, ContentList } from '../../../services/content/list-content.ts'
import type { PageContext } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { SearchField, SelectField } from '../filters/filter-fields.tsx'
import { InstantFilters } from '../filters/instant-filters.tsx'

const statuses = ['draft', 'planned', 'published'] as const

export type ContentFilter = { search: string; status: (typeof statuses)[number] | undefined }

export function readContentFilter(query: Readonly<Record<string, string | undefined>>): ContentFilter {
  return {
    search: (query.search ?? '').trim().slice(0, 200),
    status: statuses.find((one) => one === query.status),
  }
}

export const isFiltered = ({ search, status }: ContentFilter) => search !== '' || status !== undefined

/** Whether the title contains every word of the search, ignoring case and accents. */
export function filterContent(list: ContentList, { search, status }: ContentFilter): ContentList {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const fits = (entry: ContentEntry) =>
    words.every((word) => plain(entry.title).includes(word)) &&
    (status === undefined || (status === 'planned' ? isPlanned(entry) : entry.status === status))
  const kinds = Object.entries(list).map(([kind, entries]) => [kind, entries.filter(fits)])
  return Object.fromEntries(kinds) as Record<ContentKind, ContentEntry[]>
}

const isPlanned = ({ publish_at, unpublish_at }: ContentEntry) => publish_at !== null || unpublish_at !== null

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Props = Pick<PageContext, 't' | 'href' | 'path'> & { filter: ContentFilter }

export function ContentFilters({ t, href, path, filter }: Props) {
  return (
    <InstantFilters
      t={t}
      label={t('admin.filters')}
      action={href(path)}
      clear={isFiltered(filter) ? href(path) : undefined}
    >
      <SearchField name="search" label={t('writing.search')} value={filter.search} />
      <SelectField
        name="status"
        label={t('writing.status')}
        placeholder={t('admin.any')}
        options={statuses.map((value) => ({ value, label: t(`writing.${value}`) }))}
        value={filter.status}
      />
    </InstantFilters>
  )
}

export function NothingFound({ t, href, path }: Omit<Props, 'filter'>) {
  return (
    <Empty title={t('writing.noneFound')} text={t('writing.noneFoundText')}>
      <LinkButton small variant="secondary" href={href(path)}>
        {t('admin.clearFilters')}
      </LinkButton>
    </Empty>
  )
}
