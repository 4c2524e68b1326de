import type { MailQuery } from '../../../domain/mail/mail-query.ts'
import { paths } from '../../../domain/paths.ts'
import type { OutboxPage } from '../../../services/mail/read-outbox.ts'
import type { PageContext } from '../../page.ts'
import { DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Moment } from '../moment.tsx'
import { MailBadge } from './mail-badge.tsx'

export type OutboxData = {
  query: MailQuery
  page: OutboxPage
  mailsAreFiles: boolean
  /** How many mails were just queued again. */
  retried: number | undefined
}

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
