import * as v from 'valibot'
import { brand } from '../../../domain/brand.ts'
import { mailQuery } from '../../../domain/mail/mail-query.ts'
import { mailStatuses } from '../../../domain/mail/mail-status.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { Confirmed } from '../confirmed.tsx'
import { StatusList } from '../status-list.tsx'
import { withQuery } from '../with-query.ts'
import { MailList, OutboxFilters } from './mail-list.tsx'
import type { OutboxData } from './outbox-data.ts'

const outboxPage: Page<OutboxData> = {
  title: ({ t }) => pageTitle(t, t('outbox.title')),
  description: ({ t }) => t('outbox.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    const { query, page } = data
    const { status } = query
    return (
      <AdminFrame {...context} title={t('outbox.title')} text={t('outbox.text')}>
        <Said {...context} />
        <StatusList
          address={href(paths.adminOutbox())}
          query={query}
          page={page}
          statuses={mailStatuses.map((one) => ({
            status: one,
            label: t(`outbox.${one}`),
            ...(one !== 'sent' && { count: page.counts[one] }),
          }))}
          filters={<OutboxFilters {...context} />}
          actions={status === 'failed' && page.counts.failed > 0 && <RetryAll {...context} />}
          words={{
            statuses: t('outbox.statuses'),
            none: { title: t(`outbox.none_${status}`), text: t(`outbox.none_${status}Text`) },
            noneFound: {
              title: t('outbox.noneFound'),
              text: t('outbox.noneFoundText'),
              clear: t('outbox.clear'),
            },
            pager: {
              pages: t('outbox.pages'),
              shown: t('outbox.shown', { count: page.rows.length }),
              first: t('outbox.first'),
              next: t('outbox.next'),
            },
          }}
        >
          <MailList {...context} />
        </StatusList>
      </AdminFrame>
    )
  },
}

export const outboxRoute = adminRoute<OutboxData>({
  access: 'review_applications',
  page: outboxPage,
  load: async (request) => done(await open(request)),
  submit: retryAll,
})

async function open({ services, query: asked }: PageRequest): Promise<OutboxData> {
  const query = v.parse(mailQuery, asked)
  const page = await services.mail.listMails(query)
  const retried = /^\d{1,7}$/.test(asked.retried ?? '') ? Number(asked.retried) : undefined
  return { query, page, mailsAreFiles: services.mail.mailsAreFiles, retried }
}

async function retryAll(post: FormPost): Promise<Submitted<OutboxData>> {
  const retried = await post.services.mail.retryMails(signedIn(post))
  return { redirect: withQuery(paths.adminOutbox(), { retried: String(retried.ok ? retried.value : 0) }) }
}

function Said({ t, data: { retried, mailsAreFiles } }: PageContext<OutboxData>) {
  return (
    <>
      {retried === 0 && (
        <Message live tone="warn" title={t('outbox.notRetried')}>
          <p>{t('outbox.notRetriedText')}</p>
        </Message>
      )}
      {!!retried && <Message live title={t('outbox.retried', { count: retried })} />}
      {mailsAreFiles && (
        <Message title={t('outbox.files')}>
          <p>{t('outbox.filesText')}</p>
        </Message>
      )}
    </>
  )
}

function RetryAll({ t, href, csrfToken }: PageContext<OutboxData>) {
  return (
    <form method="post" action={href(paths.adminOutbox())}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Confirmed label={t('outbox.retryAll')} text={t('outbox.retryAllText')} yes={t('outbox.retryAllYes')} />
    </form>
  )
}
