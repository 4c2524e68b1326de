import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { loginPath } from '../../../domain/staff/sign-in.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { CallRefused } from './calls.ts'
import { useDesk } from './desk-context.ts'

const explained = [
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

/** Why a call failed, and what to do. */
export function sayWhy(error: Error, t: Translate): string {
  const code = error instanceof CallRefused && explained.find((known) => known === error.code)
  return t(code ? `desk.why_${code}` : 'desk.why_unexpected')
}

/** Stands in place of what could not be read or done. */
export function Trouble({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const { t, href } = useDesk()
  const code = error instanceof CallRefused ? error.code : undefined
  const look = { small: true, variant: 'secondary' } as const
  return (
    <Message tone="danger" title={t('desk.failed')} live>
      <p>{sayWhy(error, t)}</p>
      {code === 'not_signed_in' ? (
        <LinkButton {...look} href={href(loginPath(location.pathname + location.search))}>
          {t('desk.signIn')}
        </LinkButton>
      ) : code === 'second_step_required' ? (
        <LinkButton {...look} href={href(paths.adminSecondFactor())}>
          {t('admin.secondStepSetUp')}
        </LinkButton>
      ) : (
        onRetry && (
          <Button {...look} onClick={onRetry}>
            {t('desk.retry')}
          </Button>
        )
      )}
    </Message>
  )
}

type PendingProps = { query: { data?: unknown; error: Error | null; refetch: () => void } }

/** The error of a query, or a placeholder until it has data. */
export function Pending({ query: { data, error, refetch } }: PendingProps) {
  const { t } = useDesk()
  if (error) return <Trouble error={error} onRetry={refetch} />
  return data === undefined && <Skeleton label={t('desk.loading')} />
}
