import { Message } from '../../../ui/message/message.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'

/** A new address that the applicant has entered and not confirmed yet. */
export function PendingEmail({ application: { email, pending_email: pending } }: { application: Reviewed }) {
  const { t, locale } = useDesk()
  if (!pending) return null
  return (
    <Message title={t('desk.pendingEmail')}>
      <p>
        <bdi>{pending.email}</bdi>
      </p>
      <p>{t('desk.pendingEmailText', { email, time: sayTime(pending.expires_at, locale) })}</p>
    </Message>
  )
}
