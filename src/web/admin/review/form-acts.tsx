import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useDesk } from './desk-context.ts'

type Props = {
  onCancel: () => void
  /** To the step before, if there is one. */
  onBack?: (() => void) | undefined
  /** Defaults to 'Cancel'. */
  cancelLabel?: string
  small?: boolean
  children: ReactNode
}

/** The buttons of a form or a dialog; cancelling comes last. */
export function FormActs({ onCancel, onBack, cancelLabel, small = false, children }: Props) {
  const { t } = useDesk()
  return (
    <div className="row gap-2 desk-acts">
      {children}
      {onBack && (
        <Button variant="secondary" small={small} onClick={onBack}>
          {t('desk.back')}
        </Button>
      )}
      <Button variant="secondary" small={small} onClick={onCancel}>
        {cancelLabel ?? t('desk.cancel')}
      </Button>
    </div>
  )
}
