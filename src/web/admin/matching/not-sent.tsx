import { Message } from '../../ui/message/message.tsx'
import type { WorkspaceContext } from './workspace-form.tsx'

/** Experts who said yes or may still answer, but are not on the shortlist to be sent. */
export function NotSent({ t, data: { shortlist, given, heldQuestions } }: WorkspaceContext) {
  const left = shortlist.filter(({ id }) => !given.match?.includes(id))
  const isHeld = (id: string) => heldQuestions.some((question) => question.id === id)
  const named = (status: 'invited' | 'interested') =>
    left.filter((entry) => entry.status === status && !isHeld(entry.id)).map(({ name }) => name)
  const [open, willing] = [named('invited'), named('interested')]
  if (open.length + willing.length === 0) return null
  return (
    <Message tone="warn" title={t('workspace.leftOut')}>
      {willing.length > 0 && <p>{t('workspace.leftWilling', { names: willing.join(', ') })}</p>}
      {open.length > 0 && <p>{t('workspace.leftOpen', { names: open.join(', ') })}</p>}
      <p>{t('workspace.leftText')}</p>
    </Message>
  )
}
