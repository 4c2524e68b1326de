import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { loginPath } from '../../../domain/staff/sign-in.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { CallRefused } from './calls.ts'
import { useDesk } from './desk-context.ts'

const told = [
  'email_taken',
  'invalid_answers',
  'made_by_matching',
  'not_allowed',
  'not_found',
  'not_signed_in',
  'offline',
  'second_step_required',
  'too_late',
  'too_many_requests',
  'version_conflict',
  'wrong_status',
] as const

/** Why something has not worked, and what to do. */
export function sayWhy(error: Error, t: Translate): string {
  const code = error instanceof CallRefused && told.find((known) => known === error.code)
  return t(code ? `desk.why_${code}` : 'desk.why_unexpected')
}

/** In the place of what could not be read or done. */
export function Trouble({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const { t, href } = useDesk()
  const isSignedOut = error instanceof CallRefused && error.code === 'not_signed_in'
  const isHeldBack = error instanceof CallRefused && error.code === 'second_step_required'
  return (
    <Message tone="danger" title={t('desk.failed')} live>
      <p>{sayWhy(error, t)}</p>
      {isSignedOut ? (
        <LinkButton small variant="secondary" href={href(loginPath(location.pathname + location.search))}>
          {t('desk.signIn')}
        </LinkButton>
      ) : isHeldBack ? (
        <LinkButton small variant="secondary" href={href(paths.adminSecondFactor())}>
          {t('admin.secondStepSetUp')}
        </LinkButton>
      ) : (
        onRetry && (
          <Button small variant="secondary" onClick={onRetry}>
            {t('desk.retry')}
          </Button>
        )
      )}
    </Message>
  )
}
