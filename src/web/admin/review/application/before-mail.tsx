import { type ComponentProps, useEffect, useRef } from 'react'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import type { Decline } from '../../../../domain/review/decline.ts'
import type { NewInterview } from '../../../../domain/review/interview.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useDesk } from '../desk-context.ts'
import { type Asked, AskedFields } from './asked-fields.tsx'
import { DeclineFields } from './decline-fields.tsx'
import { InterviewFields } from './interview-fields.tsx'

type Props = Omit<ComponentProps<typeof AskedFields>, 'onAsk'> & {
  to: ApplicationStatus
  onAsk: (asked: Asked) => void
  onDecline: (decline: Decline) => void
  onSet: (interview: NewInterview | null) => void
}

/** What a move needs before its mail can be written; its first field has the focus. */
export function BeforeMail(props: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])
  return (
    <div ref={place}>
      <Needed {...props} />
    </div>
  )
}

function Needed({ to, onAsk, onDecline, onSet, ...asking }: Props) {
  const { t } = useDesk()
  const { onCancel } = asking
  if (to === 'info_requested') {
    return <AskedFields {...asking} onAsk={onAsk} />
  }
  if (to === 'declined') {
    const { kind } = asking.application
    return <DeclineFields kind={kind} label={t('desk.toMail')} onDecline={onDecline} onCancel={onCancel} />
  }
  return (
    <InterviewFields onSet={onSet} onCancel={onCancel}>
      <Button variant="secondary" onClick={() => onSet(null)}>
        {t('desk.interviewLater')}
      </Button>
    </InterviewFields>
  )
}
