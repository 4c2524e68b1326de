import { Message } from '../../ui/message/message.tsx'
import { MailsToSend } from '../mail/mails-to-send.tsx'
import { placeOf } from './workspace-data.ts'
import type { WorkspaceContext } from './workspace-form.tsx'

/** The mails of an action before it is done. */
export function PreviewedMails(context: WorkspaceContext) {
  const { t, data } = context
  const { preview, given } = data
  if (!preview) return null
  const yes = t(`workspace.${preview.action}Yes`)
  const sent = data.shortlist.filter(({ id }) => given.match?.includes(id)).map(({ name }) => name)
  return (
    <MailsToSend context={context} {...preview} fields={given} yes={yes} path={placeOf(data)}>
      {preview.action === 'send' && (
        <>
          <NotSent {...context} />
          <p>{t('workspace.sendsThese')}</p>
          <ul>
            {sent.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </MailsToSend>
  )
}

/** Experts who said yes or may still answer, but are not on the shortlist to be sent. */
function NotSent({ t, data: { shortlist, given, heldQuestions } }: WorkspaceContext) {
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
