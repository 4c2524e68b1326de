import type { ReactNode } from 'react'
import { type ControlProps, Field, type FieldText } from '../../../ui/field/field.tsx'
import { useDesk } from '../desk-context.ts'

type Props = FieldText & {
  value: string
  max: number
  children: (control: ControlProps & { 'data-too-long'?: true }) => ReactNode
}

const nearLimit = 0.8

/**
 * A text may pass its limit while it is typed or pasted, since a control with `maxLength` cuts it silently. The count says
 * so, and `submitting` refuses it.
 */
export function LimitedField({ value, max, error, children, ...text }: Props) {
  const { t } = useDesk()
  const count = value.trim().length
  const isOver = count > max
  const over = isOver ? `${t('forms.too_long', { max })}. ${t('desk.textCount', { count, max })}` : undefined
  const said = over ?? error
  return (
    <Field {...text} {...(said && { error: said })}>
      {(control) => (
        <>
          {children({ ...control, ...(isOver && { 'data-too-long': true }) })}
          {!isOver && count > nearLimit * max && (
            <p className="count" role="status">
              {t('desk.textCount', { count, max })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
