import { Button } from '../button/button.tsx'
import { Modal } from './modal.tsx'

type Props = {
  id: string
  open: boolean
  title: string
  text: string
  labels: { keep: string; discard: string }
  onKeep: () => void
  onDiscard: () => void
}

/** Asks for confirmation, since there is no other copy; the harmless answer comes first and has the focus. */
export function DiscardDialog({ id, open, title, text, labels, onKeep, onDiscard }: Props) {
  return (
    <Modal id={id} open={open} onClose={onKeep} title={title} text={text}>
      <div className="stack gap-3">
        <Button variant="secondary" block onClick={onKeep}>
          {labels.keep}
        </Button>
        <Button variant="danger" block onClick={onDiscard}>
          {labels.discard}
        </Button>
      </div>
    </Modal>
  )
}
