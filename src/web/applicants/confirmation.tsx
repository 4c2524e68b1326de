import type { Translate } from '../../domain/messages/translate.ts'
import { Button } from '../ui/button/button.tsx'
import { Modal } from '../ui/modal/modal.tsx'

/** What cannot be undone is asked first, and erasing twice. */
export type Asked = 'withdraw' | 'erase' | 'surely' | 'leave'

const words = {
  withdraw: {
    title: 'edit.askWithdrawTitle',
    text: 'edit.askWithdrawText',
    yes: 'edit.askWithdrawYes',
    no: 'edit.askWithdrawNo',
  },
  erase: {
    title: 'edit.askEraseTitle',
    text: 'edit.askEraseText',
    yes: 'edit.askEraseYes',
    no: 'edit.askEraseNo',
  },
  surely: {
    title: 'edit.askSurelyTitle',
    text: 'edit.askSurelyText',
    yes: 'edit.askSurelyYes',
    no: 'edit.askEraseNo',
  },
  leave: {
    title: 'edit.askLeaveTitle',
    text: 'edit.askLeaveText',
    yes: 'edit.askLeaveYes',
    no: 'edit.askLeaveNo',
  },
} as const

type Props = { t: Translate; asked: Asked; onYes: () => void; onNo: () => void }

/** The harmless answer stands first and has the focus. */
export function Confirmation({ t, asked, onYes, onNo }: Props) {
  const { title, text, yes, no } = words[asked]
  return (
    <Modal id={`ask-${asked}`} open onClose={onNo} title={t(title)} text={t(text)}>
      <div className="stack gap-3">
        <Button variant="secondary" block onClick={onNo}>
          {t(no)}
        </Button>
        <Button variant="danger" block onClick={onYes}>
          {t(yes)}
        </Button>
      </div>
    </Modal>
  )
}
