import { endpoints } from '../../../domain/api/endpoints.ts'
import type { TypedWebhook } from '../../../domain/integrations/webhook.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { Moment } from '../moment.tsx'
import { aboveWebhooks } from './above-webhooks.ts'
import { SecretOnce } from './secret-once.tsx'
import { typedWebhook, untypedWebhook, WebhookForm, WebhookMistakes } from './webhook-form.tsx'
import { type Webhook, WebhookState } from './webhook-state.tsx'

type Data = {
  webhooks: readonly Webhook[]
  typed: TypedWebhook
  errors: FieldErrors
  secret?: string
  isRemoved?: boolean
}

/** Everybody who reviews sees the state of deliveries; administrators add webhooks. */
export const webhooksRoute = adminPage<Data>({
  access: 'review_applications',
  submitAccess: 'administer',
  script: 'copying',
  title: ({ t }) => t('webhooks.title'),
  text: ({ t }) => t('webhooks.text'),
  description: ({ t }) => t('webhooks.description', { name: t('languages.name') }),
  section: paths.adminSettings(),
  crumbs: (context) => [aboveWebhooks(context)],
  headActions: ({ t }) => (
    <LinkButton variant="secondary" small href={`${endpoints.explainApi.path}#webhooks`}>
      {t('webhooks.reference')}
    </LinkButton>
  ),
  load: async ({ services, query }) =>
    done({
      webhooks: await services.integrations.listWebhooks(),
      typed: untypedWebhook,
      errors: {},
      isRemoved: query.done === 'removed',
    }),
  async submit(post) {
    const typed = typedWebhook(post)
    const added = await post.services.integrations.addWebhook(signedIn(post), typed)
    const webhooks = await post.services.integrations.listWebhooks()
    if (added.ok) {
      const { secret } = added.value
      return { status: 201, data: { webhooks, typed: untypedWebhook, errors: {}, secret } }
    }
    const { refusal } = added
    return { refusal, data: { webhooks, typed, errors: refusal.errors ?? {} } }
  },
  Body: (context) => {
    const { t, staff, data } = context
    return (
      <>
        <WebhookMistakes t={t} errors={data.errors} />
        {data.secret && (
          <Message title={t('webhooks.added')} text={t('webhooks.secretText')} live>
            <SecretOnce t={t} secret={data.secret} />
          </Message>
        )}
        {data.isRemoved && <Message title={t('webhooks.removed')} live />}
        <List {...context} />
        {mayDo(signedIn({ staff }).role, 'administer') && (
          <Box id="add" title={t('webhooks.add')}>
            <p>{t('webhooks.addText')}</p>
            <WebhookForm {...context} typed={data.typed} errors={data.errors} label={t('webhooks.save')} />
          </Box>
        )}
      </>
    )
  },
})

function List({ t, href, locale, staff, data: { webhooks } }: PageContext<Data>) {
  if (webhooks.length === 0) {
    const adds = mayDo(signedIn({ staff }).role, 'administer')
    return <Empty title={t('webhooks.none')} text={adds ? undefined : t('webhooks.noneText')} />
  }
  return (
    <DataTable
      caption={t('webhooks.list')}
      rows={webhooks}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('webhooks.name'),
          cell: ({ id, name, url }) => (
            <RowTitle href={href(paths.adminWebhook(id))} title={name} text={new URL(url).host} />
          ),
        },
        {
          id: 'events',
          label: t('webhooks.events'),
          cell: ({ events }) => t('webhooks.eventCount', { count: events.length }),
        },
        {
          id: 'state',
          label: t('webhooks.state'),
          cell: (webhook) => <WebhookState t={t} locale={locale} webhook={webhook} />,
        },
        { id: 'waiting', label: t('webhooks.waiting'), kind: 'number', cell: ({ waiting }) => waiting },
        { id: 'failed', label: t('webhooks.failed'), kind: 'number', cell: ({ failed }) => failed },
        {
          id: 'last',
          label: t('webhooks.lastDelivered'),
          cell: ({ lastDeliveredAt }) =>
            lastDeliveredAt ? (
              <Moment at={lastDeliveredAt} locale={locale} />
            ) : (
              t('webhooks.nothingDelivered')
            ),
        },
      ]}
    />
  )
}
