import { paths } from '../../../domain/paths.ts'
import { done, type Refusal } from '../../../domain/refusals.ts'
import { nextPath } from '../../../domain/staff/sign-in.ts'
import { fieldOf, type PageContext, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { currentPassword, emailAddress } from '../forms/typed-fields.tsx'
import { PasskeyAlert } from './add-passkey.tsx'
import { SignInForm, SignInRefused } from './sign-in-form.tsx'

type LoginData = {
  /** The path to open after signing in. */
  next: string | undefined
  email: string
  signedOut: boolean
  refusal?: Refusal
}

export const loginRoute = route<LoginData>({
  access: 'public',
  page: {
    title: ({ t, data }) => pageTitle(t, t('login.title'), data.refusal?.errors),
    description: ({ t }) => t('login.description', { name: t('languages.name') }),
    Body: (context) => {
      const { t, href, data } = context
      const { next, email, signedOut, refusal } = data
      return (
        <Band inner="stack gap-5">
          <SignInForm
            {...context}
            title={t('login.title')}
            lede={t('login.lede')}
            questions={[
              emailAddress(t('login.email'), email, 'username'),
              currentPassword(t('login.password')),
            ]}
            errors={refusal?.errors}
            submit={t('login.submit')}
            notice={
              <>
                {refusal && !refusal.errors && <SignInRefused t={t} refusal={refusal} />}
                {signedOut && <Message title={t('login.signedOut')} />}
              </>
            }
            hidden={next && <input type="hidden" name="next" value={next} />}
          >
            <p>
              <a href={href(paths.loginForgotten())}>{t('login.forgotten')}</a>
            </p>
          </SignInForm>
          <PasskeySignIn t={t} next={href(next ?? paths.admin())} />
          {/* Coming from another site, the browser sends no SameSite=Strict cookie; after our own link it does. */}
          {next && (
            <p>
              {t('login.stillIn')} <a href={href(next)}>{t('login.goOn')}</a>
            </p>
          )}
          <p className="hint">{t('login.noAccount')}</p>
        </Band>
      )
    },
  },
  styles: ['base', 'forms'],
  script: 'passkeys',
  load: async ({ query }) =>
    done({ next: nextPath(query.next), email: '', signedOut: query.out !== undefined }),
  async submit(post) {
    const { services, caller, cookies } = post
    const [email, next] = [fieldOf(post, 'email'), nextPath(fieldOf(post, 'next'))]
    const given = { email, password: fieldOf(post, 'password') }
    const signedIn = await services.staff.signInStaff({ caller, cookies }, given)
    if (signedIn.ok) {
      const { needsCode, setCookies } = signedIn.value
      const code = paths.loginCode() + (next ? `?next=${encodeURIComponent(next)}` : '')
      return { redirect: needsCode ? code : (next ?? paths.admin()), setCookies }
    }
    const { refusal } = signedIn
    return { refusal, data: { next, email, signedOut: false, refusal } }
  },
})

/** Rendered on the server, so that nothing jumps; the script hides it in browsers without passkeys. */
function PasskeySignIn({ t, next }: Pick<PageContext, 't'> & { next: string }) {
  return (
    <form data-passkey="get" data-next={next} className="stack gap-3 with-script">
      <div>
        <Button type="submit" variant="secondary">
          {t('login.passkey')}
        </Button>
      </div>
      <PasskeyAlert t={t} says={{ failed: t('login.passkeyFailed') }} />
    </form>
  )
}
