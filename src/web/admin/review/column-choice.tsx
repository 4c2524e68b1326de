import { useEffect, useRef } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { type ColumnName, columnNames } from './chosen-columns.ts'
import { useDesk } from './desk-context.ts'

type Props = { chosen: readonly ColumnName[]; onChoose: (chosen: readonly ColumnName[]) => void }

/** Closed by Escape, and by a press anywhere else. */
export function ColumnChoice({ chosen, onChoose }: Props) {
  const { t } = useDesk()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return (
    <details
      className="desk-more desk-wide"
      ref={details}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
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
