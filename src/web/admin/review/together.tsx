import { type RefObject, useRef, useState } from 'react'
import type { ApplicationStatus } from '../../../domain/applications/application-status.ts'
import { movesByHand } from '../../../domain/applications/moves-by-matching.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import type { ColumnName } from '../../../domain/review/list-columns.ts'
import { isInside } from '../../../domain/staff/regions.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { ApplicationRow } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { ExportDialog } from './export/export-dialog.tsx'
import { useFocusBack } from './keys.tsx'
import { AssignDialog } from './list/assign-dialog.tsx'
import { TagDialog } from './list/tag-dialog.tsx'
import { whole } from './list-address.ts'
import { TogetherDialog } from './together-dialog.tsx'

type Asking = { rows: readonly ApplicationRow[] } & (
  | { act: 'move'; to: ApplicationStatus }
  | { act: 'assign' | 'tag' | 'export' }
)

type Props = {
  rows: readonly ApplicationRow[]
  filter: ApplicationFilter
  columns: readonly ColumnName[]
  onDone: () => void
}

/** The dialog keeps a copy of what was picked, since a refused move refreshes the list and may empty it. */
export function Together({ rows, filter, columns, onDone }: Props) {
  const [asking, setAsking] = useState<Asking>()
  const bar = useRef<HTMLFieldSetElement>(null)
  useFocusBack(asking !== undefined, bar)
  const onClose = () => setAsking(undefined)
  return (
    <>
      {rows.length > 0 && <PickedBar {...{ rows, filter, onDone, bar }} onAsk={setAsking} />}
      {asking?.act === 'move' && <TogetherDialog {...asking} onClose={onClose} onDone={onDone} />}
      {asking?.act === 'assign' && <AssignDialog rows={asking.rows} onClose={onClose} />}
      {asking?.act === 'tag' && <TagDialog rows={asking.rows} onClose={onClose} />}
      {asking?.act === 'export' && (
        <PickedExport rows={asking.rows} filter={filter} columns={columns} onClose={onClose} />
      )}
    </>
  )
}

type ExportProps = Omit<Props, 'onDone'> & { onClose: () => void }

/** The file holds the rows of one's own regions. */
function PickedExport({ rows, filter, columns, onClose }: ExportProps) {
  const { t, staff } = useDesk()
  const own = rows.filter(({ country }) => isInside(staff, country))
  return (
    <ExportDialog
      filter={whole(filter)}
      shown={columns}
      count={t('desk.picked', { count: own.length })}
      picked={rows.map(({ id }) => id)}
      isEmpty={own.length === 0}
      onClose={onClose}
    />
  )
}

type BarProps = Omit<Props, 'columns'> & {
  bar: RefObject<HTMLFieldSetElement | null>
  onAsk: (asking: Asking) => void
}

function PickedBar({ rows, filter: { kind }, onDone, bar, onAsk }: BarProps) {
  const { t, staff } = useDesk()
  const [to, setTo] = useState<ApplicationStatus>()
  // Information is requested from one applicant at a time.
  const moves = [...new Set(rows.flatMap(({ status }) => movesByHand(kind, status)))].filter(
    (move) => move !== 'info_requested',
  )
  // The move chosen before may not exist for the rows picked now.
  const isMove = moves.some((move) => move === to)
  const acts = ['assign', 'tag', ...(mayDo(staff.role, 'export_data') ? (['export'] as const) : [])] as const
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
      <Button
        variant="secondary"
        small
        disabled={!isMove}
        onClick={() => to && onAsk({ act: 'move', rows, to })}
      >
        {t('desk.moveShow')}
      </Button>
      {acts.map((act) => (
        <Button key={act} variant="secondary" small onClick={() => onAsk({ act, rows })}>
          {t(`desk.${act}Them`)}
        </Button>
      ))}
      <Button variant="quiet" small onClick={onDone}>
        {t('desk.pickNone')}
      </Button>
    </fieldset>
  )
}
