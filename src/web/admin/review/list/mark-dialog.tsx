import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { submitting } from '../call-state.tsx'
import type { ApplicationRow } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { type Marked, MarkedResult } from './marked-result.tsx'

type Props = {
  id: string
  title: string
  rows: readonly ApplicationRow[]
  marking: { data: Marked | undefined; isPending: boolean; takeBack: (() => void) | undefined }
  submitLabel: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Marks the picked applications; stays open to list those that were refused. */
export function MarkDialog({ id, title, rows, marking, submitLabel, onSubmit, onClose, children }: Props) {
  const { t } = useDesk()
  const { data, isPending, takeBack } = marking
  return (
    <Modal
      id={id}
      open
      onClose={onClose}
      title={title}
      text={rows.map(({ name, reference }) => name || reference).join(', ')}
    >
      <form className="stack gap-4" noValidate onSubmit={submitting(onSubmit)}>
        <MarkedResult rows={rows} marked={data} onTakeBack={takeBack} />
        {children}
        <FormActs onCancel={onClose} cancelLabel={t(data ? 'desk.close' : 'desk.cancel')}>
          <Button type="submit" busy={isPending}>
            {submitLabel}
          </Button>
        </FormActs>
      </form>
    </Modal>
  )
}
