import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Trouble, useChange } from '../call-state.tsx'
import { mailNewLink } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import type { Asked } from './pile-rows.tsx'

type Props = { asked: Extract<Asked, { act: 'link' }>; onClose: () => void }

/** Names what ends before a new link goes to somebody who has not answered. */
export function LinkDialog({ asked: { name, id, kind }, onClose }: Props) {
  const { t, say } = useDesk()
  const { mutate, isPending, error } = useChange(
    () => mailNewLink(id),
    ({ to }) => {
      onClose()
      say({ message: t('desk.newLinkMailed', { to }) })
    },
  )
  return (
    <Modal
      id="new-link"
      open
      onClose={onClose}
      title={t('desk.newLink')}
      text={t('desk.newLinkText', { to: name })}
    >
      {error && <Trouble error={error} />}
      <ul>
        {[t('desk.ends_link'), t(`desk.ends_mails_${kind}`), t('desk.ends_open')].map((end) => (
          <li key={end}>{end}</li>
        ))}
      </ul>
      <p className="hint">{t('desk.staysUnsent')}</p>
      <div className="row gap-2">
        <Button busy={isPending} onClick={() => mutate(undefined)}>
          {t('desk.newLinkNow')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
      </div>
    </Modal>
  )
}
