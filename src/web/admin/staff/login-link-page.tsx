import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { fieldOf, type PageContext, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Success } from '../../ui/success/success.tsx'
import { newPassword, type Question } from '../forms/typed-fields.tsx'
import { sayRole } from './say-regions.ts'
import { SignInForm } from './sign-in-form.tsx'

type LinkData = {
  token: string
  /** Undefined if the link is used or expired. */
  link: Awaited<ReturnType<Services['staff']['readStaffLink']>>
  isUsed: boolean
  name: string
  errors: FieldErrors
}

/** Target of mailed links: an invitation, or a request for a new password. */
export const staffLinkRoute = route<LinkData>({
  access: 'public',
  page: {
    title: (context) => pageTitle(context.t, titleOf(context), context.data.errors),
    description: ({ t }) => t('login.linkDescription', { name: t('languages.name') }),
    Body: (context) => {
      const { t, href, data } = context
      return (
        <Band>
          {data.isUsed ? (
            <Success title={t('login.doneTitle')} text={t('login.doneText')}>
              <LinkButton href={href(paths.login())}>{t('login.submit')}</LinkButton>
            </Success>
          ) : data.link ? (
            <LinkForm {...context} link={data.link} />
          ) : (
            <DeadLink {...context} />
          )}
        </Band>
      )
    },
  },
  styles: ['base', 'forms'],
  load: async ({ query, services }) => {
    const token = query.token ?? ''
    const link = await services.staff.readStaffLink(token)
    return done({ token, link, isUsed: false, name: '', errors: {} })
  },
  async submit(post) {
    const { services, locale } = post
    const [token, name] = [fieldOf(post, 'token'), fieldOf(post, 'name')]
    const given = { name, password: fieldOf(post, 'password'), locale }
    const used = await services.staff.acceptStaffLink(token, given)
    if (used.ok) {
      const { link, setCookies } = used.value
      return { status: 201, data: { token: '', link, isUsed: true, name, errors: {} }, setCookies }
    }
    const { code, errors = {} } = used.refusal
    const link = code === 'link_used' ? undefined : await services.staff.readStaffLink(token)
    const refusal = link ? used.refusal : ({ code: 'link_used' } as const)
    return { refusal, data: { token, link, isUsed: false, name, errors } }
  },
})

function titleOf({ t, data: { link } }: PageContext<LinkData>): string {
  if (!link) return t('login.deadTitle')
  return link.purpose === 'invitation'
    ? t('login.acceptTitle', { name: t('languages.name') })
    : t('login.newTitle')
}

/** Says what to do about a used or expired link, whose kind is no longer known. */
function DeadLink({ t, href }: PageContext<LinkData>) {
  return (
    <div className="stack gap-6">
      <h1>{t('login.deadTitle')}</h1>
      <div className="stack gap-3">
        <p>{t('login.deadText')}</p>
        <p>{t('login.deadNext')}</p>
      </div>
      <div className="row">
        <LinkButton href={href(paths.login())}>{t('login.submit')}</LinkButton>
        <LinkButton href={href(paths.loginForgotten())} variant="secondary">
          {t('login.forgotten')}
        </LinkButton>
      </div>
    </div>
  )
}

type FormProps = PageContext<LinkData> & { link: NonNullable<LinkData['link']> }

function LinkForm({ link, ...context }: FormProps) {
  const { t, data } = context
  const { token, name, errors } = data
  const isInvited = link.purpose === 'invitation'
  const nameQuestion: Question = { name: 'name', label: t('login.name'), autoComplete: 'name', value: name }
  return (
    <SignInForm
      {...context}
      title={titleOf(context)}
      lede={
        isInvited
          ? t('login.acceptLede', { role: sayRole(t, link.role, link.regions) })
          : t('login.newLede', { email: link.email })
      }
      questions={[...(isInvited ? [nameQuestion] : []), newPassword(t('login.newPassword'), t)]}
      errors={errors}
      submit={isInvited ? t('login.accept') : t('login.save')}
      hidden={
        <>
          <input type="hidden" name="token" value={token} />
          {/* Password managers keep the password under this name. */}
          <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
        </>
      }
    />
  )
}
