import type { Translate } from '../../domain/messages/translate.ts'
import { Button } from '../ui/button/button.tsx'
import { Message } from '../ui/message/message.tsx'
import { useSessionClock, warningMinutes } from './session-clock.ts'
import type { Unlocked } from './unlocking.tsx'

type Props = Pick<Unlocked, 'calls' | 'isOpen'> & { t: Translate; onLock: () => void }

/** Keeps the warning visible below the header. */
const inSight = {
  position: 'sticky',
  insetBlockStart: 'calc(var(--header) + var(--s-3))',
  zIndex: 2,
} as const

/** Says in time that the application is about to close, with a way to go on. */
export function SessionWarning({ t, calls, isOpen, onLock }: Props) {
  const { ending, extend } = useSessionClock({ call: calls.read, isOpen, onEnd: onLock })
  if (!ending) return null
  return (
    <div style={inSight}>
      <Message tone="warn" live title={t('edit.endsTitle', { count: warningMinutes })}>
        <p>{t(ending === 'idle' ? 'edit.endsIdle' : 'edit.endsMost')}</p>
        <p>
          <Button variant="secondary" small onClick={() => (ending === 'idle' ? void extend() : onLock())}>
            {t(ending === 'idle' ? 'edit.endsStay' : 'edit.endsPin')}
          </Button>
        </p>
      </Message>
    </div>
  )
}
