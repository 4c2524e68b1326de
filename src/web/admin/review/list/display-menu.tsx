import { columnNames, densities } from '../../../../domain/review/list-columns.ts'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { useDesk } from '../desk-context.ts'
import { ColumnBoxes } from './column-boxes.tsx'
import { DeskMenu } from './desk-menu.tsx'
import type { Display } from './use-display.ts'

type Props = Display & { choose: (change: Partial<Display>) => void }

/** Which columns a list has, and how dense its rows are. */
export function DisplayMenu({ columns, density, choose }: Props) {
  const { t } = useDesk()
  return (
    <DeskMenu label={t('desk.display')} name={t('desk.display')}>
      {() => (
        <div className="stack gap-3">
          <RadioGroup
            id="density"
            name="density"
            label={t('desk.density')}
            options={densities.map((value) => ({ value, label: t(`desk.density_${value}`) }))}
            value={density}
            onChange={(value) => choose({ density: densities.find((one) => one === value) ?? 'comfortable' })}
          />
          <fieldset className="field" aria-label={t('desk.columns')}>
            <legend className="label">{t('desk.columns')}</legend>
            <div>
              <ColumnBoxes
                columns={columnNames.map((name) => ({ name, label: t(`desk.column_${name}`) }))}
                chosen={columns}
                onChoose={(chosen) => choose({ columns: chosen })}
              />
            </div>
          </fieldset>
        </div>
      )}
    </DeskMenu>
  )
}
