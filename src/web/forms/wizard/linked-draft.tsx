import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'

type Props = { t: Translate; isTaken: boolean; onSwitch: () => void }

/** Switches between the draft of the device and that of a link, by one button, which keeps the focus. */
export function LinkedDraft({ t, isTaken, onSwitch }: Props) {
  return (
    <Message title={t(isTaken ? 'wizard.newerTakenTitle' : 'wizard.newerTitle')}>
      <p role="status">{t(isTaken ? 'wizard.newerTakenText' : 'wizard.newerText')}</p>
      <Button variant="secondary" small onClick={onSwitch}>
        {t(isTaken ? 'wizard.newerBack' : 'wizard.newerTake')}
      </Button>
    </Message>
  )
}
