import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { sayMoment } from '../moment.tsx'
import { sayTaken } from './taken-experts.ts'
import { UnfitBadge } from './unfit-badge.tsx'
import { type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

/** Questions to experts whose mails are held; they can be taken back singly or all at once. */
export function HeldQuestions(context: WorkspaceContext) {
  const { t, locale, data } = context
  const { heldQuestions, shortlist, mayChange } = data
  const [first] = heldQuestions
  if (!first || !mayChange) return null
  const held = heldQuestions.flatMap(({ id }) => shortlist.find((entry) => entry.id === id) ?? [])
  return (
    <Message
      live={data.result?.name === 'asked'}
      title={t('workspace.asked_held', {
        count: heldQuestions.length,
        time: sayMoment(first.until, locale),
      })}
    >
      <WorkspaceForm {...context} className="stack gap-3">
        <p>{t('workspace.heldUntil')}</p>
        <ul className="stack gap-2">
          {held.map(({ id, name, gates }) => (
            <li key={id} className="row gap-2">
              <bdi>{name}</bdi>
              <UnfitBadge t={t} gates={gates} />
              <Button type="submit" variant="secondary" small name="_action" value={`unask ${id}`}>
                {t('workspace.unask')}
                <span className="vh">{t('workspace.about', { name })}</span>
              </Button>
            </li>
          ))}
        </ul>
        {heldQuestions.length > 1 && (
          <div>
            <Button type="submit" variant="secondary" small name="_action" value="unask all">
              {t('workspace.unaskAll', { count: heldQuestions.length })}
            </Button>
          </div>
        )}
      </WorkspaceForm>
    </Message>
  )
}

/** A shortlist whose mail is held. */
export function HeldShortlist(context: WorkspaceContext) {
  const { t, locale, data } = context
  if (!data.heldShortlist) return null
  const taken = sayTaken(context)
  return (
    <Message
      live={data.result?.name === 'sent'}
      title={t('workspace.sent_held', {
        count: data.shortlist.filter(({ status }) => status === 'shortlisted').length,
        time: sayMoment(data.heldShortlist.until, locale),
      })}
    >
      <WorkspaceForm {...context} className="stack gap-3">
        <p>{t('workspace.heldUntil')}</p>
        {taken && <p>{taken}</p>}
        {data.mayMail && (
          <div>
            <Button type="submit" variant="secondary" small name="_action" value="unsend">
              {t('workspace.unsend')}
            </Button>
          </div>
        )}
      </WorkspaceForm>
    </Message>
  )
}
