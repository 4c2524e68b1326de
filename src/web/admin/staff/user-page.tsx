import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, withValue } from '../../../domain/refusals.ts'
import { roles } from '../../../domain/staff/roles.ts'
import type { Services } from '../../../services/services.ts'
import {
  actionsOf,
  adminRoute,
  type FormPost,
  fieldOf,
  type Page,
  type PageContext,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { Message } from '../../ui/message/message.tsx'
import { ActionForm } from '../action-form.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { RoleField } from './role-field.tsx'
import { OpenLinks, type SentLinks, WithdrawnLinks } from './sent-links.tsx'

type Person = Awaited<ReturnType<Services['staff']['listStaff']>>[number]

/** What an administrator can do about somebody, and what is said when it is done. */
const said = {
  role: 'users.roleSaved',
  passwordLink: 'users.passwordLinkSent',
  removeFactor: 'users.factorRemoved',
  disable: 'users.isDisabled',
  enable: 'users.isEnabled',
} as const
type ActionName = keyof typeof said

type UserData = {
  person: Person
  sent: SentLinks
  withdrawn: SentLinks
  news?: ActionName
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
        {news && <Message title={t(said[news])} live />}
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
            to={href(paths.adminUser(person.id))}
            csrfToken={csrfToken}
            action="role"
            label={t('users.saveRole')}
          >
            <RoleField t={t} label={t('users.role')} chosen={person.role} />
          </ActionForm>
        </Box>
        <OpenLinks t={t} links={data.sent} />
        <Box id="access" title={t('users.access')}>
          {person.isDisabled ? (
            <Decision {...context} action="enable" />
          ) : (
            <>
              <Decision {...context} action="passwordLink" />
              {(person.hasSecondFactor || person.passkeys > 0) && (
                <Decision {...context} action="removeFactor" />
              )}
              <Decision {...context} action="disable" />
            </>
          )}
        </Box>
      </AdminFrame>
    )
  },
}

export const userRoute = adminRoute<UserData>({
  access: 'administer',
  page: userPage,
  load: async ({ services, params }) => {
    const found = await services.staff.readStaff(params.id ?? '')
    if (!found.ok) return found
    return done({ ...(await linksOf(services, found.value.id)), person: found.value, isLast: false })
  },
  actions: actionsOf<ActionName, SentLinks, UserData>(
    {
      role: about((post, { id, role }) => {
        const chosen = roles.find((one) => one === fieldOf(post, 'role')) ?? role
        return post.services.staff.changeStaff(signedIn(post), id, { role: chosen })
      }),
      passwordLink: about(async (post, { id }) =>
        withValue(await post.services.staff.mailPasswordLink(signedIn(post), id, post.locale), []),
      ),
      removeFactor: about(async (post, { id }) =>
        withValue(await post.services.staff.removeSecondFactor(signedIn(post), id), []),
      ),
      disable: about((post, { id }) =>
        post.services.staff.changeStaff(signedIn(post), id, { isDisabled: true }),
      ),
      enable: about((post, { id }) =>
        post.services.staff.changeStaff(signedIn(post), id, { isDisabled: false }),
      ),
    },
    answer,
  ),
  submit: async () => ({ redirect: paths.adminUsers() }),
})

function about(use: (post: FormPost, person: Person) => Promise<Outcome<SentLinks>>) {
  return async (post: FormPost): Promise<Outcome<SentLinks>> => {
    const found = await post.services.staff.readStaff(post.params.id ?? '')
    return found.ok ? use(post, found.value) : found
  }
}

async function answer(
  { services, params }: FormPost,
  outcome: Outcome<SentLinks>,
  news: ActionName,
): Promise<Submitted<UserData>> {
  const found = await services.staff.readStaff(params.id ?? '')
  if (!found.ok) return { redirect: paths.adminUsers() }
  const person = found.value
  const { sent } = await linksOf(services, person.id)
  if (outcome.ok) return { data: { person, sent, withdrawn: outcome.value, news, isLast: false } }
  const { code } = outcome.refusal
  const isOwnFactor = code === 'second_step_required'
  const isLast = code === 'last_administrator'
  // An administrator may do all of this; only the state of the account is against it.
  return { refusal: { code: 'wrong_status' }, data: { person, sent, withdrawn: [], isLast, isOwnFactor } }
}

async function linksOf(services: Services, id: string) {
  return { sent: await services.staff.listSentLinks(id), withdrawn: [] }
}

function Decision({
  t,
  href,
  csrfToken,
  data: { person },
  action,
}: PageContext<UserData> & { action: Exclude<ActionName, 'role'> }) {
  return (
    <ActionForm
      to={href(paths.adminUser(person.id))}
      csrfToken={csrfToken}
      action={action}
      label={t(`users.${action}`)}
      variant={action === 'disable' ? 'danger' : 'secondary'}
    >
      <p>{t(`users.${action}Text`)}</p>
    </ActionForm>
  )
}
