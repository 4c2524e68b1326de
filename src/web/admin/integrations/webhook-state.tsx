import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { Services } from '../../../services/services.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { sayDay } from '../moment.tsx'

export type Webhook = Awaited<ReturnType<Services['integrations']['listWebhooks']>>[number]

export function WebhookState({ t, locale, webhook }: { t: Translate; locale: Locale; webhook: Webhook }) {
  const { offAt, failingSince } = webhook
  if (offAt)
    return (
      <Badge tone="danger" icon="x">
        {t('webhooks.off')}
      </Badge>
    )
  if (failingSince)
    return (
      <Badge tone="warn" icon="warn">
        {t('webhooks.failing', { date: sayDay(failingSince, locale, 'medium') })}
      </Badge>
    )
  return (
    <Badge tone="ok" icon="check">
      {t('webhooks.works')}
    </Badge>
  )
}
