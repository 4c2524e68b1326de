import type { Translate } from '../../domain/messages/translate.ts'
import { Button } from '../ui/button/button.tsx'
import { Modal } from '../ui/modal/modal.tsx'

/** What cannot be undone is asked first, and erasing twice. */
export type Asked = 'withdraw' | 'erase' | 'surely' | 'leave'

const words = { withdraw: 'Withdraw', erase: 'Erase', surely: 'Surely', leave: 'Leave' } as const

type Props = { t: Translate; asked: Asked; onYes: () => void; onNo: () => void }

/** The harmless answer stands first and has the focus. */
export function Confirmation({ t, asked, onYes, onNo }: Props) {
  const about = words[asked]
  const no = t(`edit.ask${about === 'Surely' ? 'Erase' : about}No`)
  return (
    <Modal
      id={`ask-${asked}`}
      open
      onClose={onNo}
      title={t(`edit.ask${about}Title`)}
      text={t(`edit.ask${about}Text`)}
    >
      <div className="stack gap-3">
        <Button variant="secondary" block onClick={onNo}>
          {no}
        </Button>
        <Button variant="danger" block onClick={onYes}>
          {t(`edit.ask${about}Yes`)}
        </Button>
      </div>
    </Modal>
  )
}
