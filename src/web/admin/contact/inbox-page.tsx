import * as v from 'valibot'
import { messageQuery } from '../../../domain/contact/message-query.ts'
import { messageStatuses } from '../../../domain/contact/message-status.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { StatusList } from '../filters/status-list.tsx'
import { withQuery } from '../filters/with-query.ts'
import { type InboxData, MessageList } from './message-list.tsx'

export const inboxRoute = adminPage<InboxData>({
  access: 'read_applications',
  script: 'filtering',
  submitAccess: 'review_applications',
  title: ({ t }) => t('inbox.title'),
  text: ({ t }) => t('inbox.text'),
  description: ({ t }) => t('inbox.description', { name: t('languages.name') }),
  load: async (request) => done(await open(request)),
  async submit(post) {
    const spam = await post.services.contact.markAsSpam(signedIn(post), post.fields.ids ?? [])
    const { query } = await open(post)
    return { redirect: withQuery(paths.adminInbox(), { ...query, spam: String(spam) }) }
  },
  Body: (context) => {
    const { t, data } = context
    const { query, page, assignees } = data
    return (
      <>
        <Result {...context} />
        <StatusList
          {...context}
          area="inbox"
          query={query}
          page={page}
          statuses={messageStatuses.map((status) => ({
            status,
            label: t(`inbox.${status}`),
            count: page.counts[status],
          }))}
          filter={{
            name: 'assignee',
            label: t('inbox.assignee'),
            placeholder: t('admin.anybody'),
            options: [
              { value: 'me', label: t('admin.me') },
              { value: 'none', label: t('admin.nobody') },
              ...assignees.map(({ id, name }) => ({ value: id, label: name })),
            ],
          }}
          none={{ title: t(`inbox.none_${query.status}`), text: t(`inbox.none_${query.status}Text`) }}
          shown={t('inbox.shown', { count: page.rows.length, total: page.counts[query.status] })}
        >
          <MessageList {...context} />
        </StatusList>
      </>
    )
  },
})

async function open(request: PageRequest): Promise<InboxData> {
  const { services, query: asked } = request
  const staff = signedIn(request)
  const query = v.parse(messageQuery, asked)
  const [page, assignees] = await Promise.all([
    services.contact.listMessages({
      ...query,
      assignee: query.assignee === 'me' ? staff.id : query.assignee,
    }),
    services.review.listAssignees(),
  ])
  const mayChange = mayDo(staff.role, 'review_applications')
  const spam = /^\d{1,3}$/.test(asked.spam ?? '') ? Number(asked.spam) : undefined
  return { query, page, assignees, mayChange, spam, isGone: asked.gone === 'yes' }
}

function Result({ t, data: { spam, isGone } }: PageContext<InboxData>) {
  if (isGone) return <Message live tone="warn" title={t('inbox.gone')} />
  if (spam === undefined) return null
  return spam > 0 ? (
    <Message live title={t('inbox.markedSpam', { count: spam })} />
  ) : (
    <Message live tone="warn" title={t('inbox.pickSome')} text={t('inbox.pickSomeText')} />
  )
}
