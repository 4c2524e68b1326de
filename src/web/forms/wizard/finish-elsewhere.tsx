import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText } from '../../ui/field/field.tsx'
import { useLater } from '../use-later.ts'
import type { DraftOnPage } from './elsewhere-dialog.tsx'

export function FinishElsewhere(draft: DraftOnPage) {
  const { t } = draft
  /** A new key for each opening, so that the dialog starts empty. */
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { later, isLate } = useLater(isOpen)
  return (
    <>
      <Button
        variant="quiet"
        small
        icon="send"
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        {t('wizard.elsewhere')}
      </Button>
      {isOpen && isLate && (
        <div role="alert">
          <ErrorText>{t('wizard.waitingTitle')}</ErrorText>
        </div>
      )}
      {later && opening > 0 && (
        <later.ElsewhereDialog key={opening} {...draft} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
