import type { MailState } from '../../../domain/mail/mail-status.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Badge, type BadgeLook } from '../../ui/badge/badge.tsx'

const looks: Record<MailState, BadgeLook> = {
  held: { tone: 'info', icon: 'clock' },
  queued: { tone: 'warn', icon: 'clock' },
  sending: { tone: 'info', icon: 'send' },
  sent: { tone: 'ok', icon: 'check' },
  failed: { tone: 'danger', icon: 'error' },
}

export function MailBadge({ state, t }: { state: MailState; t: Translate }) {
  return <Badge {...looks[state]}>{t(`outbox.${state}`)}</Badge>
}
