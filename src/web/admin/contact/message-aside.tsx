import { paths } from '../../../domain/paths.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import { formatDate } from '../../content/format-date.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Confirmed } from '../confirmed.tsx'
import { MessageForm } from './message-form.tsx'
import type { MessageData } from './opened-message.ts'

type Props = PageContext<MessageData>

/** Whose work it is. */
export function Assignee(props: Props) {
  const { t, data } = props
  const { assignee, assignees } = data.message
  const own = signedIn(props).id
  return (
    <Box id="whose" title={t('inbox.whose')}>
      <p>{assignee ? t('inbox.assignedTo', { name: assignee.name }) : t('inbox.assignedToNobody')}</p>
      {data.mayChange && assignee?.id !== own && (
        <MessageForm {...props}>
          <input type="hidden" name="assignee" value={own} />
          <Button type="submit" name="_action" value="assign" variant="secondary" small>
            {t('inbox.take')}
          </Button>
        </MessageForm>
      )}
      {data.mayChange && (
        <MessageForm {...props}>
          <Field id="assignee" label={t('inbox.assignee')}>
            {(control) => (
              <div className="desk-beside">
                <Select
                  {...control}
                  name="assignee"
                  defaultValue={assignee?.id ?? ''}
                  placeholder={t('inbox.nobody')}
                  options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
                />
                <Button type="submit" name="_action" value="assign" variant="secondary" small>
                  {t('inbox.assign')}
                </Button>
              </div>
            )}
          </Field>
        </MessageForm>
      )}
    </Box>
  )
}

/** What can be done besides a reply. */
export function Marks(props: Props) {
  const { t, data } = props
  const { status } = data.message
  const mark = (to: 'open' | 'answered', label: string) => (
    <Button type="submit" name="_action" value={to} variant="secondary" small>
      {label}
    </Button>
  )
  if (!data.mayChange) return null
  return (
    <Box id="decide" title={t('inbox.decide')}>
      <MessageForm {...props}>
        {status === 'open' && (
          <>
            <p className="sm">{t('inbox.markAnsweredText')}</p>
            {mark('answered', t('inbox.markAnswered'))}
          </>
        )}
        {status === 'answered' && mark('open', t('inbox.markOpen'))}
        {status === 'spam' ? (
          mark('open', t('inbox.notSpam'))
        ) : (
          <Confirmed
            label={t('inbox.markSpam')}
            text={t('inbox.spamText')}
            yes={t('inbox.spamYes')}
            action="spam"
          />
        )}
      </MessageForm>
    </Box>
  )
}

/** What else its sender has written to us. */
export function SameAddress({ t, href, locale, data: { message } }: Props) {
  const { others, applications } = message
  if (others.length + applications.length === 0) return null
  return (
    <Box id="same-address" title={t('inbox.sameAddress')}>
      <ul className="desk-duplicates">
        {applications.map(({ id, kind, reference, status }) => (
          <li key={id}>
            <a href={href(applicationPath(kind, id))}>{reference}</a>
            <small>{t(`desk.status_${status}`)}</small>
          </li>
        ))}
        {others.map(({ id, status, received_at }) => (
          <li key={id}>
            <a href={href(paths.adminMessage(id))}>
              {t('inbox.messageOf', { date: formatDate(received_at.toISOString().slice(0, 10), locale) })}
            </a>
            <small>{t(`inbox.${status}`)}</small>
          </li>
        ))}
      </ul>
    </Box>
  )
}
