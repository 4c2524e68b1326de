import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { fieldOf, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Success } from '../../ui/success/success.tsx'
import { emailAddress } from '../forms/typed-fields.tsx'
import { SignInForm } from './sign-in-form.tsx'

type ForgottenData = { email: string; isAsked: boolean; errors: FieldErrors }

/** Requests a link for a new password; the answer never reveals whether the account exists. */
export const forgottenRoute = route<ForgottenData>({
  access: 'public',
  limit: 'newPassword',
  page: {
    title: ({ t, data }) => pageTitle(t, t('login.forgottenTitle'), data.errors),
    description: ({ t }) => t('login.forgottenDescription', { name: t('languages.name') }),
    Body: (context) => {
      const { t, href, data } = context
      const { email, isAsked, errors } = data
      const back = (
        <LinkButton href={href(paths.login())} variant="secondary">
          {t('login.backToSignIn')}
        </LinkButton>
      )
      return (
        <Band inner="stack gap-5">
          {isAsked ? (
            <Success title={t('login.askedTitle')} text={t('login.askedText', { email })}>
              <p className="hint">{t('login.askedNothing')}</p>
              {back}
            </Success>
          ) : (
            <SignInForm
              {...context}
              title={t('login.forgottenTitle')}
              lede={t('login.forgottenLede')}
              questions={[emailAddress(t('login.email'), email, 'username')]}
              errors={errors}
              submit={t('login.forgottenSubmit')}
              back={back}
            />
          )}
        </Band>
      )
    },
  },
  styles: ['base', 'forms'],
  load: async () => done({ email: '', isAsked: false, errors: {} }),
  async submit(post) {
    const email = fieldOf(post, 'email')
    const asked = await post.services.staff.askForNewPassword({ email, locale: post.locale })
    if (asked.ok) return { data: { email: email.trim(), isAsked: true, errors: {} } }
    const { refusal } = asked
    return { refusal, data: { email, isAsked: false, errors: refusal.errors ?? {} } }
  },
})
