import { nameOfExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import type { Selection } from './use-selection.ts'

type Props = { t: Translate; email: string; selection: Selection }

/** Choosing one expert turns the others down: the hospital is told so before it confirms. */
export function ConfirmSelection({ t, email, selection }: Props) {
  const { chosen, asked, isSending, trouble, ask, confirm } = selection
  return (
    <Modal
      id="confirm"
      open={asked === 'confirm'}
      wide
      onClose={() => ask(undefined)}
      title={t('selectExpert.askTitle', { name: chosen ? nameOfExpert(chosen) : '' })}
      text={t('selectExpert.askText')}
    >
      <p className="muted sm">{t('selectExpert.askNext')}</p>
      {trouble && (
        <Message tone="danger" live title={t('selectExpert.failed')}>
          <p>
            {trouble === 'offline'
              ? t('selectExpert.failedOffline')
              : t('selectExpert.failedText', { email })}
          </p>
        </Message>
      )}
      <div className="row btn-row">
        <Button variant="secondary" onClick={() => ask(undefined)}>
          {t('selectExpert.goBack')}
        </Button>
        <Button busy={isSending} onClick={confirm}>
          {t(isSending ? 'selectExpert.sending' : 'selectExpert.yes')}
        </Button>
      </div>
    </Modal>
  )
}
