import { useState } from 'react'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Answered } from '../api/call-api.ts'
import { formatDate } from '../content/format-date.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorText } from '../ui/field/field.tsx'
import { Message } from '../ui/message/message.tsx'
import type { OwnCalls } from './own-calls.ts'
import type { OwnRecord } from './own-record.ts'
import type { useEditor } from './use-editor.ts'

type Props = {
  t: Translate
  locale: Locale
  calls: OwnCalls
  record: OwnRecord
  editor: Pick<ReturnType<typeof useEditor>, 'lock' | 'setPendingEmail'>
}

/** Says that a new address waits for its confirmation; stays with its answer once the change is cancelled. */
export function PendingEmail({ t, locale, calls, record, editor }: Props) {
  const [told, setTold] = useState<'sent' | 'cancelled'>()
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState<'send' | 'cancel'>()
  const { id, pending_email: pending } = record

  async function act(what: 'send' | 'cancel', call: Promise<Answered>) {
    setTold(undefined)
    setTrouble('')
    setBusy(what)
    const answer = await call
    setBusy(undefined)
    if (answer.ok) {
      setTold(what === 'send' ? 'sent' : 'cancelled')
      return editor.setPendingEmail(what === 'send' ? (answer.value as Sent).pending_email : null)
    }
    const { code } = answer
    if (code === 'no_session') return editor.lock()
    if (code === 'not_found') return editor.setPendingEmail(null)
    setTrouble(t(code === 'too_many_requests' ? 'edit.pendingWait' : 'edit.rightsFailed'))
  }
  if (!pending) {
    return told === 'cancelled' ? (
      <Message live title={t('edit.pendingCancelledTitle')}>
        <p>{t('edit.pendingCancelledText')}</p>
      </Message>
    ) : null
  }
  const day = formatDate(pending.expires_at.slice(0, 10), locale)
  return (
    <Message title={t('edit.pendingTitle')}>
      <div className="stack gap-3">
        <p>
          {t('edit.pendingAt')} <bdi>{pending.email}</bdi>
        </p>
        <p>{t('edit.pendingText', { day })}</p>
        <div className="row gap-2">
          <Button
            variant="secondary"
            small
            busy={busy === 'send'}
            onClick={() => void act('send', calls.confirmEmailAgain(id))}
          >
            {t('edit.pendingSend')}
          </Button>
          <Button
            variant="secondary"
            small
            busy={busy === 'cancel'}
            onClick={() => void act('cancel', calls.keepEmail(id))}
          >
            {t('edit.pendingCancel')}
          </Button>
        </div>
        <p className="sm" role="status">
          {told === 'sent' && t('edit.pendingSent')}
        </p>
        {trouble && (
          <div role="alert">
            <ErrorText>{trouble}</ErrorText>
          </div>
        )}
      </div>
    </Message>
  )
}

type Sent = { pending_email: NonNullable<OwnRecord['pending_email']> }
