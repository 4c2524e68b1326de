import { Message } from '../../../ui/message/message.tsx'
import type { MovePreview } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'
import { Notices } from '../together-mails.tsx'

/** The matches that the move ends, and the mails to their other sides. */
export function Ending({ move }: { move: MovePreview | undefined }) {
  const { t } = useDesk()
  if (!move || move.ends.length === 0) return null
  const { ends } = move
  return (
    <Message
      tone="warn"
      title={t('desk.endsMatches', { count: ends.length })}
      text={t('desk.endsMatchesText')}
    >
      <ul>
        {ends.map(({ name, reference, status }, at) => (
          <li key={reference ?? at}>
            {reference === null ? (
              t('desk.hospitalOutside')
            ) : (
              <>
                <bdi>{name}</bdi>, {reference}
              </>
            )}
            : {t(`match.status_${status}`)}
          </li>
        ))}
      </ul>
      <Notices move={move} />
    </Message>
  )
}

type CancelledProps = { move: MovePreview | undefined; hasMail: boolean }

/** Says that the move cancels an interview, and whether the applicant learns of it. */
export function CancelledInterview({ move, hasMail }: CancelledProps) {
  const { t, locale } = useDesk()
  const interview = move?.cancels_interview
  if (!interview) return null
  const told = hasMail ? 'desk.cancelsInterviewTold' : 'desk.cancelsInterviewSilent'
  return (
    <Message
      tone="warn"
      title={t('desk.cancelsInterview', { time: sayTime(interview.starts_at, locale) })}
      text={t(interview.told ? told : 'desk.cancelsInterviewUntold')}
    />
  )
}
