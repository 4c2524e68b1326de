import { brand } from '../../domain/brand.ts'
import { longestText, passwordLength } from '../../domain/first-administrator.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { done, type FieldCode, type FieldErrors, type Refusal } from '../../domain/refusals.ts'
import { nextPath } from '../../domain/sign-in.ts'
import { type FormPost, type Page, type PageContext, route, type Submitted } from '../page.ts'
import { pageTitle } from '../pages/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { Button } from '../ui/button/button.tsx'
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx'
import { Field } from '../ui/field/field.tsx'
import { Form, FormActions, FormHead, FormSection } from '../ui/form/form.tsx'
import { Message } from '../ui/message/message.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'

type LoginData = {
  /** Where to go afterwards. */
  next: string | undefined
  email: string
  signedOut: boolean
  refusal?: Refusal
}

const questions = [
  { name: 'email', type: 'email', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const

const loginPage: Page<LoginData> = {
  title: ({ t, data }) => pageTitle(t, t('login.title'), errorsOf(data)),
  description: ({ t }) => t('login.description', { name: brand.name }),
  Body: (context) => (
    <Band>
      <LoginForm {...context} />
    </Band>
  ),
}

export const loginRoute = route<LoginData>({
  access: 'public',
  page: loginPage,
  styles: ['forms'],
  load: async ({ query }) =>
    done({ next: nextPath(query.next), email: '', signedOut: query.out !== undefined }),
  submit: signIn,
})

async function signIn({ fields, services, caller, cookies }: FormPost): Promise<Submitted<LoginData>> {
  const read = (name: string) => fields[name]?.[0] ?? ''
  const [email, next] = [read('email'), nextPath(read('next'))]
  const signedIn = await services.signInStaff({ caller, cookies }, { email, password: read('password') })
  if (signedIn.ok) return { redirect: next ?? paths.admin(), setCookies: signedIn.value }
  const { refusal } = signedIn
  return { status: statuses[refusal.code] ?? 422, data: { next, email, signedOut: false, refusal } }
}

const statuses: Partial<Record<Refusal['code'], number>> = { wrong_credentials: 401, too_many_requests: 429 }

function LoginForm({ t, href, data, csrfToken }: PageContext<LoginData>) {
  const { next, email, refusal, signedOut } = data
  const errors = errorsOf(data)
  return (
    <Form method="post" action={href(paths.login())}>
      {refusal && <Trouble t={t} refusal={refusal} />}
      {signedOut && <Message title={t('login.signedOut')} />}
      <FormHead title={t('login.title')} lede={t('login.lede')} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      {next && <input type="hidden" name="next" value={next} />}
      <FormSection>
        {questions.map(({ name, ...input }) => (
          <Field
            key={name}
            id={name}
            label={t(`login.${name}`)}
            error={errors[name] && sayWhy(name, errors[name], t)}
          >
            {(control) => (
              <TextInput
                {...control}
                {...input}
                name={name}
                defaultValue={name === 'email' ? email : undefined}
              />
            )}
          </Field>
        ))}
      </FormSection>
      <FormActions>
        <Button type="submit">{t('login.submit')}</Button>
      </FormActions>
      {/* A link from another site brings no session along; one of our own does. */}
      {next && (
        <p>
          {t('login.stillIn')} <a href={href(next)}>{t('login.goOn')}</a>
        </p>
      )}
      <p className="hint">{t('login.noAccount')}</p>
    </Form>
  )
}

function Trouble({ t, refusal }: { t: Translate; refusal: Refusal }) {
  if (refusal.errors) {
    const items = questions.flatMap(({ name }) => {
      const code = refusal.errors?.[name]
      return code ? [{ href: `#${name}`, text: `${t(`login.${name}`)}: ${sayWhy(name, code, t)}` }] : []
    })
    return <ErrorSummary title={t('login.check')} items={items} />
  }
  const minutes = Math.ceil((refusal.retryAfterSeconds ?? 60) / 60)
  return (
    <Message tone="danger" title={t('login.wrongTitle')} live>
      <p>
        {refusal.code === 'too_many_requests' ? t('login.tooMany', { count: minutes }) : t('login.wrong')}
      </p>
    </Message>
  )
}

function errorsOf({ refusal }: LoginData): FieldErrors {
  return refusal?.errors ?? {}
}

function sayWhy(name: string, code: FieldCode, t: Translate): string {
  return t(`forms.${code}`, { max: name === 'password' ? passwordLength.max : longestText })
}
