import { type RefObject, useRef, useState } from 'react'
import type { ApplicationKind, ApplicationStatus } from '../../../domain/applications/application-status.ts'
import { movesByHand } from '../../../domain/applications/moves-by-matching.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { ApplicationRow } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { useFocusBack } from './keys.tsx'
import { TogetherDialog } from './together-dialog.tsx'

type Asking = { rows: readonly ApplicationRow[]; to: ApplicationStatus }

type Props = { rows: readonly ApplicationRow[]; kind: ApplicationKind; onDone: () => void }

/** The dialog keeps a copy of what was picked, since a refused move refreshes the list and may empty it. */
export function Together({ rows, kind, onDone }: Props) {
  const [asking, setAsking] = useState<Asking>()
  const bar = useRef<HTMLFieldSetElement>(null)
  useFocusBack(asking !== undefined, bar)
  return (
    <>
      {rows.length > 0 && <PickedBar {...{ rows, kind, onDone, bar }} onAsk={setAsking} />}
      {asking && <TogetherDialog {...asking} onClose={() => setAsking(undefined)} onDone={onDone} />}
    </>
  )
}

type BarProps = Props & { bar: RefObject<HTMLFieldSetElement | null>; onAsk: (asking: Asking) => void }

function PickedBar({ rows, kind, onDone, bar, onAsk }: BarProps) {
  const { t } = useDesk()
  const [to, setTo] = useState<ApplicationStatus>()
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
      <Button variant="secondary" small disabled={!isMove} onClick={() => to && onAsk({ rows, to })}>
        {t('desk.moveShow')}
      </Button>
      <Button variant="quiet" small onClick={onDone}>
        {t('desk.pickNone')}
      </Button>
    </fieldset>
  )
}
