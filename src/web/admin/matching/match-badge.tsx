import type { MatchStatus } from '../../../domain/matching/match-status.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Badge, type BadgeLook } from '../../ui/badge/badge.tsx'

type Props = { t: Translate; status: MatchStatus; isHeld?: boolean }

/** The status of a match; says so if the mail of a question or shortlist is held. */
export function MatchBadge({ t, status, isHeld = false }: Props) {
  if (isHeld) return <Badge icon="clock">{t('match.held')}</Badge>
  return <Badge {...looks[status]}>{t(`match.status_${status}`)}</Badge>
}

const looks: Record<MatchStatus, BadgeLook> = {
  suggested: { tone: 'neutral', icon: 'dot' },
  invited: { tone: 'info', icon: 'send' },
  interested: { tone: 'ok', icon: 'check' },
  declined: { tone: 'neutral', icon: 'x' },
  lapsed: { tone: 'neutral', icon: 'x' },
  shortlisted: { tone: 'info', icon: 'send' },
  not_selected: { tone: 'neutral', icon: 'x' },
  selected: { tone: 'ok', icon: 'check' },
  confirmed: { tone: 'ok', icon: 'check' },
  agreement_signed: { tone: 'ok', icon: 'check' },
  active: { tone: 'ok', icon: 'match' },
  on_hold: { tone: 'warn', icon: 'clock' },
  completed: { tone: 'ok', icon: 'check' },
  ended_early: { tone: 'neutral', icon: 'x' },
}
