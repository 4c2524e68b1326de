import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { loginPath } from '../../../domain/staff/sign-in.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { CallRefused, moveApplications, undoMoves } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { focusWrong } from './first-field.ts'
import { useRestoreMoveWords } from './kept-moves.ts'

const explained = [
  'act_held',
  'email_taken',
  'invalid_answers',
  'made_by_matching',
  'not_allowed',
  'not_found',
  'not_signed_in',
  'offline',
  'other_region',
  'reminded_already',
  'second_step_required',
  'too_late',
  'too_many_requests',
  'version_conflict',
  'wrong_status',
] as const

export function sayWhy(error: Error, t: Translate): string {
  const code = error instanceof CallRefused && explained.find((known) => known === error.code)
  return t(code ? `desk.why_${code}` : 'desk.why_unexpected')
}

/** The error of a call, shown in place of its result. */
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

/** Runs a mutation and refetches, also after a refusal. */
export function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const queries = useQueryClient()
  // Not `isPending`, which the second click of a double click does not see yet.
  const isRunning = useRef(false)
  const mutation = useMutation<Answer, Error, Given>({
    mutationFn: change,
    onSuccess: (answer) => onDone?.(answer),
    onSettled: () => {
      isRunning.current = false
      // A mail that is being written stays.
      return queries.invalidateQueries({ predicate: ({ meta }) => !meta?.stays })
    },
  })
  const mutate = (given: Given) => {
    if (isRunning.current) return
    isRunning.current = true
    mutation.mutate(given)
  }
  return { ...mutation, mutate }
}

/** Undoes a move, or a whole batch, while its mails are held. */
export function useUndo() {
  const { t, say } = useDesk()
  const restore = useRestoreMoveWords()
  return useChange(
    (order: Parameters<typeof undoMoves>[0]) =>
      undoMoves(order).catch((error: Error) => {
        say({ message: sayWhy(error, t) })
        throw error
      }),
    ({ undone }) => {
      const isRestored = restore(undone)
      const [one] = undone
      const message =
        undone.length === 1 && one
          ? t('desk.takenBackTo', { status: t(`desk.status_${one.status}`) })
          : t('desk.takenBack')
      say({ message: isRestored ? `${message} ${t('desk.wordsGivenBack')}` : message })
    },
  )
}

/** Moves applications; the message that `onMoved` returns offers to undo it. */
export function useMove(onMoved: (answer: Awaited<ReturnType<typeof moveApplications>>) => string) {
  const { t, say } = useDesk()
  const undo = useUndo()
  return useChange(moveApplications, (answer) => {
    const { token, until } = answer.undo
    const action = { label: t('desk.takeBack'), onClick: () => undo.mutate({ token }) }
    say({ message: onMoved(answer), action, until })
  })
}

/** A submit handler for a form that calls the API: refuses texts that are too long, and focuses wrong fields. */
export function submitting(submit: () => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault()
    if (!event.currentTarget.querySelector('[data-too-long]')) flushSync(submit)
    focusWrong(event.currentTarget)
  }
}
