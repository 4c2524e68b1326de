import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, withValue } from '../../../domain/refusals.ts'
import { regionsIn } from '../../../domain/staff/regions.ts'
import { mayDo, roles } from '../../../domain/staff/roles.ts'
import type { Services } from '../../../services/services.ts'
import {
  actionsOf,
  type FormPost,
  fieldOf,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { RegionsField } from './regions-field.tsx'
import { RoleField } from './role-field.tsx'
import { OpenLinks, type SentLinks, WithdrawnLinks } from './sent-links.tsx'

export type Person = Awaited<ReturnType<Services['staff']['listStaff']>>[number]

/** The actions of an administrator, and the message after each. */
const doneMessages = {
  role: 'users.roleSaved',
  regions: 'users.regionsSaved',
  passwordLink: 'users.passwordLinkSent',
  removeFactor: 'users.factorRemoved',
  disable: 'users.isDisabled',
  enable: 'users.isEnabled',
} as const
type ActionName = keyof typeof doneMessages

type UserData = {
  person: Person
  sent: SentLinks
  withdrawn: SentLinks
  news?: ActionName
  trouble?: 'last' | 'ownFactor' | undefined
}

export const userRoute = adminPage<UserData>({
  access: 'administer',
  title: ({ data }) => data.person.name,
  text: ({ data }) => data.person.email,
  description: ({ t }) => t('users.personDescription'),
  crumbs: ({ t, href }) => [{ label: t('users.title'), href: href(paths.adminUsers()) }],
  load: open,
  actions: actionsOf<ActionName, SentLinks, UserData>(
    {
      role: about((post, { id, role }) => {
        const chosen = roles.find((one) => one === fieldOf(post, 'role')) ?? role
        return post.services.staff.changeStaff(signedIn(post), id, { role: chosen })
      }),
      regions: about(async (post, { id }) => {
        const chosen = regionsIn(post.fields.regions ?? [])
        return withValue(await post.services.staff.limitStaff(signedIn(post), id, chosen), [])
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
  Body: (context) => {
    const { t, data } = context
    const { person, news, trouble } = data
    return (
      <>
        {news && <Message title={t(doneMessages[news])} live />}
        <WithdrawnLinks t={t} links={data.withdrawn} />
        {trouble && (
          <Message tone="danger" title={t(`users.${trouble}Title`)} text={t(`users.${trouble}Text`)} live />
        )}
        <Box id="role-box" title={t('users.role')}>
          <ActionForm {...context} action="role" label={t('users.saveRole')}>
            <RoleField t={t} value={person.role} />
          </ActionForm>
        </Box>
        <Box id="regions-box" title={t('users.regions')}>
          {mayDo(person.role, 'administer') ? (
            <p>{t('users.administratorRegions')}</p>
          ) : (
            <ActionForm {...context} action="regions" label={t('users.saveRegions')}>
              <RegionsField t={t} chosen={person.regions} />
            </ActionForm>
          )}
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
      </>
    )
  },
})

async function open({ services, params }: PageRequest): Promise<Outcome<UserData>> {
  const found = await services.staff.readStaff(params.id ?? '')
  if (!found.ok) return found
  const sent = await services.staff.listSentLinks(found.value.id)
  return done({ person: found.value, sent, withdrawn: [] })
}

function about(use: (post: FormPost, person: Person) => Promise<Outcome<SentLinks>>) {
  return async (post: FormPost): Promise<Outcome<SentLinks>> => {
    const found = await post.services.staff.readStaff(post.params.id ?? '')
    return found.ok ? use(post, found.value) : found
  }
}

async function answer(
  post: FormPost,
  outcome: Outcome<SentLinks>,
  news: ActionName,
): Promise<Submitted<UserData>> {
  const opened = await open(post)
  if (!opened.ok) return { redirect: paths.adminUsers() }
  if (outcome.ok) return { data: { ...opened.value, withdrawn: outcome.value, news } }
  const trouble = troubles[outcome.refusal.code as keyof typeof troubles]
  // Administrators have the right to do this; the state of the account forbids it.
  return { refusal: { code: 'wrong_status' }, data: { ...opened.value, trouble } }
}

const troubles = { last_administrator: 'last', second_step_required: 'ownFactor' } as const

type DecisionProps = PageContext<UserData> & { action: Exclude<ActionName, 'role' | 'regions'> }

function Decision({ action, ...context }: DecisionProps) {
  const { t } = context
  return (
    <ActionForm
      {...context}
      action={action}
      label={t(`users.${action}`)}
      variant={action === 'disable' ? 'danger' : 'secondary'}
    >
      <p>{t(`users.${action}Text`)}</p>
    </ActionForm>
  )
}
