import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import type { NoticeChoice } from '../../../domain/review/notices.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { fieldOf, type PageRequest, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { newPassword, type Question, TypedFields, TypedMistakes } from '../forms/typed-fields.tsx'
import { NoticesBox } from './notices-box.tsx'
import { sayRole } from './say-regions.ts'
import { ZoneBox } from './zone-box.tsx'

type AccountData = {
  hasSecondFactor: boolean
  passkeys: number
  sessions: number
  tokens: number
  hasKeys: boolean
  notices: NoticeChoice
  areNoticesSaved?: boolean
  isZoneSaved?: boolean
  isNameSaved?: boolean
  /** A name that was refused. */
  typedName?: string
  hasCalendar: boolean
  isChanged: boolean
  errors: FieldErrors
}

export const accountRoute = adminPage<AccountData>({
  access: 'staff',
  limit: 'signIn', // the password can be guessed here, too
  title: ({ t }) => t('account.title'),
  text: ({ t }) => t('account.lede'),
  description: ({ t }) => t('account.description', { name: t('languages.name') }),
  load: async (request) => done({ ...(await ownFacts(request)), isChanged: false, errors: {} }),
  actions: {
    async name(post) {
      const typedName = fieldOf(post, 'name')
      const { services } = post
      const changed = await services.staff.changeOwnName(signedIn(post), typedName)
      if (changed.ok) return { redirect: `${paths.adminAccount()}?done=name` }
      const errors = changed.refusal.errors ?? {}
      return {
        refusal: changed.refusal,
        data: { ...(await ownFacts(post)), isChanged: false, errors, typedName },
      }
    },
    async notices(post) {
      const choice = { own: fieldOf(post, 'own'), others: fieldOf(post, 'others') }
      const { ok } = await post.services.staff.chooseNotices(signedIn(post), choice)
      return { redirect: `${paths.adminAccount()}${ok ? '?done=notices' : ''}` }
    },
    async zone(post) {
      const chosen = await post.services.staff.chooseTimeZone(signedIn(post), fieldOf(post, 'time_zone'))
      if (chosen.ok) return { redirect: `${paths.adminAccount()}?done=zone#zone-box` }
      const errors = chosen.refusal.errors ?? {}
      return { refusal: chosen.refusal, data: { ...(await ownFacts(post)), isChanged: false, errors } }
    },
  },
  async submit(post) {
    const { services, cookies, locale } = post
    const given = { current: fieldOf(post, 'current'), password: fieldOf(post, 'password'), locale }
    const changed = await services.staff.changePassword(signedIn(post), cookies, given)
    const facts = await ownFacts(post)
    if (changed.ok) return { data: { ...facts, isChanged: true, errors: {} }, setCookies: changed.value }
    const { refusal } = changed
    return { refusal, data: { ...facts, isChanged: false, errors: refusal.errors ?? {} } }
  },
  Body: (context) => {
    const { t, href, data } = context
    const { name, email, role, regions } = signedIn(context)
    const ownName: Question = {
      name: 'name',
      label: t('account.name'),
      hint: t('account.nameHint'),
      autoComplete: 'name',
      value: data.typedName ?? name,
    }
    const questions: Question[] = [
      { name: 'current', label: t('account.current'), type: 'password', autoComplete: 'current-password' },
      newPassword(t('account.newPassword'), t),
    ]
    return (
      <>
        <TypedMistakes t={t} questions={[ownName, ...questions]} errors={data.errors} />
        {data.isNameSaved && <Message title={t('account.nameSaved')} live />}
        {data.isChanged && <Message title={t('account.changed')} text={t('account.changedText')} live />}
        {data.areNoticesSaved && <Message title={t('notices.saved')} live />}
        <Box id="person" title={t('account.person')}>
          <KeyValues
            columns={2}
            items={[
              { term: t('account.email'), value: email },
              { term: t('account.role'), value: sayRole(t, role, regions) },
            ]}
          />
          <ActionForm {...context} action="name" variant="secondary" label={t('account.nameSave')}>
            <TypedFields t={t} questions={[ownName]} errors={data.errors} />
          </ActionForm>
        </Box>
        <Managed
          id="second-factor"
          title={t('account.secondFactor')}
          href={href(paths.adminSecondFactor())}
          label={data.hasSecondFactor ? t('account.manage') : t('account.setUp')}
        >
          {data.hasSecondFactor ? t('account.secondFactorOn') : t('account.secondFactorOff')}
        </Managed>
        <Managed
          id="passkeys"
          title={t('account.passkeys')}
          href={href(paths.adminPasskeys())}
          label={t('account.passkeysManage')}
        >
          {data.passkeys > 0
            ? t('account.passkeysCount', { count: data.passkeys })
            : t('account.passkeysNone')}
        </Managed>
        <Managed
          id="sessions"
          title={t('sessions.title')}
          href={href(paths.adminSessions())}
          label={t('sessions.manage')}
        >
          {t('sessions.count', { count: data.sessions })}
        </Managed>
        {mayDo(role, 'read_applications') && (
          <Managed
            id="calendar"
            title={t('calendar.title')}
            href={href(paths.adminCalendar())}
            label={t(data.hasCalendar ? 'calendar.manage' : 'calendar.setUp')}
          >
            {t('calendar.lede')}
          </Managed>
        )}
        <ZoneBox {...context} />
        <NoticesBox {...context} />
        <Managed
          id="tokens"
          title={t('tokens.title')}
          href={href(paths.adminTokens())}
          label={t('tokens.manage')}
        >
          {data.tokens > 0 ? t('tokens.count', { count: data.tokens }) : t('tokens.countNone')}
        </Managed>
        <Managed
          id="own-keys"
          title={t('ownKeys.title')}
          href={href(paths.adminKeys())}
          label={t('ownKeys.manage')}
        >
          {t(data.hasKeys ? 'ownKeys.summaryOn' : 'ownKeys.summaryOff')}
        </Managed>
        <Box id="password-box" title={t('account.password')}>
          <ActionForm {...context} label={t('account.change')}>
            <TypedFields t={t} questions={questions} errors={data.errors} />
          </ActionForm>
        </Box>
      </>
    )
  },
})

async function ownFacts(request: PageRequest) {
  const staff = signedIn(request)
  const sessions = await request.services.staff.countOwnSessions(staff)
  const tokens = (await request.services.integrations.listTokens(staff.id)).length
  const own = await request.services.staff.readStaff(staff.id)
  const { on: hasKeys } = await request.services.staff.readOwnKeys(staff)
  const hasCalendar = (await request.services.review.readOwnFeed(staff)) !== undefined
  const rest = own.ok ? own.value : { hasSecondFactor: false, passkeys: 0 }
  const notices = await request.services.staff.readNoticeChoice(staff)
  const areNoticesSaved = request.query.done === 'notices'
  const isZoneSaved = request.query.done === 'zone'
  const isNameSaved = request.query.done === 'name'
  return {
    ...rest,
    sessions,
    tokens,
    hasKeys,
    hasCalendar,
    notices,
    areNoticesSaved,
    isZoneSaved,
    isNameSaved,
  }
}

type ManagedProps = { id: string; title: string; href: string; label: string; children: ReactNode }

function Managed({ id, title, href, label, children }: ManagedProps) {
  return (
    <Box id={id} title={title}>
      <p>{children}</p>
      <div>
        <LinkButton href={href} variant="secondary">
          {label}
        </LinkButton>
      </div>
    </Box>
  )
}
