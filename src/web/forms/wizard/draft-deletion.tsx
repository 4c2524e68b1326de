import { useState } from 'react'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/modal/modal.tsx'

/** Asks first, since there is no copy anywhere else; the harmless answer stands first and has the focus. */
export function DraftDeletion({ t, onDelete }: { t: Translate; onDelete: () => void }) {
  const [isAsking, setAsking] = useState<boolean>()
  return (
    <>
      <Button variant="quiet" small icon="trash" onClick={() => setAsking(true)}>
        {t('wizard.deleteDraft')}
      </Button>
      {isAsking !== undefined && (
        <Modal
          id="delete-draft"
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('wizard.deleteTitle')}
          text={t('wizard.deleteText')}
        >
          <div className="stack gap-3">
            <Button variant="secondary" block onClick={() => setAsking(false)}>
              {t('wizard.deleteNo')}
            </Button>
            <Button variant="danger" block onClick={onDelete}>
              {t('wizard.deleteYes')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
