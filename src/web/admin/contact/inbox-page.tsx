import * as v from 'valibot'
import { brand } from '../../../domain/brand.ts'
import { messageQuery } from '../../../domain/contact/message-query.ts'
import { messageStatuses } from '../../../domain/contact/message-status.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { StatusList } from '../status-list.tsx'
import { withQuery } from '../with-query.ts'
import type { InboxData } from './inbox-data.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { MessageList } from './message-list.tsx'

const inboxPage: Page<InboxData> = {
  title: ({ t }) => pageTitle(t, t('inbox.title')),
  description: ({ t }) => t('inbox.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    const { query, page } = data
    const { status } = query
    return (
      <AdminFrame {...context} title={t('inbox.title')} text={t('inbox.text')}>
        <Said {...context} />
        <StatusList
          address={href(paths.adminInbox())}
          query={query}
          page={page}
          statuses={messageStatuses.map((one) => ({
            status: one,
            label: t(`inbox.${one}`),
            count: page.counts[one],
          }))}
          filters={<InboxFilters {...context} />}
          words={{
            statuses: t('inbox.statuses'),
            none: { title: t(`inbox.none_${status}`), text: t(`inbox.none_${status}Text`) },
            noneFound: {
              title: t('inbox.noneFound'),
              text: t('inbox.noneFoundText'),
              clear: t('inbox.clear'),
            },
            pager: {
              pages: t('inbox.pages'),
              shown: t('inbox.shown', { count: page.rows.length, total: page.counts[status] }),
              first: t('inbox.first'),
              next: t('inbox.next'),
            },
          }}
        >
          <MessageList {...context} />
        </StatusList>
      </AdminFrame>
    )
  },
}

export const inboxRoute = adminRoute<InboxData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  page: inboxPage,
  load: async (request) => done(await open(request)),
  submit: markPicked,
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

/** The list goes on where it was. */
async function markPicked(post: FormPost): Promise<Submitted<InboxData>> {
  const spam = await post.services.contact.markAsSpam(signedIn(post), post.fields.ids ?? [])
  const { query } = await open(post)
  return { redirect: withQuery(paths.adminInbox(), { ...query, spam: String(spam) }) }
}

function Said({ t, data: { spam, isGone } }: PageContext<InboxData>) {
  if (isGone) return <Message live tone="warn" title={t('inbox.gone')} />
  if (spam === undefined) return null
  return spam > 0 ? (
    <Message live title={t('inbox.markedSpam', { count: spam })} />
  ) : (
    <Message live tone="warn" title={t('inbox.pickSome')}>
      <p>{t('inbox.pickSomeText')}</p>
    </Message>
  )
}
