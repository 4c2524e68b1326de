import { countries } from '../../../domain/lists/countries.ts'
import { boardStages } from '../../../domain/programme/board.ts'
import type { PageContext } from '../../page.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Filters } from '../../ui/filters/filters.tsx'
import { SearchField, SelectField } from '../filter-fields.tsx'
import { type BoardData, sayStage } from './board-data.ts'

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
    <Filters label={t('board.filters')} method="get" action={href(path)}>
      <SearchField name="search" label={t('board.search')} value={search} />
      {selects.map((select) => (
        <SelectField
          key={select.name}
          {...select}
          label={t(`board.${select.name}`)}
          value={query[select.name]}
        />
      ))}
      <div className="row gap-2">
        <Button type="submit" variant="secondary" small>
          {t('admin.showFiltered')}
        </Button>
        {(search || country || assignee || stage) && (
          <LinkButton variant="quiet" small href={href(path)}>
            {t('board.clear')}
          </LinkButton>
        )}
      </div>
    </Filters>
  )
}
