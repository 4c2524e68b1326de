import type { DeliveryStatus } from '../../../domain/integrations/webhook.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, type ValueOf } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { Services } from '../../../services/services.ts'
import { type FormPost, type PageContext, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { adminPage } from '../admin-page.tsx'
import { withQuery } from '../filters/with-query.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { aboveWebhooks } from './above-webhooks.ts'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookState } from './webhook-state.tsx'

type Log = ValueOf<Services['integrations']['readWebhookLog']>

type Data = Log & {
  status: DeliveryStatus | undefined
  isFirst: boolean
  news?: { sentAgain: number } | 'tested' | 'notSent'
}

const statuses = ['waiting', 'delivered', 'failed'] as const

/** The log of a webhook. */
export const webhookRoute = adminPage<Data>({
  access: 'review_applications',
  title: ({ data }) => data.webhook.name,
  text: ({ t, data }) => t('webhooks.urlOf', { host: new URL(data.webhook.url).host }),
  description: ({ t }) => t('webhooks.description', { name: t('languages.name') }),
  section: paths.adminSettings(),
  crumbs: ({ t, href, staff }) => [
    aboveWebhooks({ t, href, staff }),
    { label: t('webhooks.title'), href: href(paths.adminWebhooks()) },
  ],
  headActions: ({ t, href, staff, data }) =>
    mayDo(signedIn({ staff }).role, 'administer') && (
      <LinkButton variant="secondary" small href={href(paths.adminWebhookSettings(data.webhook.id))}>
        {t('webhooks.settings')}
      </LinkButton>
    ),
  load: read,
  actions: {
    async again(post, delivery) {
      return answer(post, await post.services.integrations.sendAgain(signedIn(post), idOf(post), delivery))
    },
    async failed(post) {
      return answer(post, await post.services.integrations.sendAgain(signedIn(post), idOf(post)))
    },
    async test(post) {
      return answer(post, await post.services.integrations.testWebhook(idOf(post)))
    },
  },
  submit: async (post) => ({ redirect: paths.adminWebhook(idOf(post)) }),
  Body: (context) => {
    const { t, href, path, locale, data } = context
    const { webhook, deliveries, cursor, status, isFirst } = data
    const address = (more: Record<string, string>) =>
      withQuery(href(path), { ...(status && { status }), ...more })
    return (
      <>
        <News {...context} />
        <div className="row row--between">
          <WebhookState t={t} locale={locale} webhook={webhook} />
          <div className="row gap-3">
            {webhook.failed > 0 && !webhook.offAt && (
              <ActionForm
                {...context}
                action="failed"
                variant="secondary"
                small
                label={t('webhooks.sendFailed')}
              />
            )}
            {!webhook.offAt && (
              <ActionForm {...context} action="test" variant="secondary" small label={t('webhooks.test')} />
            )}
          </div>
        </div>
        <JumpChips
          label={t('webhooks.filter')}
          links={[
            { label: t('webhooks.all'), href: href(path), current: status === undefined },
            ...statuses.map((one) => ({
              label: t(`webhooks.${one}`),
              ...(one !== 'delivered' && { count: webhook[one] }),
              href: withQuery(href(path), { status: one }),
              current: one === status,
            })),
          ]}
        />
        {deliveries.length > 0 ? (
          <DeliveryList {...context} deliveries={deliveries} isOff={webhook.offAt !== null} />
        ) : (
          <Empty title={t('webhooks.logNone')} text={t('webhooks.logNoneText')} />
        )}
        {(cursor || !isFirst) && (
          <Pager
            label={t('webhooks.pages')}
            text={t('webhooks.logText')}
            previous={{ label: t('webhooks.newest'), ...(!isFirst && { href: address({}) }) }}
            next={{ label: t('webhooks.older'), ...(cursor && { href: address({ cursor }) }) }}
          />
        )}
      </>
    )
  },
})

const idOf = ({ params }: Pick<PageRequest, 'params'>) => params.id ?? ''

async function read({ services, params, query }: PageRequest): Promise<Outcome<Data>> {
  const status = statuses.find((one) => one === query.status)
  const log = await services.integrations.readWebhookLog(idOf({ params }), { status, cursor: query.cursor })
  return log.ok ? done({ ...log.value, status, isFirst: query.cursor === undefined }) : log
}

async function answer(post: FormPost, outcome: Outcome<number | undefined>): Promise<Submitted<Data>> {
  const opened = await read(post)
  if (!opened.ok) return { redirect: paths.adminWebhooks() }
  if (!outcome.ok) return { refusal: outcome.refusal, data: { ...opened.value, news: 'notSent' } }
  const { value } = outcome
  return { data: { ...opened.value, news: value === undefined ? 'tested' : { sentAgain: value } } }
}

function News({ t, data: { news, webhook } }: PageContext<Data>) {
  return (
    <>
      {news === 'notSent' && (
        <Message live tone="warn" title={t('webhooks.notSent')} text={t('webhooks.notSentText')} />
      )}
      {news === 'tested' && <Message live title={t('webhooks.tested')} />}
      {typeof news === 'object' && (
        <Message live title={t('webhooks.sentAgain', { count: news.sentAgain })} />
      )}
      {webhook.offBecause && (
        <Message
          tone="warn"
          title={t('webhooks.off')}
          text={t(
            {
              staff: 'webhooks.offByStaff',
              failing: 'webhooks.offByFailing',
              gone: 'webhooks.offByGone',
            }[webhook.offBecause] as 'webhooks.offByStaff',
          )}
        />
      )}
    </>
  )
}
