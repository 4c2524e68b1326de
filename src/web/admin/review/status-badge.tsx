import type { ApplicationStatus } from '../../../domain/applications/application-status.ts'
import { Badge, type BadgeLook } from '../../ui/badge/badge.tsx'
import { useDesk } from './desk-context.ts'

const looks: Record<ApplicationStatus, BadgeLook> = {
  submitted: { tone: 'info', icon: 'dot' },
  in_review: { tone: 'warn', icon: 'eye' },
  info_requested: { tone: 'warn', icon: 'clock' },
  interview: { tone: 'info', icon: 'calendar' },
  accepted: { tone: 'info', icon: 'story' },
  eligible: { tone: 'info', icon: 'match' },
  shortlist_sent: { tone: 'warn', icon: 'clock' },
  expert_selected: { tone: 'info', icon: 'user' },
  active: { tone: 'ok', icon: 'check' },
  completed: { tone: 'ok', icon: 'check' },
  paused: { tone: 'neutral', icon: 'clock' },
  no_match: { tone: 'neutral', icon: 'x' },
  declined: { tone: 'danger', icon: 'x' },
  withdrawn: { tone: 'neutral', icon: 'x' },
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useDesk()
  return <Badge {...looks[status]}>{t(`desk.status_${status}`)}</Badge>
}
