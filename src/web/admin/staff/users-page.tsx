import { fieldError } from '../../../domain/forms/field-error.ts'
import type { RegionId } from '../../../domain/lists/regions.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { regionsIn } from '../../../domain/staff/regions.ts'
import type { Services } from '../../../services/services.ts'
import { fieldOf, type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { emailAddress, TypedFields, TypedMistakes } from '../forms/typed-fields.tsx'
import { sayDay } from '../moment.tsx'
import { RegionsField } from './regions-field.tsx'
import { RoleField } from './role-field.tsx'
import { sayRole } from './say-regions.ts'
import {
  filterPeople,
  NobodyFound,
  noFilter,
  readUserFilter,
  type UserFilter,
  UserFilters,
} from './user-filters.tsx'
import type { Person } from './user-page.tsx'

/** The actions that redirect to the list. */
const results = ['invited', 'withdrawn', 'sentAgain', 'notSentAgain'] as const

type UsersData = {
  people: readonly Person[]
  filter: UserFilter
  invitations: Awaited<ReturnType<Services['staff']['listInvitations']>>
  news: (typeof results)[number] | undefined
  typed: { email: string; role: string; regions: readonly RegionId[] }
  errors: FieldErrors
}

export const usersRoute = adminPage<UsersData>({
  access: 'administer',
  script: 'filtering',
  title: ({ t }) => t('users.title'),
  text: ({ t, data }) => t('users.count', { count: data.people.length }),
  description: ({ t }) => t('users.description', { name: t('languages.name') }),
  load: async ({ services, query }) =>
    done({ ...(await factsOf(services, query.done)), filter: readUserFilter(query) }),
  actions: {
    async again(post) {
      const whom = { email: fieldOf(post, 'email'), locale: post.locale }
      const sent = await post.services.staff.inviteAgain(signedIn(post), whom)
      return { redirect: `${paths.adminUsers()}?done=${sent.ok ? 'sentAgain' : 'notSentAgain'}` }
    },
    async withdraw(post) {
      await post.services.staff.withdrawInvitation(signedIn(post), fieldOf(post, 'email'))
      return { redirect: `${paths.adminUsers()}?done=withdrawn` }
    },
  },
  async submit(post) {
    const { services, locale } = post
    const regions = regionsIn(post.fields.regions ?? [])
    const typed = { email: fieldOf(post, 'email'), role: fieldOf(post, 'role'), regions }
    const invited = await services.staff.inviteStaff(signedIn(post), { ...typed, locale })
    if (invited.ok) return { redirect: `${paths.adminUsers()}?done=invited` }
    const { refusal } = invited
    const { errors } = refusal
    if (!errors) return { redirect: paths.adminUsers() }
    return { refusal, data: { ...(await factsOf(services)), typed, errors } }
  },
  Body: (context) => {
    const { t, href, data } = context
    const { people, filter, news, typed, errors } = data
    const found = filterPeople(people, filter)
    const email = emailAddress(t('users.email'), typed.email, 'off')
    const role = { name: 'role', label: t('users.role'), autoComplete: 'off' }
    return (
      <>
        <TypedMistakes t={t} questions={[email, role]} errors={errors} />
        {news && <Message live tone={news === 'notSentAgain' ? 'warn' : 'info'} title={t(`users.${news}`)} />}
        <div className="stack" data-followed="">
          <UserFilters {...context} filter={filter} />
          {found.length === 0 ? (
            <NobodyFound t={t} />
          ) : (
            <DataTable
              caption={t('users.list')}
              rows={found}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  label: t('users.name'),
                  cell: ({ id, name, email }) => (
                    <RowTitle href={href(paths.adminUser(id))} title={name} narrowText={email} />
                  ),
                },
                { id: 'email', label: t('users.email'), kind: 'wide', cell: ({ email }) => email },
                {
                  id: 'role',
                  label: t('users.role'),
                  cell: (person) => sayRole(t, person.role, person.regions),
                },
                { id: 'security', label: t('users.security'), cell: (person) => waysIn(person, t) },
              ]}
            />
          )}
        </div>
        <Invitations {...context} />
        <Box id="invite" title={t('users.invite')}>
          <p>{t('users.inviteText')}</p>
          <ActionForm {...context} label={t('users.send')}>
            <TypedFields t={t} questions={[email]} errors={errors} />
            <RoleField
              t={t}
              value={typed.role || 'coordinator'}
              error={errors.role && fieldError(t, errors.role)}
            />
            <RegionsField t={t} chosen={typed.regions} />
          </ActionForm>
        </Box>
      </>
    )
  },
})

async function factsOf(services: Services, result?: string): Promise<UsersData> {
  const [people, invitations] = await Promise.all([
    services.staff.listStaff(),
    services.staff.listInvitations(),
  ])
  const news = results.find((one) => one === result)
  return {
    people,
    filter: noFilter,
    invitations,
    news,
    typed: { email: '', role: '', regions: [] },
    errors: {},
  }
}

function waysIn({ isDisabled, hasSecondFactor, passkeys }: Person, t: Translate): string {
  if (isDisabled) return t('users.disabled')
  const ways = [hasSecondFactor ? t('users.withCode') : t('users.password')]
  return [...ways, ...(passkeys > 0 ? [t('users.withPasskey')] : [])].join(' · ')
}

function Invitations(context: PageContext<UsersData>) {
  const { t, locale, data } = context
  if (data.invitations.length === 0) return null
  return (
    <Box id="invitations" title={t('users.waiting')}>
      <ul className="stack gap-4">
        {data.invitations.map(({ email, role, regions, expiresAt, sender }) => (
          <li key={email} className="row row--between">
            <span>
              {email}
              <br />
              <small>
                {sayRole(t, role, regions)}, {t('users.until', { date: sayDay(expiresAt, locale) })}
                <br />
                {t('users.sentBy', { name: sender })}
              </small>
            </span>
            <div className="row gap-3">
              <ActionForm
                {...context}
                action="again"
                variant="secondary"
                small
                label={t('users.again')}
                about={t('users.againTo', { email })}
              >
                <input type="hidden" name="email" value={email} />
              </ActionForm>
              <ActionForm
                {...context}
                action="withdraw"
                variant="secondary"
                small
                label={t('users.withdraw')}
                about={t('users.withdrawFrom', { email })}
              >
                <input type="hidden" name="email" value={email} />
              </ActionForm>
            </div>
          </li>
        ))}
      </ul>
    </Box>
  )
}
