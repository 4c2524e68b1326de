import { paths } from '../../../domain/paths.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { sayDay } from '../moment.tsx'
import type { ActionName, MessageData } from './message-data.ts'

type Props = PageContext<MessageData>

export function Assignee(props: Props) {
  const { t, data } = props
  const { assignee, assignees } = data.message
  const own = signedIn(props).id
  return (
    <Box id="whose" title={t('inbox.whose')}>
      <p>{assignee ? t('inbox.assignedTo', { name: assignee.name }) : t('inbox.assignedToNobody')}</p>
      {data.mayChange && assignee?.id !== own && (
        <PostForm {...props} className="stack gap-3">
          <input type="hidden" name="assignee" value={own} />
          <ActionButton action="assign" label={t('inbox.take')} />
        </PostForm>
      )}
      {data.mayChange && (
        <PostForm {...props} className="stack gap-3">
          <Field id="assignee" label={t('inbox.assignee')}>
            {(control) => (
              <div className="desk-beside">
                <Select
                  {...control}
                  name="assignee"
                  defaultValue={assignee?.id ?? ''}
                  placeholder={t('admin.nobody')}
                  options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
                />
                <ActionButton action="assign" label={t('inbox.assign')} />
              </div>
            )}
          </Field>
        </PostForm>
      )}
    </Box>
  )
}

/** Changes of status other than by a reply. */
export function Marks(props: Props) {
  const { t, data } = props
  const { status } = data.message
  if (!data.mayChange) return null
  return (
    <Box id="decide" title={t('inbox.decide')}>
      <PostForm {...props} className="stack gap-3">
        {status === 'open' && (
          <>
            <p className="sm">{t('inbox.markAnsweredText')}</p>
            <ActionButton action="answered" label={t('inbox.markAnswered')} />
          </>
        )}
        {status === 'answered' && <ActionButton action="open" label={t('inbox.markOpen')} />}
        {status === 'spam' ? (
          <ActionButton action="open" label={t('inbox.notSpam')} />
        ) : (
          <Confirmed
            label={t('inbox.markSpam')}
            text={t('inbox.spamText')}
            yes={t('inbox.spamYes')}
            action="spam"
          />
        )}
      </PostForm>
    </Box>
  )
}

function ActionButton({ action, label }: { action: ActionName; label: string }) {
  return (
    <Button type="submit" name="_action" value={action} variant="secondary" small>
      {label}
    </Button>
  )
}

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
              {t('inbox.messageOf', { date: sayDay(received_at, locale) })}
            </a>
            <small>{t(`inbox.${status}`)}</small>
          </li>
        ))}
      </ul>
    </Box>
  )
}
