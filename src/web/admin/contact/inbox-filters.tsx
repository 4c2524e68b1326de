import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { InboxData } from './inbox-data.ts'

export function InboxFilters({ t, href, data: { query, assignees } }: PageContext<InboxData>) {
  const { status, search, assignee } = query
  return (
    <Filters label={t('inbox.filters')} method="get" action={href(paths.adminInbox())}>
      <input type="hidden" name="status" value={status} />
      <Field id="search" label={t('inbox.search')}>
        {(control) => <SearchInput {...control} name="search" defaultValue={search} maxLength={200} />}
      </Field>
      <Field id="assignee" label={t('inbox.assignee')}>
        {(control) => (
          <Select
            {...control}
            name="assignee"
            defaultValue={assignee ?? ''}
            placeholder={t('inbox.anybody')}
            options={[
              { value: 'me', label: t('inbox.me') },
              { value: 'none', label: t('inbox.nobody') },
              ...assignees.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" small>
        {t('inbox.apply')}
      </Button>
    </Filters>
  )
}
