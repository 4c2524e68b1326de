import type { TypedWebhook } from '../../../domain/integrations/webhook.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome } from '../../../domain/refusals.ts'
import { type FormPost, type PageContext, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { aboveWebhooks } from './above-webhooks.ts'
import { SecretOnce } from './secret-once.tsx'
import { typedWebhook, WebhookForm, WebhookMistakes } from './webhook-form.tsx'
import { type Webhook, WebhookState } from './webhook-state.tsx'

type Data = {
  webhook: Webhook
  typed: TypedWebhook
  errors: FieldErrors
  secret?: string
  news?: 'saved' | 'switchedOn' | 'switchedOff'
}

export const webhookSettingsRoute = adminPage<Data>({
  access: 'administer',
  script: 'copying',
  title: ({ t, data }) => t('webhooks.settingsOf', { name: data.webhook.name }),
  description: ({ t }) => t('webhooks.description', { name: t('languages.name') }),
  section: paths.adminSettings(),
  crumbs: ({ t, href, staff, data }) => [
    aboveWebhooks({ t, href, staff }),
    { label: t('webhooks.title'), href: href(paths.adminWebhooks()) },
    { label: data.webhook.name, href: href(paths.adminWebhook(data.webhook.id)) },
  ],
  load: (request) => read(request),
  actions: {
    async renew(post) {
      const renewed = await post.services.integrations.renewWebhookSecret(signedIn(post), idOf(post))
      return show(post, renewed.ok ? { secret: renewed.value.secret } : {})
    },
    async on(post) {
      const switched = await post.services.integrations.switchWebhook(signedIn(post), idOf(post), true)
      return show(post, switched.ok ? { news: 'switchedOn' } : {})
    },
    async off(post) {
      const switched = await post.services.integrations.switchWebhook(signedIn(post), idOf(post), false)
      return show(post, switched.ok ? { news: 'switchedOff' } : {})
    },
    async remove(post) {
      const removed = await post.services.integrations.removeWebhook(signedIn(post), idOf(post))
      return { redirect: `${paths.adminWebhooks()}${removed.ok ? '?done=removed' : ''}` }
    },
  },
  async submit(post) {
    const typed = typedWebhook(post)
    const changed = await post.services.integrations.changeWebhook(signedIn(post), idOf(post), typed)
    if (changed.ok) return show(post, { news: 'saved' })
    const { refusal } = changed
    const shown = await show(post, { typed, errors: refusal.errors ?? {} })
    return 'data' in shown ? { ...shown, refusal } : shown
  },
  Body: (context) => {
    const { t, locale, data } = context
    const { webhook } = data
    return (
      <>
        <WebhookMistakes t={t} errors={data.errors} />
        {data.news && <Message title={t(`webhooks.${data.news}`)} live />}
        {data.secret && (
          <Message title={t('webhooks.renewed')} text={t('webhooks.secretText')} live>
            <SecretOnce t={t} secret={data.secret} />
          </Message>
        )}
        <Box id="change" title={t('webhooks.settings')}>
          <KeyValues
            columns={2}
            items={[
              { term: t('webhooks.state'), value: <WebhookState t={t} locale={locale} webhook={webhook} /> },
              { term: t('webhooks.owner'), value: webhook.owner?.name ?? t('webhooks.nobody') },
            ]}
          />
          <WebhookForm
            {...context}
            typed={data.typed}
            errors={data.errors}
            label={t('webhooks.saveChanges')}
          />
        </Box>
        <Decisions {...context} />
      </>
    )
  },
})

function Decisions(context: PageContext<Data>) {
  const { t, data } = context
  return (
    <>
      <Box id="secret" title={t('webhooks.secret')}>
        <p>{t('webhooks.secretHint')}</p>
        <PostForm {...context}>
          <Confirmed
            action="renew"
            variant="primary"
            label={t('webhooks.renew')}
            text={t('webhooks.renewText')}
            yes={t('webhooks.renewYes')}
          />
        </PostForm>
      </Box>
      <Box id="on-off" title={t('webhooks.onOff')}>
        {data.webhook.offAt ? (
          <ActionForm {...context} action="on" label={t('webhooks.switchOn')}>
            <p>{t('webhooks.switchOnText')}</p>
          </ActionForm>
        ) : (
          <PostForm {...context}>
            <Confirmed
              action="off"
              label={t('webhooks.switchOff')}
              text={t('webhooks.switchOffText')}
              yes={t('webhooks.switchOffYes')}
            />
          </PostForm>
        )}
        <PostForm {...context}>
          <Confirmed
            action="remove"
            label={t('webhooks.remove')}
            text={t('webhooks.removeText')}
            yes={t('webhooks.removeYes')}
          />
        </PostForm>
      </Box>
    </>
  )
}

const idOf = ({ params }: Pick<PageRequest, 'params'>) => params.id ?? ''

async function read(request: PageRequest): Promise<Outcome<Data>> {
  const found = await request.services.integrations.readWebhook(idOf(request))
  if (!found.ok) return found
  const { name, url, events } = found.value
  return done({ webhook: found.value, typed: { name, url, events }, errors: {} })
}

async function show(post: FormPost, more: Partial<Data>): Promise<Submitted<Data>> {
  const opened = await read(post)
  if (!opened.ok) return { redirect: paths.adminWebhooks() }
  return { data: { ...opened.value, ...more } }
}
