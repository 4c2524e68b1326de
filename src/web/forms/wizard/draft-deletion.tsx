import { useEffect, useRef, useState } from 'react'
import type { FormId } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { DiscardDialog } from '../../ui/modal/discard-dialog.tsx'
import { attempt } from '../../uploads/kept-files.ts'

/** Names the form whose draft was deleted, for the page that comes next in this tab. */
const deletedKey = 'aster-deleted'

/** Confirms the deletion of a draft, and takes the focus, since the pressed button is gone. */
export function DraftDeleted({ t, form }: { t: Translate; form: FormId }) {
  const [isDeleted, setDeleted] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt(() => sessionStorage.getItem(deletedKey)) !== form) return
    sessionStorage.removeItem(deletedKey)
    setDeleted(true)
  }, [form])
  useEffect(() => {
    if (isDeleted) note.current?.focus()
  }, [isDeleted])
  return (
    isDeleted && (
      <div ref={note} tabIndex={-1}>
        <Message title={t('wizard.goneTitle')} />
      </div>
    )
  )
}

type Props = { t: Translate; form: FormId; onDelete: () => void }

export function DraftDeletion({ t, form, onDelete }: Props) {
  const [isAsking, setAsking] = useState<boolean>()
  return (
    <>
      <Button variant="quiet" small icon="trash" onClick={() => setAsking(true)}>
        {t('wizard.deleteDraft')}
      </Button>
      {isAsking !== undefined && (
        <DiscardDialog
          id="delete-draft"
          open={isAsking}
          title={t('wizard.deleteTitle')}
          text={t('wizard.deleteText')}
          labels={{ keep: t('wizard.deleteNo'), discard: t('wizard.deleteYes') }}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            attempt(() => sessionStorage.setItem(deletedKey, form))
            onDelete()
          }}
        />
      )}
    </>
  )
}
