import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { moveApplications, previewMoves, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayClock } from '../times.ts'
import { Trouble } from '../trouble.tsx'
import { useChange } from '../use-change.ts'
import { useUndo } from '../use-undo.ts'
import { type Asked, AskedFields } from './asked-fields.tsx'
import { type Mail, MailFields } from './mail-fields.tsx'

type Props = { application: Reviewed; to: ApplicationStatus; onClose: () => void }

/** What a move does and says to the applicant, before it is made. A refusal takes away nothing that was typed. */
export function MoveDialog({ application, to, onClose }: Props) {
  const { t, locale, holdMinutes, say } = useDesk()
  const undo = useUndo()
  const { id, version, kind, answers, name } = application
  const [asked, setAsked] = useState<Asked>()
  const [edited, setEdited] = useState<Mail>()
  const [sends, setSends] = useState(true)
  const mustAsk = to === 'info_requested' && !asked
  const preview = useQuery({
    queryKey: ['preview', id, to, asked],
    queryFn: () => previewMoves({ ids: [id], to, asked }),
    enabled: !mustAsk,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const proposed = preview.data?.moves[0]?.mail ?? undefined
  const mail = edited ?? proposed
  const { mutate, isPending, error } = useChange(moveApplications, ({ undo: { token, until } }) => {
    onClose()
    const status = t(`desk.status_${to}`)
    const goes = mail && sends
    say({
      message: goes
        ? t('desk.movedMail', { status, time: sayClock(until, locale) })
        : t('desk.moved', { status }),
      action: { label: t('desk.undo'), onClick: () => undo.mutate(token) },
      until,
    })
  })
  const move = () =>
    mutate({
      applications: [{ id, version }],
      to,
      ...(asked && { asked }),
      ...(mail && { mail: sends ? { subject: mail.subject, text: mail.text } : null }),
    })
  return (
    <Modal id="move" open onClose={onClose} wide title={t(`desk.move_${to}`)} text={name}>
      {mustAsk ? (
        <AskedFields kind={kind} answers={answers} onAsk={setAsked} onCancel={onClose} />
      ) : (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (preview.data && !isPending) move()
          }}
        >
          {preview.isPending && <Skeleton label={t('desk.loading')} />}
          {preview.error && <Trouble error={preview.error} onRetry={preview.refetch} />}
          {preview.data && !proposed && <p>{t('desk.noMail')}</p>}
          {mail && proposed && (
            <MailFields
              to={proposed.to}
              mail={mail}
              withLink={asked !== undefined}
              sends={sends}
              onSends={setSends}
              onEdit={(changes) => setEdited({ ...mail, ...changes })}
            />
          )}
          {error && <Trouble error={error} />}
          <div className="row gap-2">
            <Button type="submit" busy={isPending} disabled={!preview.data}>
              {!mail || !sends
                ? t('desk.moveOnly')
                : t(holdMinutes > 0 ? 'desk.moveAndSend' : 'desk.moveAndSendNow', { count: holdMinutes })}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('desk.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
