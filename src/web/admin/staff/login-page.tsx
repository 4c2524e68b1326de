import { brand } from '../../../domain/brand.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Refusal } from '../../../domain/refusals.ts'
import { nextPath } from '../../../domain/staff/sign-in.ts'
import { type FormPost, type Page, type PageContext, route, type Submitted } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText } from '../../ui/field/field.tsx'
import { Form, FormActions, FormHead, FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Mistakes, type Question, TypedField } from '../typed-field.tsx'
import { PasskeyWait } from './passkey-wait.tsx'

type LoginData = {
  /** Where to go afterwards. */
  next: string | undefined
  email: string
  signedOut: boolean
  refusal?: Refusal
}

const questionsOf = (t: Translate, email: string): Question[] => [
  { name: 'email', label: t('login.email'), type: 'email', autoComplete: 'username', value: email },
  { name: 'password', label: t('login.password'), type: 'password', autoComplete: 'current-password' },
]

const loginPage: Page<LoginData> = {
  title: ({ t, data }) => pageTitle(t, t('login.title'), data.refusal?.errors),
  description: ({ t }) => t('login.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <Band inner="stack gap-5">
        <LoginForm {...context} />
        <PasskeySignIn t={t} next={href(data.next ?? paths.admin())} />
        {/* A link from another site brings no session along; one of our own does. */}
        {data.next && (
          <p>
            {t('login.stillIn')} <a href={href(data.next)}>{t('login.goOn')}</a>
          </p>
        )}
        <p className="hint">{t('login.noAccount')}</p>
      </Band>
    )
  },
}

export const loginRoute = route<LoginData>({
  access: 'public',
  page: loginPage,
  styles: ['forms'],
  script: 'passkeys',
  load: async ({ query }) =>
    done({ next: nextPath(query.next), email: '', signedOut: query.out !== undefined }),
  submit: signIn,
})

async function signIn({ fields, services, caller, cookies }: FormPost): Promise<Submitted<LoginData>> {
  const read = (name: string) => fields[name]?.[0] ?? ''
  const [email, next] = [read('email'), nextPath(read('next'))]
  const signedIn = await services.staff.signInStaff(
    { caller, cookies },
    { email, password: read('password') },
  )
  if (signedIn.ok) {
    const { needsCode, setCookies } = signedIn.value
    const code = paths.loginCode() + (next ? `?next=${encodeURIComponent(next)}` : '')
    return { redirect: needsCode ? code : (next ?? paths.admin()), setCookies }
  }
  const { refusal } = signedIn
  return { refusal, data: { next, email, signedOut: false, refusal } }
}

function LoginForm({ t, href, data, csrfToken }: PageContext<LoginData>) {
  const { next, email, refusal, signedOut } = data
  const errors = refusal?.errors ?? {}
  const questions = questionsOf(t, email)
  return (
    <Form method="post" action={href(paths.login())}>
      <Mistakes t={t} questions={questions} errors={errors} />
      {refusal && !refusal.errors && <Trouble t={t} refusal={refusal} />}
      {signedOut && <Message title={t('login.signedOut')} />}
      <FormHead title={t('login.title')} lede={t('login.lede')} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      {next && <input type="hidden" name="next" value={next} />}
      <FormSection>
        {questions.map((question) => (
          <TypedField key={question.name} t={t} question={question} errors={errors} />
        ))}
        <p>
          <a href={href(paths.loginForgotten())}>{t('login.forgotten')}</a>
        </p>
      </FormSection>
      <FormActions>
        <Button type="submit">{t('login.submit')}</Button>
      </FormActions>
    </Form>
  )
}

function Trouble({ t, refusal }: { t: Translate; refusal: Refusal }) {
  const minutes = Math.ceil((refusal.retryAfterSeconds ?? 60) / 60)
  return (
    <Message tone="danger" title={t('login.wrongTitle')} live>
      <p>
        {refusal.code === 'too_many_requests'
          ? t('login.tooMany', { count: minutes })
          : t(refusal.code === 'passkey_required' ? 'login.usePasskey' : 'login.wrong')}
      </p>
    </Message>
  )
}

/** There from the start, so that nothing jumps; the script takes it away where the browser cannot. */
function PasskeySignIn({ t, next }: Pick<PageContext, 't'> & { next: string }) {
  return (
    <form data-passkey="get" data-next={next} className="stack gap-3 with-script">
      <div>
        <Button type="submit" variant="secondary">
          {t('login.passkey')}
        </Button>
      </div>
      <div role="alert">
        <div data-says="failed" hidden>
          <ErrorText>{t('login.passkeyFailed')}</ErrorText>
        </div>
        <PasskeyWait t={t} />
      </div>
    </form>
  )
}
