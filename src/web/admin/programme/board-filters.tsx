import { countries } from '../../../domain/lists/countries.ts'
import { boardStages } from '../../../domain/programme/board.ts'
import type { PageContext } from '../../page.ts'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { SearchField, SelectField } from '../filters/filter-fields.tsx'
import { InstantFilters } from '../filters/instant-filters.tsx'
import { withQuery } from '../filters/with-query.ts'
import { type BoardData, sayStage } from './board-data.ts'

/** Links to all requests or to one's own; the other filters stay. */
export function WhoseRequests({ t, href, path, data }: PageContext<BoardData>) {
  const { cursor: _, assignee, ...filter } = data.query
  const isMine = assignee === 'me'
  return (
    <JumpChips
      label={t('board.whose')}
      links={[
        { label: t('board.all'), href: withQuery(href(path), filter), current: !assignee },
        {
          label: t('board.mine'),
          href: withQuery(href(path), { ...filter, assignee: 'me' }),
          current: isMine,
        },
      ]}
    />
  )
}

export function BoardFilters({ t, href, path, data: { query, assignees } }: PageContext<BoardData>) {
  const { stage, search, country, assignee } = query
  const people = [
    { value: 'me', label: t('admin.me') },
    { value: 'none', label: t('admin.nobody') },
    ...assignees.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const selects = [
    {
      name: 'stage',
      placeholder: t('board.everything'),
      options: boardStages.map((value) => ({ value, label: sayStage(t, value) })),
    },
    { name: 'assignee', placeholder: t('admin.anybody'), options: people },
    {
      name: 'country',
      placeholder: t('board.anywhere'),
      options: countries.map(({ label }) => ({ value: label, label })),
    },
  ] as const
  return (
    <InstantFilters
      t={t}
      label={t('board.filters')}
      action={href(path)}
      clear={search || country || assignee || stage ? href(path) : undefined}
    >
      <SearchField name="search" label={t('board.search')} value={search} />
      {selects.map((select) => (
        <SelectField
          key={select.name}
          {...select}
          label={t(`board.${select.name}`)}
          value={query[select.name]}
        />
      ))}
    </InstantFilters>
  )
}
