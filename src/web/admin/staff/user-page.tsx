import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import { roles } from '../../../domain/staff/roles.ts'
import type { Services } from '../../../services/services.ts'
import { type FormPost, type Page, type PageContext, route, type Submitted, signedIn } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { Message } from '../../ui/message/message.tsx'
import { ActionForm } from '../action-form.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { RoleField } from './role-field.tsx'
import { OpenLinks, type SentLinks, WithdrawnLinks } from './sent-links.tsx'

type Person = Awaited<ReturnType<Services['staff']['listStaff']>>[number]

/** What an administrator can do about somebody, and what is said when it is done. */
const deeds = {
  role: 'users.roleSaved',
  passwordLink: 'users.passwordLinkSent',
  removeFactor: 'users.factorRemoved',
  disable: 'users.isDisabled',
  enable: 'users.isEnabled',
} as const
type Deed = keyof typeof deeds

type UserData = {
  person: Person
  sent: SentLinks
  withdrawn: SentLinks
  news?: Deed
  isLast: boolean
  isOwnFactor?: boolean
}

const userPage: Page<UserData> = {
  title: ({ t, data }) => pageTitle(t, data.person.name),
  description: ({ t }) => t('users.personDescription'),
  Body: (context) => {
    const { t, href, csrfToken, data } = context
    const { person, news, isLast } = data
    return (
      <AdminFrame
        {...context}
        title={person.name}
        text={person.email}
        crumbs={[{ label: t('users.title'), href: href(paths.adminUsers()) }]}
      >
        {news && <Message title={t(deeds[news])} live />}
        <WithdrawnLinks t={t} links={data.withdrawn} />
        {isLast && (
          <Message tone="danger" title={t('users.lastTitle')} live>
            <p>{t('users.lastText')}</p>
          </Message>
        )}
        {data.isOwnFactor && (
          <Message tone="danger" title={t('users.ownFactorTitle')} live>
            <p>{t('users.ownFactorText')}</p>
          </Message>
        )}
        <Box id="role-box" title={t('users.role')}>
          <ActionForm
            action={href(paths.adminUser(person.id))}
            csrfToken={csrfToken}
            does="role"
            label={t('users.saveRole')}
          >
            <RoleField t={t} label={t('users.role')} chosen={person.role} />
          </ActionForm>
        </Box>
        <OpenLinks t={t} links={data.sent} />
        <Box id="access" title={t('users.access')}>
          {person.isDisabled ? (
            <Decision {...context} does="enable" />
          ) : (
            <>
              <Decision {...context} does="passwordLink" />
              {(person.hasSecondFactor || person.passkeys > 0) && (
                <Decision {...context} does="removeFactor" />
              )}
              <Decision {...context} does="disable" />
            </>
          )}
        </Box>
      </AdminFrame>
    )
  },
}

export const userRoute = route<UserData>({
  access: 'administer',
  page: userPage,
  styles: ['forms', 'admin'],
  bare: true,
  load: async ({ services, params }) => {
    const found = await services.staff.readStaff(params.id ?? '')
    if (!found.ok) return found
    return done({ ...(await linksOf(services, found.value.id)), person: found.value, isLast: false })
  },
  submit,
})

async function submit(post: FormPost): Promise<Submitted<UserData>> {
  const { params, services, fields } = post
  const before = await services.staff.readStaff(params.id ?? '')
  const deed = (Object.keys(deeds) as Deed[]).find((one) => one === fields.does?.[0])
  if (!before.ok || !deed) return { redirect: paths.adminUsers() }
  const outcome = await act(deed, before.value, post)
  const after = await services.staff.readStaff(before.value.id)
  const person = after.ok ? after.value : before.value
  const { sent } = await linksOf(services, person.id)
  if (outcome.ok) return { data: { person, sent, withdrawn: outcome.value, news: deed, isLast: false } }
  const { code } = outcome.refusal
  const isOwnFactor = code === 'second_step_required'
  const isLast = code === 'last_administrator'
  // The order conflicts with how the account stands; the administrator is allowed to see and to change it.
  return { refusal: { code: 'wrong_status' }, data: { person, sent, withdrawn: [], isLast, isOwnFactor } }
}

async function linksOf(services: Services, id: string) {
  return { sent: await services.staff.listSentLinks(id), withdrawn: [] }
}

async function act(deed: Deed, { id, role }: Person, post: FormPost): Promise<Outcome<SentLinks>> {
  const { services, fields, locale } = post
  const staff = signedIn(post)
  switch (deed) {
    case 'role':
      return services.staff.changeStaff(staff, id, {
        role: roles.find((one) => one === fields.role?.[0]) ?? role,
      })
    case 'passwordLink':
      return nothingWithdrawn(await services.staff.mailPasswordLink(staff, id, locale))
    case 'removeFactor':
      return nothingWithdrawn(await services.staff.removeSecondFactor(staff, id))
    case 'disable':
    case 'enable':
      return services.staff.changeStaff(staff, id, { isDisabled: deed === 'disable' })
  }
}

const nothingWithdrawn = (outcome: Outcome<undefined>): Outcome<SentLinks> =>
  outcome.ok ? done([]) : outcome

function Decision({
  t,
  href,
  csrfToken,
  data: { person },
  does,
}: PageContext<UserData> & { does: Exclude<Deed, 'role'> }) {
  return (
    <ActionForm
      action={href(paths.adminUser(person.id))}
      csrfToken={csrfToken}
      does={does}
      label={t(`users.${does}`)}
      variant={does === 'disable' ? 'danger' : 'secondary'}
    >
      <p>{t(`users.${does}Text`)}</p>
    </ActionForm>
  )
}
