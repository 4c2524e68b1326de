import { useRef, useState } from 'react'
import type {
  ApplicationKind,
  ApplicationStatus,
} from '../../../../domain/applications/application-status.ts'
import { movesByHand } from '../../../../domain/applications/moves-by-matching.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import type { ApplicationRow } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { TogetherDialog } from './together-dialog.tsx'

type Props = { rows: readonly ApplicationRow[]; kind: ApplicationKind; onDone: () => void }

/** What can be done with all picked rows at once. */
export function Together({ rows, kind, onDone }: Props) {
  const { t } = useDesk()
  const [to, setTo] = useState<ApplicationStatus>()
  const [isAsking, setAsking] = useState(false)
  const bar = useRef<HTMLFieldSetElement>(null)
  useFocusBack(isAsking, bar)
  if (rows.length === 0) return null
  // Asking is about the answers of one applicant.
  const moves = [...new Set(rows.flatMap(({ status }) => movesByHand(kind, status)))].filter(
    (move) => move !== 'info_requested',
  )
  // Other rows may have other moves.
  const isMove = moves.some((move) => move === to)
  return (
    <fieldset
      className="desk-together desk-place"
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
