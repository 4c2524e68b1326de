import { brand } from '../../../domain/brand.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { type FormPost, type Page, type PageContext, route, type Submitted } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Form, FormActions, FormHead, FormSection } from '../../ui/form/form.tsx'
import { Success } from '../../ui/success/success.tsx'
import { Mistakes, type Question, TypedField } from '../typed-field.tsx'

type ForgottenData = { email: string; isAsked: boolean; errors: FieldErrors }

/** Where somebody who has forgotten their password asks for a link; it never says who has an account. */
const forgottenPage: Page<ForgottenData> = {
  title: ({ t, data }) => pageTitle(t, t('login.forgottenTitle'), data.errors),
  description: ({ t }) => t('login.forgottenDescription', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <Band inner="stack gap-5">
        {data.isAsked ? (
          <Success title={t('login.askedTitle')} text={t('login.askedText', { email: data.email })}>
            <p className="hint">{t('login.askedNothing')}</p>
            <LinkButton href={href(paths.login())} variant="secondary">
              {t('login.backToSignIn')}
            </LinkButton>
          </Success>
        ) : (
          <ForgottenForm {...context} />
        )}
      </Band>
    )
  },
}

export const forgottenRoute = route<ForgottenData>({
  access: 'public',
  limit: 'newPassword',
  page: forgottenPage,
  styles: ['forms'],
  load: async () => done({ email: '', isAsked: false, errors: {} }),
  submit: ask,
})

async function ask({ fields, services, locale }: FormPost): Promise<Submitted<ForgottenData>> {
  const email = fields.email?.[0] ?? ''
  const asked = await services.staff.askForNewPassword({ email, locale })
  if (asked.ok) return { data: { email: email.trim(), isAsked: true, errors: {} } }
  const { refusal } = asked
  return { refusal, data: { email, isAsked: false, errors: refusal.errors ?? {} } }
}

function ForgottenForm({ t, href, csrfToken, data: { email, errors } }: PageContext<ForgottenData>) {
  const question = questionOf(t, email)
  return (
    <Form method="post" action={href(paths.loginForgotten())}>
      <Mistakes t={t} questions={[question]} errors={errors} />
      <FormHead title={t('login.forgottenTitle')} lede={t('login.forgottenLede')} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      <FormSection>
        <TypedField t={t} question={question} errors={errors} />
      </FormSection>
      <FormActions>
        <LinkButton href={href(paths.login())} variant="secondary">
          {t('login.backToSignIn')}
        </LinkButton>
        <Button type="submit">{t('login.forgottenSubmit')}</Button>
      </FormActions>
    </Form>
  )
}

const questionOf = (t: Translate, email: string): Question => ({
  name: 'email',
  label: t('login.email'),
  type: 'email',
  autoComplete: 'username',
  value: email,
})
