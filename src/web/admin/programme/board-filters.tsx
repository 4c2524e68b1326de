import { countries } from '../../../domain/lists/countries.ts'
import { paths } from '../../../domain/paths.ts'
import { boardStages } from '../../../domain/programme/board.ts'
import type { PageContext } from '../../page.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { Select } from '../../ui/select/select.tsx'
import { type BoardData, sayStage } from './board-data.ts'

export function BoardFilters({ t, href, data: { query, assignees } }: PageContext<BoardData>) {
  const { stage, search, country, assignee } = query
  const action = href(paths.adminMatches())
  return (
    <Filters label={t('board.filters')} method="get" action={action}>
      <Field id="search" label={t('board.search')}>
        {(control) => <SearchInput {...control} name="search" defaultValue={search} maxLength={200} />}
      </Field>
      <Field id="stage" label={t('board.stage')}>
        {(control) => (
          <Select
            {...control}
            name="stage"
            defaultValue={stage ?? ''}
            placeholder={t('board.everything')}
            options={boardStages.map((value) => ({ value, label: sayStage(t, value) }))}
          />
        )}
      </Field>
      <Field id="assignee" label={t('board.assignee')}>
        {(control) => (
          <Select
            {...control}
            name="assignee"
            defaultValue={assignee ?? ''}
            placeholder={t('board.anybody')}
            options={[
              { value: 'me', label: t('board.me') },
              { value: 'none', label: t('board.nobody') },
              ...assignees.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Field>
      <Field id="country" label={t('board.country')}>
        {(control) => (
          <Select
            {...control}
            name="country"
            defaultValue={country ?? ''}
            placeholder={t('board.anywhere')}
            options={countries.map(({ label }) => ({ value: label, label }))}
          />
        )}
      </Field>
      <div className="row gap-2">
        <Button type="submit" variant="secondary" small>
          {t('board.apply')}
        </Button>
        {(search || country || assignee || stage) && (
          <LinkButton variant="quiet" small href={action}>
            {t('board.clear')}
          </LinkButton>
        )}
      </div>
    </Filters>
  )
}
