import { referencesIn, type WebhookEvent, wordOfEvent } from '../../../domain/integrations/webhook-events.ts'
import type { ValueOf } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import type { PageContext } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { Moment, sayMoment } from '../moment.tsx'

type Delivery = ValueOf<Services['integrations']['readWebhookLog']>['deliveries'][number]

type Props = Pick<PageContext, 't' | 'locale' | 'href' | 'path' | 'csrfToken'> & {
  deliveries: readonly Delivery[]
  isOff: boolean
}

const looks = {
  waiting: { tone: 'info', icon: 'clock' },
  delivered: { tone: 'ok', icon: 'check' },
  failed: { tone: 'danger', icon: 'error' },
} as const

export function DeliveryList({ deliveries, isOff, ...context }: Props) {
  const { t, locale } = context
  return (
    <DataTable
      caption={t('webhooks.log')}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'event',
          label: t('webhooks.event'),
          cell: ({ event, about }) => (
            <>
              {t(wordOfEvent(event as WebhookEvent))}
              <small>{[event, ...referencesIn(about)].join(' · ')}</small>
            </>
          ),
        },
        {
          id: 'status',
          label: t('webhooks.status'),
          cell: (delivery) => <DeliveryState {...context} delivery={delivery} />,
        },
        {
          id: 'when',
          label: t('webhooks.when'),
          cell: ({ happenedAt }) => <Moment at={happenedAt} locale={locale} />,
        },
        {
          id: 'again',
          label: t('webhooks.acts'),
          cell: ({ id, event, status, happenedAt }) =>
            status !== 'waiting' &&
            !isOff && (
              <ActionForm
                {...context}
                action={`again ${id}`}
                variant="secondary"
                small
                label={t('webhooks.sendAgain')}
                about={t('webhooks.sendAgainNamed', { event, time: sayMoment(happenedAt, locale) })}
              />
            ),
        },
      ]}
    />
  )
}

function DeliveryState({ t, locale, delivery }: Pick<Props, 't' | 'locale'> & { delivery: Delivery }) {
  const { status, attempts, dueAt, answerStatus, answerMs, problem } = delivery
  const isRetried = status === 'waiting' && attempts > 0
  const facts = [
    problem && t(`webhooks.problem_${problem}`),
    answerStatus !== null && t('webhooks.answered', { status: answerStatus, ms: answerMs ?? 0 }),
    attempts > 0 && t('webhooks.attempts', { count: attempts }),
    isRetried && t('webhooks.nextAt', { time: sayMoment(dueAt, locale) }),
  ]
  return (
    <>
      <Badge {...looks[status]}>{t(`webhooks.${status}`)}</Badge>
      <br />
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </>
  )
}
