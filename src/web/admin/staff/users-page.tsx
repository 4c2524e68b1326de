import { brand } from '../../../domain/brand.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { formatDate } from '../../content/format-date.ts'
import {
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
import { DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Message } from '../../ui/message/message.tsx'
import { ActionForm } from '../action-form.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { Mistakes, type Question, TypedField } from '../typed-field.tsx'
import { RoleField } from './role-field.tsx'

type Person = Awaited<ReturnType<Services['staff']['listStaff']>>[number]

type UsersData = {
  people: readonly Person[]
  invitations: Awaited<ReturnType<Services['staff']['listInvitations']>>
  /** What has just been done. */
  news: 'invited' | 'withdrawn' | undefined
  typed: { email: string; role: string }
  errors: FieldErrors
}

const usersPage: Page<UsersData> = {
  title: ({ t, data }) => pageTitle(t, t('users.title'), data.errors),
  description: ({ t }) => t('users.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    const { people, news } = data
    return (
      <AdminFrame {...context} title={t('users.title')} text={t('users.count', { count: people.length })}>
        <Mistakes t={t} questions={questionsOf(t, '')} errors={data.errors} />
        {news && <Message live title={t(`users.${news}`)} />}
        <DataTable
          caption={t('users.list')}
          rows={people}
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
            { id: 'role', label: t('users.role'), cell: ({ role }) => t(`admin.${role}`) },
            { id: 'security', label: t('users.security'), cell: (person) => waysIn(person, t) },
          ]}
        />
        <Invitations {...context} />
        <Invite {...context} />
      </AdminFrame>
    )
  },
}

export const usersRoute = adminRoute<UsersData>({
  access: 'administer',
  page: usersPage,
  load: async ({ services, query }) => done(await factsOf(services, newsIn(query.done))),
  actions: { withdraw },
  submit: invite,
})

async function withdraw(post: FormPost): Promise<Submitted<UsersData>> {
  await post.services.staff.withdrawInvitation(signedIn(post), fieldOf(post, 'email'))
  return { redirect: `${paths.adminUsers()}?done=withdrawn` }
}

async function invite(post: FormPost): Promise<Submitted<UsersData>> {
  const { services, locale } = post
  const typed = { email: fieldOf(post, 'email'), role: fieldOf(post, 'role') }
  const invited = await services.staff.inviteStaff(signedIn(post), { ...typed, locale })
  if (invited.ok) return { redirect: `${paths.adminUsers()}?done=invited` }
  const { refusal } = invited
  const { errors } = refusal
  if (!errors) return { redirect: paths.adminUsers() }
  return { refusal, data: { ...(await factsOf(services)), typed, errors } }
}

const newsIn = (done: unknown) => (done === 'invited' || done === 'withdrawn' ? done : undefined)

async function factsOf(services: Services, news?: UsersData['news']): Promise<UsersData> {
  const [people, invitations] = await Promise.all([
    services.staff.listStaff(),
    services.staff.listInvitations(),
  ])
  return { people, invitations, news, typed: { email: '', role: '' }, errors: {} }
}

function waysIn({ isDisabled, hasSecondFactor, passkeys }: Person, t: Translate): string {
  if (isDisabled) return t('users.disabled')
  const ways = [hasSecondFactor ? t('users.withCode') : t('users.password')]
  return [...ways, ...(passkeys > 0 ? [t('users.withPasskey')] : [])].join(' · ')
}

function Invite({ t, href, csrfToken, data: { typed, errors } }: PageContext<UsersData>) {
  const [email, role] = questionsOf(t, typed.email)
  return (
    <Box id="invite" title={t('users.invite')}>
      <p>{t('users.inviteText')}</p>
      <ActionForm to={href(paths.adminUsers())} csrfToken={csrfToken} label={t('users.send')}>
        <TypedField t={t} question={email} errors={errors} />
        <RoleField t={t} label={role.label} chosen={typed.role || 'coordinator'} error={errors.role} />
      </ActionForm>
    </Box>
  )
}

function Invitations({ t, href, locale, csrfToken, data: { invitations } }: PageContext<UsersData>) {
  if (invitations.length === 0) return null
  return (
    <Box id="invitations" title={t('users.waiting')}>
      <ul className="stack gap-4">
        {invitations.map(({ email, role, expiresAt, sender }) => (
          <li key={email} className="row row--between">
            <span>
              {email}
              <br />
              <small>
                {t(`admin.${role}`)},{' '}
                {t('users.until', { date: formatDate(expiresAt.toISOString().slice(0, 10), locale) })}
                <br />
                {t('users.sentBy', { name: sender })}
              </small>
            </span>
            <ActionForm
              to={href(paths.adminUsers())}
              csrfToken={csrfToken}
              action="withdraw"
              variant="secondary"
              small
              label={
                <>
                  <span aria-hidden="true">{t('users.withdraw')}</span>
                  <span className="vh">{t('users.withdrawFrom', { email })}</span>
                </>
              }
            >
              <input type="hidden" name="email" value={email} />
            </ActionForm>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function questionsOf(t: Translate, typedEmail: string): [email: Question, role: Question] {
  return [
    { name: 'email', label: t('users.email'), type: 'email', autoComplete: 'off', value: typedEmail },
    { name: 'role', label: t('users.role'), type: 'text', autoComplete: 'off' },
  ]
}
