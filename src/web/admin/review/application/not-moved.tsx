import { useQuery } from '@tanstack/react-query'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import { Message } from '../../../ui/message/message.tsx'
import { Trouble } from '../call-state.tsx'
import { type MovePreview, previewMoves, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { isOvertaken, sayOvertaken } from '../together-result.tsx'

type Props = {
  application: Reviewed
  to: ApplicationStatus
  /** The preview with which the move began. */
  before: MovePreview | undefined
  /** Whether the move is no longer possible. */
  isOver: boolean
  error: Error
}

/** Why an application was not moved; names the colleague who was faster, and the status. */
export function NotMoved({ application, to, before, isOver, error }: Props) {
  const { t } = useDesk()
  const { id, version, status } = application
  const { data } = useQuery({
    queryKey: ['overtaken', id, to, version],
    queryFn: () => previewMoves({ ids: [id], to }),
    enabled: isOvertaken(error),
    gcTime: 0,
    meta: { stays: true },
  })
  const now = data?.moves[0]
  const who = before && now && sayOvertaken(t, before, now)
  if (isOver) {
    return (
      <Message tone="danger" live title={t('desk.moveOver', { status: t(`desk.status_${status}`) })}>
        {who && <p>{who}</p>}
        <p>{t('desk.moveOverText')}</p>
      </Message>
    )
  }
  if (!who) return <Trouble error={error} />
  return (
    <Message tone="danger" live title={t('desk.failed')}>
      <p>{who}</p>
      <p>{t('desk.overtakenText')}</p>
    </Message>
  )
}
