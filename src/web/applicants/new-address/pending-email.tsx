import { useState } from 'react'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { Answered } from '../../api/call-api.ts'
import { formatDate } from '../../content/format-date.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorAlert } from '../../ui/error-alert/error-alert.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { OwnCalls } from '../own-calls.ts'
import type { OwnRecord } from '../own-record.ts'
import type { useEditor } from '../use-editor.ts'

type Props = {
  t: Translate
  locale: Locale
  calls: OwnCalls
  record: OwnRecord
  editor: Pick<ReturnType<typeof useEditor>, 'lock' | 'setPendingEmail'>
}

/** Notice of an unconfirmed address, with buttons to send the mail again or to cancel the change. */
export function PendingEmail({ t, locale, calls, record, editor }: Props) {
  const [told, setTold] = useState<'sent' | 'cancelled'>()
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState<'send' | 'cancel'>()
  const { id, pending_email: pending } = record

  async function submit(action: 'send' | 'cancel') {
    setTold(undefined)
    setTrouble('')
    setBusy(action)
    const answer: Answered = await (action === 'send' ? calls.confirmEmailAgain(id) : calls.keepEmail(id))
    setBusy(undefined)
    if (answer.ok) {
      setTold(action === 'send' ? 'sent' : 'cancelled')
      return editor.setPendingEmail(action === 'send' ? (answer.value as Sent).pending_email : null)
    }
    const { code } = answer
    if (code === 'no_session') return editor.lock()
    if (code === 'not_found') return editor.setPendingEmail(null)
    setTrouble(t(code === 'too_many_requests' ? 'edit.pendingWait' : 'edit.rightsFailed'))
  }
  if (!pending) {
    return told === 'cancelled' ? (
      <Message live title={t('edit.pendingCancelledTitle')} text={t('edit.pendingCancelledText')} />
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
          {(['send', 'cancel'] as const).map((action) => (
            <Button
              key={action}
              variant="secondary"
              small
              busy={busy === action}
              onClick={() => void submit(action)}
            >
              {t(action === 'send' ? 'edit.pendingSend' : 'edit.pendingCancel')}
            </Button>
          ))}
        </div>
        <p className="sm" role="status">
          {told === 'sent' && t('edit.pendingSent')}
        </p>
        <ErrorAlert text={trouble} />
      </div>
    </Message>
  )
}

type Sent = { pending_email: NonNullable<OwnRecord['pending_email']> }
