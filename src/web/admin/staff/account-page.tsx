import { brand } from '../../../domain/brand.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { passwordLength } from '../../../domain/staff/first-administrator.ts'
import type { Services } from '../../../services/services.ts'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageContext,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { ActionForm } from '../action-form.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { Mistakes, type Question, TypedField } from '../typed-field.tsx'

type AccountData = {
  hasSecondFactor: boolean
  passkeys: number
  sessions: number
  isChanged: boolean
  errors: FieldErrors
}

const accountPage: Page<AccountData> = {
  title: ({ t, data }) => pageTitle(t, t('account.title'), data.errors),
  description: ({ t }) => t('account.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    const { name, email, role } = signedIn(context)
    return (
      <AdminFrame {...context} title={t('account.title')} text={t('account.lede')}>
        <Mistakes t={t} questions={questionsOf(t)} errors={data.errors} />
        {data.isChanged && (
          <Message title={t('account.changed')} live>
            <p>{t('account.changedText')}</p>
          </Message>
        )}
        <Box id="person" title={t('account.person')}>
          <KeyValues
            columns={2}
            items={[
              { term: t('account.name'), value: name },
              { term: t('account.email'), value: email },
              { term: t('account.role'), value: t(`admin.${role}`) },
            ]}
          />
        </Box>
        <Box id="second-factor" title={t('account.secondFactor')}>
          <p>{data.hasSecondFactor ? t('account.secondFactorOn') : t('account.secondFactorOff')}</p>
          <div>
            <LinkButton href={href(paths.adminSecondFactor())} variant="secondary">
              {data.hasSecondFactor ? t('account.manage') : t('account.setUp')}
            </LinkButton>
          </div>
        </Box>
        <Box id="passkeys" title={t('account.passkeys')}>
          <p>
            {data.passkeys > 0
              ? t('account.passkeysCount', { count: data.passkeys })
              : t('account.passkeysNone')}
          </p>
          <div>
            <LinkButton href={href(paths.adminPasskeys())} variant="secondary">
              {t('account.passkeysManage')}
            </LinkButton>
          </div>
        </Box>
        <Box id="sessions" title={t('sessions.title')}>
          <p>{t('sessions.count', { count: data.sessions })}</p>
          <div>
            <LinkButton href={href(paths.adminSessions())} variant="secondary">
              {t('sessions.manage')}
            </LinkButton>
          </div>
        </Box>
        <PasswordBox {...context} />
      </AdminFrame>
    )
  },
}

export const accountRoute = adminRoute<AccountData>({
  access: 'staff',
  limit: 'signIn', // the password can be guessed here, too
  page: accountPage,
  load: async (request) => done({ ...(await ownFacts(request)), isChanged: false, errors: {} }),
  submit: changePassword,
})

async function changePassword(post: FormPost): Promise<Submitted<AccountData>> {
  const { fields, services, cookies, locale } = post
  const [current, password] = [fields.current?.[0] ?? '', fields.password?.[0] ?? '']
  const changed = await services.staff.changePassword(signedIn(post), cookies, { current, password, locale })
  const facts = await ownFacts(post)
  if (changed.ok) return { data: { ...facts, isChanged: true, errors: {} }, setCookies: changed.value }
  const { refusal } = changed
  return { refusal, data: { ...facts, isChanged: false, errors: refusal.errors ?? {} } }
}

async function ownFacts(request: { services: Services; staff?: PageContext['staff'] }) {
  const staff = signedIn(request)
  const sessions = await request.services.staff.countOwnSessions(staff)
  const own = await request.services.staff.readStaff(staff.id)
  return own.ok ? { ...own.value, sessions } : { hasSecondFactor: false, passkeys: 0, sessions }
}

function PasswordBox({ t, href, csrfToken, data: { errors } }: PageContext<AccountData>) {
  const questions = questionsOf(t)
  return (
    <Box id="password-box" title={t('account.password')}>
      <ActionForm to={href(paths.adminAccount())} csrfToken={csrfToken} label={t('account.change')}>
        {questions.map((question) => (
          <TypedField key={question.name} t={t} question={question} errors={errors} />
        ))}
      </ActionForm>
    </Box>
  )
}

const questionsOf = (t: Translate): Question[] => [
  { name: 'current', label: t('account.current'), type: 'password', autoComplete: 'current-password' },
  {
    name: 'password',
    label: t('account.newPassword'),
    type: 'password',
    autoComplete: 'new-password',
    hint: t('setUp.passwordHint', { count: passwordLength.min }),
  },
]
