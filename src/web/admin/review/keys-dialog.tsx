import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { useDesk } from './desk-context.ts'

const names = {
  j: 'j',
  k: 'k',
  Enter: 'enter',
  x: 'x',
  '/': 'search',
  '?': 'help',
  u: 'u',
  m: 'm',
  n: 'n',
} as const

type Props = { keys: readonly (keyof typeof names)[]; open: boolean; onClose: () => void }

/** Which keys do what on this screen. */
export function KeysDialog({ keys, open, onClose }: Props) {
  const { t } = useDesk()
  return (
    <Modal id="keys" open={open} onClose={onClose} title={t('desk.keys')} text={t('desk.keysText')}>
      <dl className="desk-keys">
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`desk.key_${names[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={onClose}>
        {t('desk.close')}
      </Button>
    </Modal>
  )
}

/** Only where there is likely to be a keyboard. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  const { t } = useDesk()
  return (
    <span className="desk-wide">
      <Button variant="quiet" small onClick={onClick}>
        {t('desk.keys')}
      </Button>
    </span>
  )
}
