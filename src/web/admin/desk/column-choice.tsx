import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { type ColumnName, columnNames } from './chosen-columns.ts'
import { useDesk } from './desk-context.ts'

type Props = { chosen: readonly ColumnName[]; onChoose: (chosen: readonly ColumnName[]) => void }

export function ColumnChoice({ chosen, onChoose }: Props) {
  const { t } = useDesk()
  return (
    <details
      className="desk-more desk-wide"
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
    >
      <summary className="btn btn--quiet btn--sm">{t('desk.columns')}</summary>
      <fieldset className="desk-columns" aria-label={t('desk.columns')}>
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(columnNames.filter((one) => (one === name ? checked : chosen.includes(one))))
            }
          >
            {t(`desk.column_${name}`)}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  )
}
