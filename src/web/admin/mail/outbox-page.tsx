import * as v from 'valibot'
import { mailQuery, mailSubjects } from '../../../domain/mail/mail-query.ts'
import { mailStatuses } from '../../../domain/mail/mail-status.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { StatusList } from '../filters/status-list.tsx'
import { withQuery } from '../filters/with-query.ts'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { MailList, type OutboxData } from './mail-list.tsx'

export const outboxRoute = adminPage<OutboxData>({
  access: 'review_applications',
  script: 'filtering',
  title: ({ t }) => t('outbox.title'),
  text: ({ t }) => t('outbox.text'),
  description: ({ t }) => t('outbox.description', { name: t('languages.name') }),
  headActions: ({ t, href }) => (
    <LinkButton variant="secondary" small href={href(paths.adminWebhooks())}>
      {t('webhooks.title')}
    </LinkButton>
  ),
  async load(request) {
    const { services, query: asked } = request
    const query = v.parse(mailQuery, asked)
    const page = await services.mail.listMails(signedIn(request), query)
    const retried = /^\d{1,7}$/.test(asked.retried ?? '') ? Number(asked.retried) : undefined
    return done({ query, page, mailsAreFiles: services.mail.mailsAreFiles, retried })
  },
  async submit(post) {
    const retried = await post.services.mail.retryMails(signedIn(post))
    return { redirect: withQuery(paths.adminOutbox(), { retried: String(retried.ok ? retried.value : 0) }) }
  },
  Body: (context) => {
    const { t, data } = context
    const { query, page } = data
    return (
      <>
        <Notices {...context} />
        <StatusList
          {...context}
          area="outbox"
          query={query}
          page={page}
          statuses={mailStatuses.map((status) => ({
            status,
            label: t(`outbox.${status}`),
            ...(status !== 'sent' && { count: page.counts[status] }),
          }))}
          filter={{
            name: 'about',
            label: t('outbox.about'),
            placeholder: t('outbox.anything'),
            options: mailSubjects.map((value) => ({ value, label: t(`outbox.about_${value}`) })),
          }}
          none={{ title: t(`outbox.none_${query.status}`), text: t(`outbox.none_${query.status}Text`) }}
          shown={t('outbox.shown', { count: page.rows.length })}
          actions={query.status === 'failed' && page.counts.failed > 0 && <RetryAll {...context} />}
        >
          <MailList {...context} />
        </StatusList>
      </>
    )
  },
})

function Notices({ t, data: { retried, mailsAreFiles } }: PageContext<OutboxData>) {
  return (
    <>
      {retried === 0 && (
        <Message live tone="warn" title={t('outbox.notRetried')} text={t('outbox.notRetriedText')} />
      )}
      {!!retried && <Message live title={t('outbox.retried', { count: retried })} />}
      {mailsAreFiles && <Message title={t('outbox.files')} text={t('outbox.filesText')} />}
    </>
  )
}

function RetryAll(context: PageContext<OutboxData>) {
  const { t } = context
  return (
    <PostForm {...context}>
      <Confirmed label={t('outbox.retryAll')} text={t('outbox.retryAllText')} yes={t('outbox.retryAllYes')} />
    </PostForm>
  )
}
