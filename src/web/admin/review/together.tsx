import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApplicationKind, ApplicationStatus } from '../../../domain/applications/application-status.ts'
import { movesByHand } from '../../../domain/applications/moves-by-matching.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Pending, Trouble, useMove } from './call-state.tsx'
import { type ApplicationRow, type MovePreview, previewMoves } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { useFocusBack } from './keys.tsx'

type Props = { rows: readonly ApplicationRow[]; kind: ApplicationKind; onDone: () => void }

export function Together({ rows, kind, onDone }: Props) {
  const { t } = useDesk()
  const [to, setTo] = useState<ApplicationStatus>()
  const [isAsking, setAsking] = useState(false)
  const bar = useRef<HTMLFieldSetElement>(null)
  useFocusBack(isAsking, bar)
  if (rows.length === 0) return null
  // Information is requested from one applicant at a time.
  const moves = [...new Set(rows.flatMap(({ status }) => movesByHand(kind, status)))].filter(
    (move) => move !== 'info_requested',
  )
  // The move chosen before may not exist for the rows picked now.
  const isMove = moves.some((move) => move === to)
  return (
    <fieldset
      className="desk-together desk-place row"
      ref={bar}
      tabIndex={-1}
      aria-label={t('desk.picked', { count: rows.length })}
    >
      <p role="status">{t('desk.picked', { count: rows.length })}</p>
      <Field id="move-to" label={t('desk.moveTo')}>
        {(control) => (
          <Select
            {...control}
            value={isMove ? to : ''}
            placeholder={t('desk.choose')}
            options={moves.map((value) => ({ value, label: t(`desk.status_${value}`) }))}
            onChange={({ currentTarget }) => setTo((currentTarget.value || undefined) as typeof to)}
          />
        )}
      </Field>
      <Button variant="secondary" small disabled={!isMove} onClick={() => setAsking(true)}>
        {t('desk.moveShow')}
      </Button>
      <Button variant="quiet" small onClick={onDone}>
        {t('desk.pickNone')}
      </Button>
      {to && isMove && isAsking && (
        <TogetherDialog rows={rows} to={to} onClose={() => setAsking(false)} onDone={onDone} />
      )}
    </fieldset>
  )
}

type DialogProps = Omit<Props, 'kind'> & { to: ApplicationStatus; onClose: () => void }

function TogetherDialog({ rows, to, onClose, onDone }: DialogProps) {
  const { t, holdMinutes } = useDesk()
  const ids = rows.map(({ id }) => id)
  const status = t(`desk.status_${to}`)
  const preview = useQuery({
    queryKey: ['preview', to, ids],
    queryFn: () => previewMoves({ ids, to }),
    gcTime: 0,
  })
  const { data } = preview
  const moving = data?.moves.flatMap(({ id, version, code }) =>
    code === null && version !== null ? [{ id, version }] : [],
  )
  const move = useMove(({ moved, refused }) => {
    onClose()
    onDone()
    const [count, rest] = [moved.length, refused.length]
    return rest ? t('desk.movedSome', { status, count, rest }) : t('desk.movedTogether', { status, count })
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
      <Pending query={preview} />
      {data && (
        <ul className="desk-previews">
          {data.moves.map((preview) => (
            <li key={preview.id}>
              <strong>{rows.find(({ id }) => id === preview.id)?.name || preview.reference}</strong>
              <span className="muted">{sayPreview(preview)}</span>
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
