import * as v from 'valibot'
import { brand } from '../../../domain/brand.ts'
import { messageQuery } from '../../../domain/contact/message-query.ts'
import { messageStatuses } from '../../../domain/contact/message-status.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import {
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  route,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { AdminFrame } from '../admin-frame.tsx'
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
    const { cursor: _, ...filter } = query
    const list = href(paths.adminInbox())
    return (
      <AdminFrame {...context} title={t('inbox.title')} text={t('inbox.text')}>
        <Said {...context} />
        <JumpChips
          label={t('inbox.statuses')}
          links={messageStatuses.map((status) => ({
            href: withQuery(list, { ...filter, status }),
            label: t(`inbox.${status}`),
            count: page.counts[status],
            current: status === query.status,
          }))}
        />
        <InboxFilters {...context} />
        {page.rows.length > 0 ? <MessageList {...context} /> : <Nothing {...context} />}
        {(query.cursor || page.cursor) && (
          <Pager
            label={t('inbox.pages')}
            text={t('inbox.shown', { count: page.rows.length, total: page.counts[query.status] })}
            previous={{
              label: t('inbox.first'),
              ...(query.cursor && { href: withQuery(list, filter) }),
            }}
            next={{
              label: t('inbox.next'),
              ...(page.cursor && { href: withQuery(list, { ...filter, cursor: page.cursor }) }),
            }}
          />
        )}
      </AdminFrame>
    )
  },
}

export const inboxRoute = route<InboxData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  page: inboxPage,
  styles: ['forms', 'admin'],
  bare: true,
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

/** Says what to do next. */
function Nothing({ t, href, data: { query } }: PageContext<InboxData>) {
  const { status, search, assignee, cursor } = query
  if (!search && !assignee && !cursor) {
    return <Empty title={t(`inbox.none_${status}`)} text={t(`inbox.none_${status}Text`)} />
  }
  return (
    <Empty title={t('inbox.noneFound')} text={t('inbox.noneFoundText')}>
      <LinkButton small variant="secondary" href={withQuery(href(paths.adminInbox()), { status })}>
        {t('inbox.clear')}
      </LinkButton>
    </Empty>
  )
}
