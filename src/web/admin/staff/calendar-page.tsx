import { calendarPaths } from '../../../domain/api/staff/staff-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { fieldOf, type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Radio } from '../../ui/checkbox/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { SecretOnce } from '../integrations/secret-once.tsx'
import { Moment } from '../moment.tsx'

type Feed = NonNullable<Awaited<ReturnType<Services['review']['readOwnFeed']>>>

type CalendarData = {
  feed: Feed | undefined
  /** The token of a new address, which is shown once. */
  token?: string
  isRevoked?: boolean
}

export const calendarRoute = adminPage<CalendarData>({
  access: 'read_applications',
  script: 'copying',
  title: ({ t }) => t('calendar.title'),
  text: ({ t }) => t('calendar.lede'),
  description: ({ t }) => t('calendar.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('account.title'), href: href(paths.adminAccount()) }],
  load: async (request) => done({ feed: await ownFeed(request) }),
  actions: {
    async revoke(post) {
      const revoked = await post.services.review.revokeFeed(signedIn(post))
      return { data: { feed: await ownFeed(post), isRevoked: revoked.ok } }
    },
  },
  async submit(post) {
    // A reload sent the post again: the address that it made stays.
    if (fieldOf(post, 'seen') !== seenAs(await ownFeed(post))) return { data: { feed: await ownFeed(post) } }
    const made = await post.services.review.makeFeed(signedIn(post), fieldOf(post, 'scope') !== 'all')
    return { status: 201, data: { feed: await ownFeed(post), ...(made.ok && { token: made.value.token }) } }
  },
  Body: (context) => {
    const { t, data } = context
    return (
      <>
        {data.isRevoked && <Message live title={t('calendar.revoked')} />}
        {data.token && <Made {...context} token={data.token} />}
        {data.feed && <OwnFeed {...context} feed={data.feed} />}
        <Make {...context} />
        {data.feed && (
          <Box id="revoke" title={t('calendar.revoke')}>
            <ActionForm {...context} action="revoke" variant="danger" label={t('calendar.revoke')}>
              <p>{t('calendar.revokeText')}</p>
            </ActionForm>
          </Box>
        )}
      </>
    )
  },
})

const seenAs = (feed: Feed | undefined) => feed?.made_at.toISOString() ?? ''

const ownFeed = (request: PageRequest) => request.services.review.readOwnFeed(signedIn(request))

/** Shows the new address, for the only time. */
function Made({ t, absolute, token }: PageContext<CalendarData> & { token: string }) {
  return (
    <Message live title={t('calendar.made')} text={t('calendar.madeText')}>
      <div className="stack gap-3">
        <SecretOnce t={t} secret={absolute(calendarPaths.feed.replace(':token', token))} />
        <h3>{t('calendar.how')}</h3>
        <ul>
          {(['outlook', 'google', 'apple'] as const).map((program) => (
            <li key={program}>{t(`calendar.how_${program}`)}</li>
          ))}
        </ul>
        <p>{t('calendar.howLate')}</p>
      </div>
    </Message>
  )
}

function OwnFeed({ t, locale, feed }: PageContext<CalendarData> & { feed: Feed }) {
  return (
    <Box id="yours" title={t('calendar.yours')}>
      <KeyValues
        columns={2}
        items={[
          { term: t('calendar.shows'), value: t(`calendar.shows_${feed.only_own ? 'own' : 'all'}`) },
          { term: t('calendar.made_at'), value: <Moment at={feed.made_at} locale={locale} /> },
          {
            term: t('calendar.read_at'),
            value: feed.read_at ? <Moment at={feed.read_at} locale={locale} /> : t('calendar.readNever'),
          },
        ]}
      />
      <p>{t('calendar.yoursText')}</p>
    </Box>
  )
}

function Make(context: PageContext<CalendarData>) {
  const { t, data } = context
  const label = t(data.feed ? 'calendar.makeAgain' : 'calendar.make')
  const isAll = data.feed?.only_own === false
  return (
    <Box id="make" title={label}>
      <ActionForm {...context} variant={data.feed ? 'secondary' : undefined} label={label}>
        <input type="hidden" name="seen" value={seenAs(data.feed)} />
        {data.feed && <p>{t('calendar.makeAgainText')}</p>}
        <FieldGroup id="scope" label={t('calendar.scope')} radios>
          <Radio name="scope" value="own" defaultChecked={!isAll}>
            {t('calendar.scope_own')}
          </Radio>
          <Radio name="scope" value="all" defaultChecked={isAll}>
            {t('calendar.scope_all')}
          </Radio>
        </FieldGroup>
      </ActionForm>
    </Box>
  )
}
