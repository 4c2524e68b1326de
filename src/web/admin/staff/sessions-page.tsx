import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { fieldOf, type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { Moment, sayMoment } from '../moment.tsx'

type Session = Awaited<ReturnType<Services['staff']['listOwnSessions']>>[number]
type SessionsData = { sessions: readonly Session[]; news?: 'ended' | 'gone' | { all: number } }

export const sessionsRoute = adminPage<SessionsData>({
  access: 'staff',
  title: ({ t }) => t('sessions.title'),
  text: ({ t }) => t('sessions.lede'),
  description: ({ t }) => t('sessions.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('account.title'), href: href(paths.adminAccount()) }],
  load: async (request) => done({ sessions: await own(request) }),
  actions: {
    async others(post) {
      const ended = await post.services.staff.endAllOtherSessions(signedIn(post), post.cookies)
      if (!ended.ok) return { redirect: paths.adminSessions() }
      return { data: { sessions: await own(post), news: { all: ended.value } } }
    },
  },
  async submit(post) {
    const ended = await post.services.staff.endOwnSession(signedIn(post), fieldOf(post, 'id'))
    const sessions = await own(post)
    if (!sessions.some(({ isThis }) => isThis)) return { redirect: paths.login() }
    return ended.ok
      ? { data: { sessions, news: 'ended' } }
      : { refusal: ended.refusal, data: { sessions, news: 'gone' } }
  },
  Body: (context) => {
    const { t, href, data } = context
    return (
      <>
        {data.news && <Message title={newsOf(data.news, t)} live />}
        <Box id="list" title={t('sessions.list')}>
          <ul className="stack gap-5">
            {data.sessions.map((session) => (
              <li key={session.id} className="row row--between">
                <SessionFacts {...context} session={session} />
                {session.isThis ? (
                  <LinkButton href={href(paths.adminSignOut())} variant="secondary" small>
                    {t('sessions.signOut')}
                  </LinkButton>
                ) : (
                  <EndSession {...context} session={session} />
                )}
              </li>
            ))}
          </ul>
        </Box>
        {data.sessions.length > 1 && <EndOthers {...context} />}
      </>
    )
  },
})

function own(request: PageRequest) {
  return request.services.staff.listOwnSessions(signedIn(request), request.cookies)
}

function newsOf(news: NonNullable<SessionsData['news']>, t: Translate): string {
  if (news === 'ended' || news === 'gone') return t(`sessions.${news}`)
  return news.all > 0 ? t('sessions.endedAll', { count: news.all }) : t('sessions.noOthers')
}

function nameOf({ device }: Session, t: Translate): string {
  if (!device) return t('sessions.unknown')
  return t('sessions.device', {
    browser: t(`sessions.browser_${device.browser}`),
    system: t(`sessions.system_${device.system}`),
  })
}

function SessionFacts({ t, locale, session }: PageContext<SessionsData> & { session: Session }) {
  return (
    <span>
      <strong>{nameOf(session, t)}</strong>{' '}
      {session.isThis && (
        <Badge tone="ok" icon="dot">
          {t('sessions.this')}
        </Badge>
      )}
      <br />
      <small>
        {t('sessions.began')} <Moment at={session.beganAt} locale={locale} />
        <br />
        {t('sessions.seen')}{' '}
        {session.isThis ? t('sessions.seenNow') : <Moment at={session.seenAt} locale={locale} />}
      </small>
    </span>
  )
}

function EndSession({ session, ...context }: PageContext<SessionsData> & { session: Session }) {
  const { t, locale } = context
  const named = { device: nameOf(session, t), time: sayMoment(session.seenAt, locale) }
  return (
    <ActionForm
      {...context}
      variant="secondary"
      small
      label={t('sessions.end')}
      about={t('sessions.endNamed', named)}
    >
      <input type="hidden" name="id" value={session.id} />
    </ActionForm>
  )
}

function EndOthers(context: PageContext<SessionsData>) {
  const { t } = context
  return (
    <Box id="others" title={t('sessions.others')}>
      <ActionForm {...context} action="others" label={t('sessions.others')} variant="danger">
        <p>{t('sessions.othersText')}</p>
        <p>{t('sessions.stranger')}</p>
      </ActionForm>
    </Box>
  )
}
