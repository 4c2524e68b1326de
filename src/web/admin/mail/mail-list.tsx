import { mailSubjects } from '../../../domain/mail/mail-query.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Moment } from '../moment.tsx'
import { MailBadge } from './mail-badge.tsx'
import type { OutboxData } from './outbox-data.ts'

export function MailList({ t, href, locale, data: { page } }: PageContext<OutboxData>) {
  return (
    <DataTable
      caption={t('outbox.list')}
      rows={page.rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'subject',
          label: t('outbox.subject'),
          cell: ({ id, subject, recipient }) => (
            <RowTitle href={href(paths.adminMail(id))} title={subject} narrowText={recipient} />
          ),
        },
        {
          id: 'to',
          label: t('outbox.to'),
          kind: 'wide',
          cell: ({ recipient }) => <bdi className="desk-answer">{recipient}</bdi>,
        },
        { id: 'status', label: t('outbox.status'), cell: ({ state }) => <MailBadge state={state} t={t} /> },
        {
          id: 'queued',
          label: t('outbox.queuedAt'),
          cell: ({ queued_at }) => <Moment at={queued_at} locale={locale} />,
        },
      ]}
    />
  )
}

export function OutboxFilters({ t, href, data: { query } }: PageContext<OutboxData>) {
  const { status, search, about } = query
  return (
    <Filters label={t('outbox.filters')} method="get" action={href(paths.adminOutbox())}>
      <input type="hidden" name="status" value={status} />
      <Field id="search" label={t('outbox.search')}>
        {(control) => <SearchInput {...control} name="search" defaultValue={search} maxLength={200} />}
      </Field>
      <Field id="about" label={t('outbox.about')}>
        {(control) => (
          <Select
            {...control}
            name="about"
            defaultValue={about ?? ''}
            placeholder={t('outbox.anything')}
            options={mailSubjects.map((value) => ({ value, label: t(`outbox.about_${value}`) }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" small>
        {t('outbox.apply')}
      </Button>
    </Filters>
  )
}
