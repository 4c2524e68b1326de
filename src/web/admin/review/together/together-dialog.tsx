import { useQuery } from '@tanstack/react-query'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type ApplicationRow, type MovePreview, moveApplications, previewMoves } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { Trouble } from '../trouble.tsx'
import { useChange } from '../use-change.ts'
import { useUndo } from '../use-undo.ts'

type Props = {
  rows: readonly ApplicationRow[]
  to: ApplicationStatus
  onClose: () => void
  onDone: () => void
}

/** Says what a move does to each of many applications before it does so. */
export function TogetherDialog({ rows, to, onClose, onDone }: Props) {
  const { t, holdMinutes, say } = useDesk()
  const undo = useUndo()
  const ids = rows.map(({ id }) => id)
  const status = t(`desk.status_${to}`)
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', to, ids],
    queryFn: () => previewMoves({ ids, to }),
    gcTime: 0,
  })
  const moving = data?.moves.flatMap(({ id, version, code }) =>
    code === null && version !== null ? [{ id, version }] : [],
  )
  const move = useChange(moveApplications, ({ undo: { token, until }, moved, refused }) => {
    onClose()
    onDone()
    const [count, rest] = [moved.length, refused.length]
    say({
      message: rest
        ? t('desk.movedSome', { status, count, rest })
        : t('desk.movedTogether', { status, count }),
      action: { label: t('desk.undo'), onClick: () => undo.mutate(token) },
      until,
    })
  })
  return (
    <Modal
      id="together"
      open
      wide
      onClose={onClose}
      title={t('desk.together', { status })}
      text={t('desk.togetherText')}
    >
      {error && <Trouble error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton label={t('desk.loading')} />}
      {data && (
        <ul className="desk-previews">
          {data.moves.map((preview) => (
            <li key={preview.id}>
              <strong>{rows.find(({ id }) => id === preview.id)?.name || preview.reference}</strong>
              <span>{sayPreview(preview)}</span>
            </li>
          ))}
        </ul>
      )}
      {data?.moves.some(({ mail }) => mail) && <p>{t('desk.togetherHeld', { count: holdMinutes })}</p>}
      {move.error && <Trouble error={move.error} />}
      <div className="row gap-2">
        <Button
          busy={move.isPending}
          disabled={!moving?.length}
          onClick={() => moving && move.mutate({ applications: moving, to })}
        >
          {t('desk.moveTogether', { count: moving?.length ?? 0 })}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
      </div>
    </Modal>
  )

  function sayPreview({ from, code, mail }: MovePreview): string {
    if (from === null) return t('desk.why_not_found')
    const status = t(`desk.status_${from}`)
    if (code !== null) return t('desk.staysAs', { status })
    return t('desk.willMove', {
      status,
      mail: mail ? t('desk.mailGoes', { subject: mail.subject }) : t('desk.mailNone'),
    })
  }
}
