import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Confirmed } from '../confirmed.tsx'
import { sayAge } from '../review/times.ts'
import { withQuery } from '../with-query.ts'
import type { InboxData } from './inbox-data.ts'

/** As in a mail program: who, how it begins, since when; those who may change something can pick several. */
export function MessageList(context: PageContext<InboxData>) {
  const { t, href, csrfToken, data } = context
  const { mayChange, query } = data
  if (!mayChange || query.status === 'spam') return <Messages {...context} />
  return (
    <form className="stack gap-3" method="post" action={withQuery(href(paths.adminInbox()), query)}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Messages {...context} picks />
      <Confirmed label={t('inbox.spamPicked')} text={t('inbox.spamText')} yes={t('inbox.spamYes')} />
    </form>
  )
}

function Messages({ t, href, locale, data: { page }, picks }: PageContext<InboxData> & { picks?: boolean }) {
  return (
    <ul className="inbox" aria-label={t('inbox.list')}>
      {page.rows.map(({ id, name, beginning, received_at, assignee_name }) => (
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
            {assignee_name && <span>{assignee_name}</span>}
          </small>
        </li>
      ))}
    </ul>
  )
}
