import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import type { ApplicationFilter } from '../../../../domain/review/application-query.ts'
import type { ColumnName } from '../../../../domain/review/list-columns.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { Pending } from '../call-state.tsx'
import { queryOf, readColumns } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFirstField } from '../first-field.ts'
import { FormActs } from '../form-acts.tsx'
import { type BoxesProps, ColumnBoxes } from '../list/column-boxes.tsx'
import { sheetColumns } from './sheet-columns.ts'

const formats = { csv: reviewPaths.exportCsv, xlsx: reviewPaths.exportXlsx } as const
const extents = ['shown', 'all', 'chosen'] as const

type Props = {
  filter: ApplicationFilter
  shown: readonly ColumnName[]
  count?: string | undefined
  /** Exports only these rows; left out for the whole list. */
  picked?: readonly string[]
  /** Whether all rows are outside the regions of the signed-in member of staff. */
  isEmpty?: boolean
  onClose: () => void
}

export function ExportDialog({
  filter,
  shown,
  count,
  picked = [],
  isEmpty: isOutside = false,
  onClose,
}: Props) {
  const { t, say } = useDesk()
  const { kind } = filter
  const first = useFirstField<HTMLDivElement>()
  const [format, setFormat] = useState<string>('csv')
  const [extent, setExtent] = useState<string>('shown')
  const [chosen, setChosen] = useState<readonly string[]>(() => sheetColumns(kind, shown))
  const columns = { shown: sheetColumns(kind, shown), all: [], chosen }[extent as (typeof extents)[number]]
  const hasNoColumn = extent === 'chosen' && chosen.length === 0
  return (
    <Modal
      id="export"
      open
      wide
      onClose={onClose}
      title={t(picked.length > 0 ? 'desk.exportPickedTitle' : 'desk.exportTitle')}
      text={isOutside ? t('desk.exportOutside') : count}
    >
      <div ref={first}>
        <RadioGroup
          id="export-format"
          name="format"
          label={t('desk.exportFormat')}
          options={Object.keys(formats).map((value) => ({
            value,
            label: t(`desk.exportAs_${value as keyof typeof formats}`),
          }))}
          value={format}
          onChange={setFormat}
        />
      </div>
      <RadioGroup
        id="export-extent"
        name="extent"
        label={t('desk.exportColumns')}
        options={extents.map((value) => ({ value, label: t(`desk.exportColumns_${value}`) }))}
        value={extent}
        onChange={setExtent}
      />
      {extent === 'chosen' && (
        <ChosenColumns
          kind={kind}
          chosen={chosen}
          onChoose={setChosen}
          error={hasNoColumn ? t('desk.exportNoColumn') : undefined}
        />
      )}
      <FormActs onCancel={onClose}>
        {hasNoColumn || isOutside ? (
          <Button disabled>{t('desk.exportNow')}</Button>
        ) : (
          <LinkButton
            download
            href={`${formats[format as keyof typeof formats]}?${queryOf(filter, { columns, id: picked })}`}
            onClick={() => {
              onClose()
              say({ message: t('desk.exported') })
            }}
          >
            {t('desk.exportNow')}
          </LinkButton>
        )}
      </FormActs>
    </Modal>
  )
}

type ChosenProps = Pick<ApplicationFilter, 'kind'> & Omit<BoxesProps<string>, 'columns'> & { error?: string }

function ChosenColumns({ kind, error, ...boxes }: ChosenProps) {
  const { t } = useDesk()
  const columns = useQuery({ ...readColumns(kind), staleTime: Number.POSITIVE_INFINITY })
  if (columns.error || !columns.data) return <Pending query={columns} />
  return (
    <FieldGroup id="export-columns" label={t('desk.exportWhich')} error={error}>
      <div className="desk-asked">
        <ColumnBoxes columns={columns.data.columns} {...boxes} />
      </div>
    </FieldGroup>
  )
}
