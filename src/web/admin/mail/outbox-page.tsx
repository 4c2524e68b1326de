import * as v from 'valibot'
import { brand } from '../../../domain/brand.ts'
import { mailQuery } from '../../../domain/mail/mail-query.ts'
import { mailStatuses } from '../../../domain/mail/mail-status.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import {
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  route,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { Confirmed } from '../confirmed.tsx'
import { withQuery } from '../with-query.ts'
import { MailList, OutboxFilters } from './mail-list.tsx'
import type { OutboxData } from './outbox-data.ts'

const outboxPage: Page<OutboxData> = {
  title: ({ t }) => pageTitle(t, t('outbox.title')),
  description: ({ t }) => t('outbox.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    const { query, page } = data
    const { cursor: _, ...filter } = query
    const list = href(paths.adminOutbox())
    return (
      <AdminFrame {...context} title={t('outbox.title')} text={t('outbox.text')}>
        <Said {...context} />
        <JumpChips
          label={t('outbox.statuses')}
          links={mailStatuses.map((status) => ({
            href: withQuery(list, { ...filter, status }),
            label: t(`outbox.${status}`),
            current: status === query.status,
            ...(status !== 'sent' && { count: page.counts[status] }),
          }))}
        />
        <OutboxFilters {...context} />
        {page.rows.length > 0 ? <MailList {...context} /> : <Nothing {...context} />}
        {query.status === 'failed' && page.counts.failed > 0 && <RetryAll {...context} />}
        {(query.cursor || page.cursor) && (
          <Pager
            label={t('outbox.pages')}
            text={t('outbox.shown', { count: page.rows.length })}
            previous={{
              label: t('outbox.first'),
              ...(query.cursor && { href: withQuery(list, filter) }),
            }}
            next={{
              label: t('outbox.next'),
              ...(page.cursor && { href: withQuery(list, { ...filter, cursor: page.cursor }) }),
            }}
          />
        )}
      </AdminFrame>
    )
  },
}

export const outboxRoute = route<OutboxData>({
  access: 'review_applications',
  page: outboxPage,
  styles: ['forms', 'admin'],
  bare: true,
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

/** Says what to do next. */
function Nothing({ t, href, data: { query } }: PageContext<OutboxData>) {
  const { status, search, about, cursor } = query
  if (!search && !about && !cursor) {
    return <Empty title={t(`outbox.none_${status}`)} text={t(`outbox.none_${status}Text`)} />
  }
  return (
    <Empty title={t('outbox.noneFound')} text={t('outbox.noneFoundText')}>
      <LinkButton small variant="secondary" href={withQuery(href(paths.adminOutbox()), { status })}>
        {t('outbox.clear')}
      </LinkButton>
    </Empty>
  )
}
