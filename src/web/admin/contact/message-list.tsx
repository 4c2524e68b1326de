import type { MessageQuery } from '../../../domain/contact/message-query.ts'
import { codeOfLocale, nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { paths } from '../../../domain/paths.ts'
import type { Author } from '../../../domain/staff/audit.ts'
import type { InboxPage } from '../../../services/contact/read-message.ts'
import type { PageContext } from '../../page.ts'
import { withQuery } from '../filters/with-query.ts'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { sayAge } from '../review/times.ts'

export type InboxData = {
  query: MessageQuery
  page: InboxPage
  assignees: readonly Author[]
  mayChange: boolean
  /** How many messages were just marked as spam. */
  spam: number | undefined
  isGone: boolean
}

/** Messages as in a mail program: sender, first words, age; reviewers can pick several. */
export function MessageList(context: PageContext<InboxData>) {
  const { t, path, data } = context
  const { mayChange, query } = data
  if (!mayChange || query.status === 'spam') return <Messages {...context} />
  return (
    <PostForm {...context} path={withQuery(path, query)} className="stack gap-3">
      <Messages {...context} picks />
      <Confirmed label={t('inbox.spamPicked')} text={t('inbox.spamText')} yes={t('inbox.spamYes')} />
    </PostForm>
  )
}

function Messages({ t, href, locale, data: { page }, picks }: PageContext<InboxData> & { picks?: boolean }) {
  return (
    <ul className="inbox" aria-label={t('inbox.list')}>
      {page.rows.map(({ id, name, beginning, locale: written, received_at, assignee_name }) => (
        <li key={id}>
          {picks && (
            <input
              type="checkbox"
              className="tick"
              name="ids"
              value={id}
              aria-label={t('inbox.pick', { name })}
            />
          )}
          <div>
            <a href={href(paths.adminMessage(id))} dir="auto">
              {name}
            </a>
            <p dir="auto">{beginning}</p>
          </div>
          <small>
            <time dateTime={received_at.toISOString()}>{sayAge(received_at.toISOString(), locale)}</time>
            {written !== 'en' && (
              <abbr title={t('inbox.writtenIn', { language: nameOfLocale(written) })}>
                {codeOfLocale(written)}
              </abbr>
            )}
            {assignee_name && <span>{assignee_name}</span>}
          </small>
        </li>
      ))}
    </ul>
  )
}
