import type { ComponentProps } from 'react'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import type { Decline } from '../../../../domain/review/decline-reasons.ts'
import type { NewInterview } from '../../../../domain/review/interview.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useDesk } from '../desk-context.ts'
import { useFirstField } from '../first-field.ts'
import { type MoveWords, partOf } from '../kept-moves.ts'
import type { KeptWords } from '../kept-words.ts'
import { type Asked, AskedFields } from './asked-fields.tsx'
import { DeclineFields } from './decline-fields.tsx'
import { InterviewFields } from './interview-fields.tsx'

type Props = Omit<ComponentProps<typeof AskedFields>, 'onAsk' | 'kept'> & {
  kept: KeptWords<MoveWords>
  to: ApplicationStatus
  /** The reason that was given before returning to this step. */
  decline: Decline | undefined
  interview: NewInterview | null | undefined
  onAsk: (asked: Asked) => void
  onDecline: (decline: Decline) => void
  onSet: (interview: NewInterview | null) => void
}

/** What a move needs before its mail can be written; its first field has the focus. */
export function BeforeMail(props: Props) {
  return (
    <div ref={useFirstField<HTMLDivElement>()}>
      <Needed {...props} />
    </div>
  )
}

function Needed({ to, kept, decline, interview, onAsk, onDecline, onSet, ...asking }: Props) {
  const { t } = useDesk()
  const { onCancel } = asking
  if (to === 'info_requested') {
    return <AskedFields {...asking} kept={kept} onAsk={onAsk} />
  }
  if (to === 'declined') {
    const { kind } = asking.application
    return (
      <DeclineFields
        kind={kind}
        given={decline}
        kept={partOf(kept, 'decline')}
        label={t('desk.toMail')}
        onDecline={onDecline}
        onCancel={onCancel}
      />
    )
  }
  return (
    <InterviewFields
      given={interview ?? undefined}
      kept={partOf(kept, 'interview')}
      onSet={onSet}
      onCancel={onCancel}
    >
      <Button variant="secondary" onClick={() => onSet(null)}>
        {t('desk.interviewLater')}
      </Button>
    </InterviewFields>
  )
}
